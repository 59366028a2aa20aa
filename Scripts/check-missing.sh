#!/usr/bin/env bash
# Checks the declarations of what is missing of UIKit: they are up to date with their table, and a
# program that uses them gets the expected errors, each once, and no others.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/generate-missing --check
for file in Tests/MissingDeclarations/*.swift; do
  Scripts/type-check.sh debug -Xfrontend -verify -Xfrontend -verify-ignore-unrelated "$file"
done
echo "The errors about what is missing are as expected."
