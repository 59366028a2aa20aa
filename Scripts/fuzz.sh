#!/usr/bin/env bash
# Tests the engine with layouts made from arbitrary bytes, starting from the inputs stored in
# Fuzzing/Corpus. Fails, and keeps the input, if the engine traps, takes more than ten seconds or
# two gigabytes, or returns different results for one query.
#   Scripts/fuzz.sh SECONDS        fuzzes for a time, with random inputs
#   Scripts/fuzz.sh --stored       runs only the stored inputs
#   Scripts/fuzz.sh --replay FILE  prints the layout of an input as Swift code, and runs it
#   Scripts/fuzz.sh --keep SECONDS fuzzes, and stores inputs that reach new code
set -euo pipefail
cd "$(dirname "$0")/../Fuzzing"

# The package compiles the engine's own files with the fuzzer's flags.
ln -sfn ../../Sources/CollectionLayout Sources/CollectionLayout
ln -sfn ../../../Tests/CollectionLayoutTests/Support/SwiftSource.swift \
  Sources/LayoutFuzzer/SwiftSource.swift
swift build -c release
fuzzer="$(swift build -c release --show-bin-path)/LayoutFuzzer"
# libFuzzer writes the input itself.
export SWIFT_BACKTRACE=enable=no

if [ "${1:-}" = "--replay" ]; then
  TESSERA_FUZZ_PRINT=1 exec "$fuzzer" "${2:?name the input}"
fi

found="$(mktemp -d)"
trap 'rm -rf "$found"' EXIT
mkdir -p .build/crashes
limits=(-rss_limit_mb=2048 -max_len=500 -len_control=0 -artifact_prefix=.build/crashes/)

quiet() { grep -vE 'NEW|REDUCE|pulse|RELOAD|^"|[Rr]ecommended dictionary' >&2; }

if [ "${1:-}" = "--stored" ]; then
  # The fuzzer makes other new inputs on each machine, so a change fails only for stored ones.
  "$fuzzer" -runs=0 -timeout=120 -reload=0 -verbosity=0 "${limits[@]}" "$found" Corpus 2> >(quiet)
  exit
fi

keeps=false
if [ "${1:-}" = "--keep" ]; then
  keeps=true
  shift
fi
seconds="${1:?say how many seconds}"
"$fuzzer" -max_total_time="$seconds" -timeout=10 "${limits[@]}" \
  -print_final_stats=1 -verbosity=1 "$found" Corpus \
  2> >(quiet)
if $keeps; then "$fuzzer" -merge=1 -timeout=10 Corpus "$found" 2> /dev/null; fi
