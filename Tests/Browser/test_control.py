"""A control of a test target in a real browser: it draws itself and tracks a drag."""

import os
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import settle
from playwright.sync_api import expect

PROBE = os.environ.get("TESSERA_CONTROL_PROBE") or str(ROOT / ".build" / "debug" / "ControlProbe")


@pytest.fixture(scope="module")
def probe():
    if not Path(PROBE).exists():
        pytest.fail(f"{PROBE} does not exist; build it, or name another with TESSERA_CONTROL_PROBE.")
    server = Server(tool=PROBE)
    yield server
    server.stop()


def turned(page, words):
    page.wait_for_function(
        """(words) => document.querySelector("[data-identifier='report']")
          ?.textContent === words""", arg=words)


def knob(page):
    """The middle of the knob in the viewport: the only circle that the dial fills."""
    return page.evaluate(
        """() => {
          const box = document.querySelector("[data-identifier='dial'] path[fill^='#ff']")
            .getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""")


def point(page, value):
    """The place of a value, as the dial computes it."""
    return page.evaluate(
        """(value) => {
          const box = document.querySelector("[data-identifier='dial']").getBoundingClientRect();
          const angle = (0.75 + 1.5 * value) * Math.PI;
          const radius = box.width / 2 - 20;
          return [box.left + box.width / 2 + radius * Math.cos(angle),
                  box.top + box.height / 2 + radius * Math.sin(angle)];
        }""", value)


def test_a_control_follows_a_drag_and_draws_its_new_state(page, probe):
    page.goto(f"{probe.address}example/dial")
    page.wait_for_selector("[data-identifier='dial'] svg")
    dial = page.locator("[data-identifier='dial']")
    expect(dial).to_have_attribute("role", "slider")
    expect(dial).to_have_attribute("aria-label", "Level")
    expect(dial).to_have_attribute("aria-valuetext", "0 %")
    settle(page)
    page.mouse.move(*point(page, 0.25))
    page.mouse.down()
    turned(page, "Turned to 25 %")
    for value in (0.5, 0.75):
        page.mouse.move(*point(page, value))
    turned(page, "Turned to 75 %")
    page.mouse.up()
    expect(dial).to_have_attribute("aria-valuetext", "75 %")
    settle(page)
    assert knob(page) == pytest.approx(point(page, 0.75), abs=1)
    # The scroll view around it has not moved.
    assert page.evaluate("() => document.querySelector('.scroller').scrollTop") == 0
