#!/usr/bin/env bash
# Feeds the engine with layouts made from arbitrary bytes, starting from the inputs kept in
# Fuzzing/Corpus. Fails, and leaves the input behind, where the engine traps, takes more than ten seconds
# or two gigabytes, or answers one question in two ways.
#   Scripts/fuzz.sh SECONDS        fuzzes for so long
#   Scripts/fuzz.sh --replay FILE  prints the layout of an input as Swift code, and runs it
#   Scripts/fuzz.sh --keep SECONDS fuzzes, and adds what reached new code to the kept inputs
set -euo pipefail
cd "$(dirname "$0")/../Fuzzing"

swift build -c release
fuzzer="$(swift build -c release --show-bin-path)/LayoutFuzzer"
# libFuzzer writes the input down itself.
export SWIFT_BACKTRACE=enable=no

if [ "${1:-}" = "--replay" ]; then
  TESSERA_FUZZ_PRINT=1 exec "$fuzzer" "${2:?name the input}"
fi

keeps=false
if [ "${1:-}" = "--keep" ]; then
  keeps=true
  shift
fi
seconds="${1:?say how many seconds}"
found="$(mktemp -d)"
trap 'rm -rf "$found"' EXIT
mkdir -p .build/crashes
"$fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -max_len=500 -len_control=0 \
  -print_final_stats=1 -verbosity=1 -artifact_prefix=.build/crashes/ "$found" Corpus \
  2> >(grep -vE 'NEW|REDUCE|pulse|RELOAD|^"|Recommended dictionary' >&2)
if $keeps; then "$fuzzer" -merge=1 -timeout=10 Corpus "$found" 2> /dev/null; fi
