#!/usr/bin/env bash
# Type-checks Swift files against the modules of a build:
#   Scripts/type-check.sh debug|release ARGUMENT...
# The arguments are files and options of swiftc.
set -euo pipefail
cd "$(dirname "$0")/.."

mapfile -t options < <(Scripts/module-options.sh "$1")
shift
swiftc -typecheck -swift-version 6 "${options[@]}" "$@"
