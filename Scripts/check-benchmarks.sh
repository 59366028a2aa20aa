#!/usr/bin/env bash
# Type-checks the benchmarks against the modules of the release build, which must exist:
# swift build -c release --product tessera. Takes seconds; a build of their package takes as long as
# the release build, since it compiles all modules again.
set -euo pipefail
cd "$(dirname "$0")/.."

folder="$(swift build -c release --show-bin-path)"
headers="Benchmarks/Sources/CAllocations/include"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
cat > "$scratch/module.modulemap" <<MAP
module CAllocations {
  header "$PWD/$headers/CAllocations.h"
  export *
}
MAP

arguments=(-I "$folder/Modules" -Xcc "-fmodule-map-file=$scratch/module.modulemap")
for map in "$folder"/*.build/module.modulemap; do
  arguments+=(-Xcc "-fmodule-map-file=$map")
done
while IFS= read -r map; do
  arguments+=(-Xcc "-fmodule-map-file=$PWD/$map")
done < <(find .build/checkouts -path '*/include/module.modulemap')
while IFS= read -r file; do
  arguments+=("$file")
done < <(find Benchmarks/Sources/tessera-bench -name '*.swift' | sort)

swiftc -typecheck -swift-version 6 -warnings-as-errors "${arguments[@]}"
clang -fsyntax-only -Wall -Werror -I "$headers" Benchmarks/Sources/CAllocations/CAllocations.c
echo "The benchmarks compile."
