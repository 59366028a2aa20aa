#!/usr/bin/env bash
# Builds the engine as Embedded Swift for WebAssembly, runs it in Node, and compares its answers with
# the native build's, bit for bit. Needs Debian's nodejs and wasi-libc.
set -euo pipefail
cd "$(dirname "$0")/../Embedded"

# The package compiles the engine's own files with other flags.
ln -sfn ../../Sources/CollectionLayout Sources/CollectionLayout

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

TESSERA_EMBEDDED=1 swift build -c release --triple wasm32-unknown-none-wasm \
  --scratch-path "$scratch/wasm"
products="$scratch/wasm/wasm32-unknown-none-wasm/release"
module="$scratch/engine.wasm"
find "$products/CollectionLayout.build" "$products/EngineProbe.build" "$products/Freestanding.build" \
  -name '*.o' -print0 \
  | xargs -0 "$tools/wasm-ld" --no-entry --gc-sections --strip-all \
    --export=checksumLow --export=checksumHigh -o "$module" "$libc"

swift build -c release --scratch-path "$scratch/native" --product Native
"$scratch/native/release/Native" > "$scratch/native.txt"
node ../Scripts/run-embedded.mjs "$module" > "$scratch/wasm.txt"
diff "$scratch/native.txt" "$scratch/wasm.txt"
echo "Embedded WebAssembly build: $(wc -c < "$module") bytes," \
  "$(wc -l < "$scratch/wasm.txt") layouts bit-identical to the native build"
