#!/usr/bin/env bash
# Checks each listed example in all layouts by 'tessera check', and fails if one has a finding.
# TESSERA_BIN names a built tool; without it the tool is built first.
set -euo pipefail
cd "$(dirname "$0")/.."

tessera="${TESSERA_BIN:-}"
if [ -z "$tessera" ]; then
  swift build --product tessera
  tessera="$(swift build --show-bin-path)/tessera"
fi

failed=0
count=0
while read -r name _; do
  count=$((count + 1))
  "$tessera" check "$name" --format xcode || { echo "$name has findings" >&2; failed=1; }
done < <("$tessera" list)

if [ "$count" -eq 0 ]; then
  echo "'tessera list' names no example" >&2
  exit 1
fi
echo "$count examples were checked"
exit "$failed"
