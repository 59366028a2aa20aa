#!/usr/bin/env bash
# Builds the documentation of the libraries, as archives for a browser or for Xcode. Fails on
# warnings, such as those about links to symbols that do not exist.
#
#   Scripts/build-documentation.sh                  all modules with pages
#   Scripts/build-documentation.sh CollectionLayout one module
#
# Its plug-in is a dependency only if TESSERA_DOCUMENTATION is 1.
set -euo pipefail
cd "$(dirname "$0")/.."
export TESSERA_DOCUMENTATION=1

modules=("$@")
if [ ${#modules[@]} -eq 0 ]; then
  for catalogue in Sources/*/*.docc; do modules+=("$(basename "$catalogue" .docc)"); done
fi

# Afterward, the package is resolved without the plug-in again.
resolved="$(mktemp)"
if [ -e Package.resolved ]; then cp Package.resolved "$resolved"; fi
log="$(mktemp)"
warnings="$(mktemp)"
trap 'if [ -s "$resolved" ]; then cp "$resolved" Package.resolved; fi
  rm -f "$log" "$warnings" "$resolved"' EXIT

failed=0
for module in "${modules[@]}"; do
  if ! swift package --disable-sandbox generate-documentation --target "$module" > "$log" 2>&1; then
    cat "$log" >&2
    exit 1
  fi
  # A comment may omit parameters with self-explanatory names.
  awk '
    /^(warning|error):/ { shown = !/is missing documentation/ }
    /^$|^Finished|^Generated/ { shown = 0 }
    shown
  ' "$log" > "$warnings"
  if [ -s "$warnings" ]; then
    cat "$warnings" >&2
    echo "$module: the documentation builds with the warnings above; correct its pages or comments." >&2
    failed=1
  else
    grep -F '.doccarchive' "$log"
  fi
done
exit $failed
