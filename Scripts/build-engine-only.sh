#!/usr/bin/env bash
# Builds a package that depends on the product CollectionLayout alone, checks that no other module is
# compiled for it, and compares what it prints. SwiftPM fetches all dependencies of Tessera nevertheless.
set -euo pipefail
cd "$(dirname "$0")/.."

package=Examples/Packages/EngineOnly
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# A new build folder, because an old one could hold modules of another build.
swift build --package-path "$package" --scratch-path "$scratch" "$@"
folder="$(swift build --package-path "$package" --scratch-path "$scratch" --show-bin-path)"

modules="$(cd "$folder/Modules" && ls -- *.swiftmodule)"
expected="$(printf '%s\n' CollectionLayout.swiftmodule grid.swiftmodule)"
if [ "$modules" != "$expected" ]; then
  echo "A package that needs CollectionLayout alone compiles other modules:" >&2
  echo "$modules" >&2
  exit 1
fi

expected="$(
  for item in {15..20}; do
    echo "$item $((item % 3 * 130)).0 $((item / 3 * 100)).0 130.0 100.0"
  done
)"
frames="$("$folder/grid")"
if [ "$frames" != "$expected" ]; then
  printf 'The grid lies elsewhere.\nExpected:\n%s\nPrinted:\n%s\n' "$expected" "$frames" >&2
  exit 1
fi
