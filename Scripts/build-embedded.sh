#!/usr/bin/env bash
# Builds the engine and the text layout as Embedded Swift for WebAssembly, runs them in Node, and
# compares their results with the native build's, bit for bit. Needs Debian's nodejs and wasi-libc.
set -euo pipefail
cd "$(dirname "$0")/../Embedded"

# The package compiles the modules' own files with other flags.
ln -sfn ../../Sources/CollectionLayout Sources/CollectionLayout
ln -sfn ../../Sources/TextLayout Sources/TextLayout

libc=""
for candidate in /usr/lib/wasm32-wasi/libc.a /usr/share/wasi-sysroot/lib/wasm32-wasi/libc.a; do
  if [ -f "$candidate" ]; then libc="$candidate"; fi
done
if [ -z "$libc" ]; then
  echo "wasi-libc is missing; install it with: apt-get install wasi-libc" >&2
  exit 1
fi
tools="$(dirname "$(readlink -f "$(command -v swiftc)")")"
scratch="${TESSERA_EMBEDDED_SCRATCH:-.build}"

# Objects of deleted or moved sources stay in the build folder, and would be linked.
find "$scratch/wasm" -name '*.swift.o' -delete 2> /dev/null || true

TESSERA_EMBEDDED=1 swift build -c release --triple wasm32-unknown-none-wasm \
  --scratch-path "$scratch/wasm"
products="$scratch/wasm/wasm32-unknown-none-wasm/release"
swift build -c release --scratch-path "$scratch/native" --product Native
# Tables of character properties, which the standard library leaves to the linker.
unicode="$tools/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a"

# Links a module and its probe, runs them, and compares: NAME MODULE PROBE [LIBRARY...]
compare() {
  local name="$1" module="$scratch/$1.wasm" folders=("$2" "$3" Freestanding.build)
  shift 3
  find "${folders[@]/#/$products/}" -name '*.o' -print0 \
    | xargs -0 "$tools/wasm-ld" --no-entry --gc-sections --strip-all \
      --export=checksumLow --export=checksumHigh -o "$module" "$@" "$libc"
  "$scratch/native/release/Native" "$name" > "$scratch/$name-native.txt"
  node ../Scripts/run-embedded.mjs "$module" > "$scratch/$name-wasm.txt"
  diff "$scratch/$name-native.txt" "$scratch/$name-wasm.txt"
  echo "Embedded WebAssembly build, $name: $(wc -c < "$module") bytes," \
    "$(wc -l < "$scratch/$name-wasm.txt") checksums bit-identical to the native build"
}
compare engine CollectionLayout.build EngineProbe.build
compare text TextLayout.build TextProbe.build "$unicode"
