#!/bin/sh
# Puts Gamebox into the menu of whoever runs this, or takes it out again:  sh install.sh [--remove]
# Nothing but your own folders is touched, and never your saved games.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin

refresh() {
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$share/applications" || true
    fi
    if command -v update-mime-database >/dev/null 2>&1 && [ -d "$share/mime/packages" ]; then
        update-mime-database "$share/mime" >/dev/null 2>&1 || true
    fi
    if command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t -f "$share/icons/hicolor" 2>/dev/null || true
    fi
}

remove() {
    if [ -L "$bin/gamebox" ]; then rm -f "$bin/gamebox"; fi
    rm -f "$share/applications/gamebox.desktop" "$share/mime/packages/gamebox.xml"
    for size in "$here"/share/icons/hicolor/*; do
        name=${size##*/}
        rm -f "$share/icons/hicolor/$name/apps/gamebox.png"
        rm -f "$share/icons/hicolor/$name/mimetypes/gamebox-saved-game.png"
    done
    refresh
    if [ -e "$here/unpacked-by-installer" ]; then
        rm -rf "$here/_internal" "$here/share"
        rm -f "$here/gamebox" "$here/README.txt" "$here/unpacked-by-installer" "$here/install.sh"
        rmdir "$here" 2>/dev/null || true
    fi
    echo "Gamebox has been removed. Your saved games are still in $share/gamebox."
}

install() {
    mkdir -p "$bin" "$share/applications" "$share/mime/packages" "$share/icons/hicolor"
    if [ -e "$bin/gamebox" ] && [ ! -L "$bin/gamebox" ]; then
        echo "$bin/gamebox is somebody else's and was left alone." >&2
    else
        ln -sfn "$here/gamebox" "$bin/gamebox"
    fi
    # What a desktop entry and sed need before these characters of a path.
    command=$(printf '%s' "$here/gamebox" | sed -e 's/[\\"`$]/\\\\&/g' -e 's/%/%%/g' -e 's/[\\&|]/\\&/g')
    sed "s|^Exec=gamebox|Exec=\"$command\"|" "$here/share/applications/gamebox.desktop" >"$share/applications/gamebox.desktop"
    cp "$here/share/mime/packages/gamebox.xml" "$share/mime/packages/"
    cp -R "$here/share/icons/hicolor/." "$share/icons/hicolor/"
    refresh
    echo "Gamebox is in your menu, and starts with $bin/gamebox too."
    echo "To remove it: sh \"$here/install.sh\" --remove"
}

case "${1:-}" in
    "") install ;;
    --remove) remove ;;
    *) echo "Usage: sh install.sh [--remove]" >&2; exit 2 ;;
esac
