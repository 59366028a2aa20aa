#!/usr/bin/env bash
# Draws the pictures of the documentation with the tool itself.
#   Scripts/draw-pictures.sh           writes docs/images
#   Scripts/draw-pictures.sh --check   fails if a picture differs from the tool's current drawing
# TESSERA_BIN names a built tool; without it the tool is built first.
set -euo pipefail
cd "$(dirname "$0")/.."

tessera="${TESSERA_BIN:-}"
if [ -z "$tessera" ]; then
  swift build --product tessera
  tessera="$(swift build --show-bin-path)/tessera"
fi

draw() {
  local folder="$1"
  "$tessera" render instagram-panels --device iphone-15 --frame --output "$folder/instagram-panels.svg"
  "$tessera" render book-shelf --device iphone-15 --frame --output "$folder/book-shelf.svg"
  "$tessera" render settings --device iphone-15 --frame --output "$folder/settings.svg"
  "$tessera" render mail --device iphone-15 --appearance dark --frame --output "$folder/mail.svg"
}

if [ "${1:-}" = "--check" ]; then
  fresh="$(mktemp -d)"
  trap 'rm -rf "$fresh"' EXIT
  draw "$fresh"
  for picture in "$fresh"/*.svg; do
    committed="docs/images/$(basename "$picture")"
    if ! cmp -s "$picture" "$committed"; then
      echo "$committed differs from the tool's current drawing; run Scripts/draw-pictures.sh and look" >&2
      exit 1
    fi
    echo "$committed is up to date"
  done
else
  mkdir -p docs/images
  draw docs/images
fi
