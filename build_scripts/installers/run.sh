#!/bin/sh
# Gamebox @VERSION@ for Linux on @MACHINE@. This file unpacks itself:  sh @NAME@ [--to FOLDER] [--no-menu]
# It needs no administrator, and puts the program into ~/.local/lib/gamebox unless told otherwise.
set -eu

size=@SIZE@
sum=@SUM@
lines=@LINES@
menu=yes
to=

usage() {
    echo "Usage: sh $0 [--to FOLDER] [--no-menu]"
    echo "Unpacks Gamebox @VERSION@ into FOLDER (~/.local/lib/gamebox) and puts it into your menu."
    echo "To remove it again: sh FOLDER/install.sh --remove"
}

while [ $# -gt 0 ]; do
    case "$1" in
        --to) [ $# -gt 1 ] || { usage >&2; exit 2; }; to=$2; shift ;;
        --no-menu) menu=no ;;
        --help | -h) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
    shift
done
to=${to:-$HOME/.local/lib/gamebox}

if [ "$(uname -m)" != "@MACHINE@" ]; then
    echo "This Gamebox is for @MACHINE@, and this computer is $(uname -m)." >&2
    exit 1
fi
payload() { tail -n "+$lines" "$0"; }
if [ "$(payload | wc -c)" -ne "$size" ]; then
    echo "This file is not complete. Please download it again." >&2
    exit 1
fi
if command -v sha256sum >/dev/null 2>&1 && [ "$(payload | sha256sum | cut -d ' ' -f 1)" != "$sum" ]; then
    echo "This file is damaged. Please download it again." >&2
    exit 1
fi
if [ -e "$to/_internal" ] && [ ! -e "$to/unpacked-by-installer" ]; then
    echo "$to holds something that this installer has not put there. Choose another folder with --to." >&2
    exit 1
fi

echo "Unpacking Gamebox @VERSION@ into $to ..."
mkdir -p "$to"
rm -rf "$to/_internal"
: >"$to/unpacked-by-installer"
payload | tar -xzf - -C "$to" --strip-components=1 --no-same-owner
if [ "$menu" = yes ]; then sh "$to/install.sh"; fi
exit 0
