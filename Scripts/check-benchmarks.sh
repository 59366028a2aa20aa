#!/usr/bin/env bash
# Type-checks the benchmarks against the modules of the release build, which is made by
# swift build -c release --product tessera. Takes seconds; a build of their package takes as long as
# the release build, since it compiles all modules again.
set -euo pipefail
cd "$(dirname "$0")/.."

headers="Benchmarks/Sources/CAllocations/include"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
cat > "$scratch/module.modulemap" <<MAP
module CAllocations {
  header "$PWD/$headers/CAllocations.h"
  export *
}
MAP

mapfile -t files < <(find Benchmarks/Sources/tessera-bench -name '*.swift' | sort)
Scripts/type-check.sh release -warnings-as-errors \
  -Xcc "-fmodule-map-file=$scratch/module.modulemap" "${files[@]}"
clang -fsyntax-only -Wall -Werror -I "$headers" Benchmarks/Sources/CAllocations/CAllocations.c
echo "The benchmarks compile."
