#!/usr/bin/env bash
# Prints the options, one per line, with which swiftc and the tools beside it find the modules of a
# build:
#   Scripts/module-options.sh debug|release
set -euo pipefail
cd "$(dirname "$0")/.."

folder="$(swift build -c "$1" --show-bin-path)"
printf '%s\n' -I "$folder/Modules"
# Modules for the plug-in's program, such as SwiftSyntax-tool, are second copies.
{
  find "$folder"/ -maxdepth 2 -path '*.build/module.modulemap' ! -path '*-tool.build/*'
  find "$PWD/.build/checkouts" -path '*/include/module.modulemap'
} | sed 's/.*/-Xcc\n-fmodule-map-file=&/'
