"""Starts the built command line tool and a real Chromium for the browser tests.

Settings, all from the environment:

TESSERA_BIN   the tool; `.build/debug/tessera` of this package unless given
CHROMIUM      the browser; the system's Chromium unless given, else Playwright's own
TESSERA_SLOW  the slow mode, if given: `slowness.py`
"""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import slowness
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
TOOL = os.environ.get("TESSERA_BIN") or str(ROOT / ".build" / "debug" / "tessera")
TIMEOUT = 90_000 if slowness.IS_ON else 30_000
expect.set_options(timeout=TIMEOUT)


def pytest_configure(config):
    config.addinivalue_line(
        "markers", "needs_speed(reason): left out of the slow mode, which the reason explains")


def pytest_sessionstart(session):
    if slowness.IS_ON:
        session.config.get_terminal_writer().line(slowness.describe())


def pytest_collection_modifyitems(items):
    for item in items:
        mark = item.get_closest_marker("needs_speed")
        if mark and slowness.IS_ON:
            item.add_marker(pytest.mark.skip(reason=mark.kwargs["reason"]))


class Server:
    """A running gallery, or another program that serves a page."""

    def __init__(self, port=0, tool=TOOL, arguments=(), errors=None):
        arguments = ["--port", str(port)] if tool == TOOL else arguments
        self.process = subprocess.Popen(
            [tool, *arguments], stdout=subprocess.PIPE, stderr=errors, text=True)
        self.address = None
        for line in self.process.stdout:
            match = re.search(r"http://127\.0\.0\.1:(\d+)/\s*$", line)
            if match:
                self.address = match.group(0).strip()
                self.port = int(match.group(1))
                break
        assert self.address, f"{tool} ended without printing an address"

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def tool():
    if not Path(TOOL).exists():
        pytest.fail(f"{TOOL} does not exist; build it, or name another one with TESSERA_BIN.")
    return TOOL


@pytest.fixture(scope="session")
def start_server(tool):
    """Starts further servers, each stopped at the end."""
    servers = []

    def start(port=0):
        servers.append(Server(port))
        return servers[-1]

    yield start
    for server in servers:
        if server.process.poll() is None:
            server.stop()


@pytest.fixture(scope="session")
def server(start_server):
    return start_server()


@pytest.fixture(scope="session")
def frames(tool):
    """The frames that the tool prints for an example, by (kind, section, item)."""
    known = {}

    def read(name, *arguments):
        key = (name, *arguments)
        if key not in known:
            output = subprocess.run(
                [tool, "render", name, "--format", "json", *arguments],
                check=True, capture_output=True, text=True).stdout
            known[key] = json.loads(output)
        return known[key]

    return read


@pytest.fixture(scope="session")
def browser():
    executable = os.environ.get("CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        if slowness.IS_ON:
            slowness.slow_down(browser)
        yield browser
        browser.close()


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": 1000, "height": 980}, color_scheme="light")
    context.set_default_timeout(TIMEOUT)
    # A point of the page is a point of the screen; tests of the scale choose it in the page.
    context.add_init_script(
        """try {
          localStorage.getItem('tessera.scale') ?? localStorage.setItem('tessera.scale', 'full');
        } catch {
          // A page without an address has no storage.
        }""")
    yield context
    context.close()


@pytest.fixture
def page(context):
    """A page that fails the test if one of its scripts fails."""
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []
