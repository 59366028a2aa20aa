#!/usr/bin/env bash
# Builds a package that depends only on the product CollectionLayout, checks that no other module is
# compiled for it, and compares its output. SwiftPM still fetches all dependencies of Tessera.
set -euo pipefail
cd "$(dirname "$0")/.."

package=Examples/Packages/EngineOnly
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# A new build folder, because an old one could contain modules of another build.
swift build --package-path "$package" --scratch-path "$scratch" "$@"
folder="$(swift build --package-path "$package" --scratch-path "$scratch" --show-bin-path)"

modules="$(cd "$folder/Modules" && ls -- *.swiftmodule)"
expected="$(printf '%s\n' CollectionLayout.swiftmodule grid.swiftmodule)"
if [ "$modules" != "$expected" ]; then
  echo "A package that depends only on CollectionLayout compiles other modules:" >&2
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
