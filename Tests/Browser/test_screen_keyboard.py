"""The keyboard of the device, drawn in the page."""

import os
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import settle

PROBE = os.environ.get("TESSERA_CONTROL_PROBE") or str(ROOT / ".build" / "debug" / "ControlProbe")


@pytest.fixture(scope="module")
def probe():
    if not Path(PROBE).exists():
        pytest.fail(f"{PROBE} does not exist; build the tests, or set TESSERA_CONTROL_PROBE.")
    server = Server(tool=PROBE)
    yield server
    server.stop()


def field(page):
    return page.locator(".node[data-identifier='plain'] .field").first


def key_count(page, text):
    return page.locator(".node .text span", has_text=text).count()


def test_the_button_displays_the_keyboard_while_a_text_is_edited(page, probe):
    page.goto(f"{probe.address}example/fields")
    page.wait_for_selector(".field")
    settle(page)
    field(page).click()
    settle(page)
    assert key_count(page, "space") == 0
    page.click("#keyboard")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.node .text span')]"
        ".some((span) => span.textContent === 'space')")
    assert "keyboard=1" in page.url
    assert page.get_attribute("#keyboard", "aria-pressed") == "true"


def test_a_click_on_a_key_types_and_keeps_the_focus(page, probe):
    page.goto(f"{probe.address}example/fields?keyboard=1")
    page.wait_for_selector(".field")
    settle(page)
    field(page).click()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.node .text span')]"
        ".some((span) => span.textContent === 'space')")
    settle(page)
    before = field(page).input_value()
    page.locator(".node .text span", has_text="123").last.click()
    settle(page)
    page.locator(".node .text span", has_text="7").last.click()
    page.wait_for_function(
        "(value) => document.querySelector(\".node[data-identifier='plain'] .field\").value === value",
        arg=before + "7")
    assert field(page).evaluate("(input) => document.activeElement === input")
