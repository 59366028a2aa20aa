#!/usr/bin/env bash
# Checks the declarations of what is missing of UIKit, and the initializers of class values: they are
# up to date with their tables, and a program that uses what is missing gets the expected errors, each
# once, and no others.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/generate-missing --check
Scripts/generate-construction --check
for file in Tests/MissingDeclarations/*.swift; do
  Scripts/type-check.sh debug -Xfrontend -verify -Xfrontend -verify-ignore-unrelated "$file"
done
echo "The errors about what is missing are as expected."
