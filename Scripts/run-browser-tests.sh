#!/usr/bin/env bash
# Runs the tests that need a browser, and the tests of the page's own code. Needs Chromium, Node, and
# Python; installs the Python packages into a folder of the build. TESSERA_BIN names a built tool;
# without it the tool is built first. TESSERA_CONTROL_PROBE names the program with
# the tests' control in the same way, and TESSERA_LIFE_CYCLE the example of an app. With TESSERA_SLOW=1,
# the pages have a slow processor and a slow connection, so that tests fail that depend on prompt
# answers; TESSERA_SLOW_SEED repeats the delays of a run, which prints its seed. Arguments are passed to
# pytest.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -z "${TESSERA_BIN:-}" ]; then
  swift build --product tessera
  TESSERA_BIN="$(swift build --show-bin-path)/tessera"
fi
export TESSERA_BIN

# A control that overrides what only tests can see is served by a program of its own.
if [ -z "${TESSERA_CONTROL_PROBE:-}" ]; then
  swift build --product ControlProbe
  TESSERA_CONTROL_PROBE="$(swift build --show-bin-path)/ControlProbe"
fi
export TESSERA_CONTROL_PROBE

# An app with a main of its own.
if [ -z "${TESSERA_LIFE_CYCLE:-}" ]; then
  swift build --product LifeCycle
  TESSERA_LIFE_CYCLE="$(swift build --show-bin-path)/LifeCycle"
fi
export TESSERA_LIFE_CYCLE

node --test Tests/Browser/*.test.mjs

environment=".build/browser-tests"
if [ ! -x "$environment/bin/pytest" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check \
    --requirement Tests/Browser/requirements.txt
fi
"$environment/bin/pytest" -q -p no:cacheprovider Tests/Browser "$@"
