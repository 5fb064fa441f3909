"""What is kept between sessions: games in progress and finished, settings, crash reports.

pydantic is imported only when a file from disk has to be checked, never to write one.
"""
