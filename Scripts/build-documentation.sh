#!/usr/bin/env bash
# Builds the documentation of the libraries from the modules of the debug build, as archives for a
# browser or for Xcode in .build/documentation. Fails on warnings, such as those about links to
# symbols that do not exist.
#
#   Scripts/build-documentation.sh                  all modules with pages
#   Scripts/build-documentation.sh CollectionLayout one module
set -euo pipefail
cd "$(dirname "$0")/.."

modules=("$@")
if [ ${#modules[@]} -eq 0 ]; then
  for catalogue in Sources/*/*.docc; do modules+=("$(basename "$catalogue" .docc)"); done
fi

folder="$(swift build --show-bin-path)"
for module in "${modules[@]}"; do
  if [ ! -e "$folder/Modules/$module.swiftmodule" ]; then
    echo "$module is not built; run swift build --build-tests" >&2
    exit 1
  fi
done
triple="$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -n 1)"
output=.build/documentation
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$output"

mapfile -t options < <(Scripts/module-options.sh debug)

# The modules whose symbols belong to the pages of the one that re-exports them.
declare -A reexported=([TesseraTesting]=HeadlessHost)

failed=0
for module in "${modules[@]}"; do
  mkdir "$scratch/$module"
  swift-symbolgraph-extract -module-name "$module" -target "$triple" "${options[@]}" \
    -minimum-access-level public -skip-inherited-docs \
    -emit-extension-block-symbols \
    -experimental-allowed-reexported-modules="${reexported[$module]:-}" -output-dir "$scratch/$module"
  status=0
  docc convert "Sources/$module/$module.docc" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --additional-symbol-graph-dir "$scratch/$module" \
    --output-path "$output/$module.doccarchive" > "$scratch/log" 2>&1 || status=$?
  # A comment may omit parameters with self-explanatory names.
  awk '
    /^(warning|error):/ { shown = !/is missing documentation/ }
    /^$|^Finished|^Generated/ { shown = 0 }
    shown
  ' "$scratch/log" > "$scratch/warnings"
  if [ -s "$scratch/warnings" ]; then
    cat "$scratch/warnings" >&2
    echo "$module: the documentation builds with the warnings above; correct its pages or comments." >&2
    failed=1
  elif [ "$status" -ne 0 ]; then
    cat "$scratch/log" >&2
    failed=1
  else
    echo "$output/$module.doccarchive"
  fi
done
exit $failed
