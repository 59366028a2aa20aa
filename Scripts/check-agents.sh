#!/usr/bin/env bash
# Runs the five commands that AGENTS.md names for looking at a screen, exactly as they are written
# there, and fails if one of them ends with an error or writes nothing. TESSERA_BIN names a built
# tool; without it the tool is built first. The tests of the last command are run only if
# TESSERA_RUN_TESTS is 1: a build of the tests takes minutes.
set -euo pipefail
cd "$(dirname "$0")/.."

tool="${TESSERA_BIN:-}"
if [ -z "$tool" ]; then
  swift build --product tessera
  tool="$(swift build --show-bin-path)/tessera"
fi
tool="$(realpath "$tool")"

folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT

# The commands are the lines of the code block below the heading, without comments.
mapfile -t commands < <(
  awk '/^## Look at a screen/ { inside = 1; next }
       /^## / { inside = 0 }
       inside && /^```sh/ { code = 1; next }
       code && /^```/ { exit }
       code { sub(/[ \t]+#.*/, ""); if ($0 != "") print }' AGENTS.md)

if [ "${#commands[@]}" -ne 5 ]; then
  echo "AGENTS.md has ${#commands[@]} commands below 'Look at a screen'; there are to be five" >&2
  exit 1
fi

# The commands write their files into a folder of this script, and call the built tool.
tessera() { "$tool" "$@"; }
export -f tessera
export tool

for command in "${commands[@]}"; do
  echo "$command"
  rm -f "$folder"/*
  case "$command" in
    "swift test"*)
      if [ "${TESSERA_RUN_TESTS:-}" != 1 ]; then
        filter="${command#*--filter }"
        if ! grep -rqE "(struct|class|Suite).*${filter}" Tests; then
          echo "there is no test named '$filter'" >&2
          exit 1
        fi
        continue
      fi
      bash -c "set -e; $command" > "$folder/output" 2>&1
      ;;
    tessera*)
      (cd "$folder" && bash -c "set -e; $command" > "$folder/output")
      ;;
    *)
      echo "'$command' is neither a command of the tool nor 'swift test'" >&2
      exit 1
      ;;
  esac
  if [ -z "$(find "$folder" -type f -size +0)" ]; then
    echo "'$command' wrote nothing" >&2
    exit 1
  fi
done
echo "The commands of AGENTS.md run."
