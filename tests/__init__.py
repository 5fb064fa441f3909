"""The tests of Gamebox: rules, contracts, players, saves, screens, and how all is put together."""
