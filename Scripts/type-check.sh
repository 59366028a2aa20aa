#!/usr/bin/env bash
# Type-checks Swift files against the modules of a build:
#   Scripts/type-check.sh debug|release ARGUMENT...
# The arguments are files and options of swiftc.
set -euo pipefail
cd "$(dirname "$0")/.."

folder="$(swift build -c "$1" --show-bin-path)"
shift
arguments=(-I "$folder/Modules")
for map in "$folder"/*.build/module.modulemap; do
  arguments+=(-Xcc "-fmodule-map-file=$map")
done
while IFS= read -r map; do
  arguments+=(-Xcc "-fmodule-map-file=$PWD/$map")
done < <(find .build/checkouts -path '*/include/module.modulemap')
swiftc -typecheck -swift-version 6 "${arguments[@]}" "$@"
