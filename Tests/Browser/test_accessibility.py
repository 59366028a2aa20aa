"""Roles, names and states in a real browser, and the use of screens by the keyboard alone."""

import os
import re
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import open_example
from playwright.sync_api import expect

PROBE = os.environ.get("TESSERA_CONTROL_PROBE") or str(ROOT / ".build" / "debug" / "ControlProbe")

FOCUSED = """() => {
  const cell = document.activeElement.closest('[data-kind=cell]');
  return cell && [+cell.dataset.section, +cell.dataset.item];
}"""

# Whether the focus is in sight. The screen scrolls to it with the messages of the server.
IN_SIGHT = """() => {
  const box = document.activeElement.getBoundingClientRect();
  const outer = document.querySelector('.scene').getBoundingClientRect();
  return box.top >= outer.top - 1 && box.bottom <= outer.bottom + 1
    && box.left >= outer.left - 1 && box.right <= outer.right + 1;
}"""


def focus_waits_at(page, section, item):
    page.wait_for_function(
        "([section, item]) => { const cell = document.activeElement.closest('[data-kind=cell]');"
        " return cell && +cell.dataset.section === section && +cell.dataset.item === item; }",
        arg=[section, item])


def enter_list(page):
    """Presses the tab key until a cell has the focus."""
    page.wait_for_selector(".node[data-kind=cell][tabindex='0']")
    page.locator("#appearance").focus()
    for _ in range(10):
        page.keyboard.press("Tab")
        if focused := page.evaluate(FOCUSED):
            return focused
    pytest.fail("The tab key leads to no cell.")


PLACE = "() => +document.activeElement.getAttribute('aria-posinset')"


def press(page, key):
    """Presses a key and returns the place that the focus comes to, which is in sight."""
    before = page.evaluate(PLACE)
    page.keyboard.press(key)
    page.wait_for_function(
        "(before) => { const place = +document.activeElement.getAttribute('aria-posinset');"
        " return place > 0 && place !== before; }", arg=before)
    page.wait_for_function(IN_SIGHT)
    return page.evaluate(PLACE)


def test_a_million_items_are_counted_and_selected_by_the_keyboard_alone(page, server):
    # A build for testing lays a million items out slowly.
    page.set_default_timeout(120_000)
    open_example(page, server, "instagram-panels-million")
    items = page.get_by_role("list").get_by_role("listitem")
    expect(items.first).to_have_attribute("aria-setsize", "1000000")
    assert items.count() < 500
    assert enter_list(page) == [0, 0]
    assert page.evaluate(PLACE) == 1
    assert press(page, "ArrowDown") > 1
    assert press(page, "End") == 1_000_000
    page.keyboard.press("Enter")
    last = page.locator("[aria-posinset='1000000']")
    expect(last).to_have_attribute("aria-current", "true")
    expect(last).to_be_focused()
    above = press(page, "ArrowUp")
    assert 999_000 < above < 1_000_000
    page.keyboard.press(" ")
    expect(page.locator(f"[aria-posinset='{above}']")).to_have_attribute("aria-current", "true")
    expect(last).not_to_have_attribute("aria-current", "true")
    assert press(page, "PageUp") < above
    assert press(page, "Home") == 1
    assert press(page, "PageDown") > 5


def test_one_cell_is_a_tab_stop_and_the_tab_key_returns_to_it(page, server):
    open_example(page, server, "photo-grid-flow")
    enter_list(page)
    expect(page.locator(".node[data-kind=cell][tabindex='0']")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    focus_waits_at(page, 0, 1)
    page.locator("#appearance").focus()
    assert enter_list(page) == [0, 1]


def test_the_focus_stays_at_its_item_while_it_is_scrolled_away(page, server):
    open_example(page, server, "photo-grid-flow")
    enter_list(page)
    page.keyboard.press("ArrowRight")
    focus_waits_at(page, 0, 1)
    page.locator(".scroller").first.evaluate("(scroller) => { scroller.scrollTop = 8000; }")
    page.wait_for_function("() => document.activeElement.matches('.scroller')")
    page.keyboard.press("ArrowRight")
    focus_waits_at(page, 0, 2)
    page.wait_for_function(IN_SIGHT)


def test_rows_that_scroll_sideways_follow_the_arrow_keys(page, server):
    open_example(page, server, "book-shelf")
    assert enter_list(page) == [0, 0]
    for _ in range(6):
        before = page.evaluate(FOCUSED)
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "(before) => { const cell = document.activeElement.closest('[data-kind=cell]');"
            " return cell && +cell.dataset.item !== before[1]; }", arg=before)
        page.wait_for_function(IN_SIGHT)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(
        "() => +document.activeElement.closest('[data-kind=cell]')?.dataset.section > 0")


def test_keys_that_precede_the_answers_to_earlier_keys_are_not_undone(page, server):
    # While `held` is a list, the messages of the server wait there.
    sockets, held = [], None

    def connect(socket):
        to_server = socket.connect_to_server()
        socket.on_message(to_server.send)
        to_server.on_message(lambda text: socket.send(text) if held is None else held.append(text))
        sockets.append(socket)

    page.route_web_socket("**/*", connect)
    open_example(page, server, "book-shelf")
    assert enter_list(page) == [0, 0]
    held = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    late, held = held, None
    for text in late:
        sockets[-1].send(text)
    page.wait_for_function(
        "() => +document.activeElement.closest('[data-kind=cell]')?.dataset.item >= 5")
    settled = page.evaluate(FOCUSED)
    page.wait_for_timeout(500)
    assert page.evaluate(FOCUSED) == settled


@pytest.fixture(scope="module")
def probe():
    if not Path(PROBE).exists():
        pytest.fail(f"{PROBE} does not exist; build it, or name another with TESSERA_CONTROL_PROBE.")
    server = Server(tool=PROBE)
    yield server
    server.stop()


@pytest.fixture
def spoken(page, probe):
    page.goto(f"{probe.address}example/spoken")
    page.get_by_role("heading", name="Mail", exact=True).wait_for()
    return page


def reports(page, text):
    expect(page.locator("[data-identifier='report']")).to_have_text(text)


def test_traits_are_roles_names_and_states(spoken):
    slider = spoken.get_by_role("slider", name="Volume")
    expect(slider).to_have_attribute("aria-valuetext", "30 %")
    expect(slider).to_have_attribute("aria-valuenow", "30")
    expect(slider).to_have_accessible_description("Changes the sound")
    expect(slider).to_have_attribute("lang", "en-GB")
    expect(spoken.get_by_role("switch", name="Notify", checked=False)).to_be_visible()
    expect(spoken.get_by_role("button", name="Send")).to_have_attribute("aria-haspopup", "menu")
    expect(spoken.locator("[data-identifier='report']")).to_have_attribute("aria-live", "polite")
    slider.focus()
    spoken.keyboard.press("ArrowUp")
    expect(slider).to_have_attribute("aria-valuetext", "40 %")
    spoken.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "30 %")


def test_the_space_bar_changes_a_switch_and_is_announced(spoken):
    spoken.get_by_role("switch", name="Notify").focus()
    spoken.keyboard.press(" ")
    expect(spoken.get_by_role("switch", name="Notify", checked=True)).to_be_visible()
    expect(spoken.locator(".announcer")).to_have_text("toggled")


def test_a_container_lists_elements_without_views_in_its_order_and_hides_others(spoken):
    may = spoken.get_by_role("button", name="May")
    expect(may).to_be_visible()
    spoken.wait_for_function(
        """() => {
          const owner = document.querySelector('[aria-label=May]').parentElement;
          return owner.getAttribute('aria-owns')?.split(' ').map((id) =>
            document.getElementById(id)?.getAttribute('aria-label')).join() === 'May,April';
        }""")
    assert spoken.get_by_text("Decoration").evaluate(
        "(element) => element.closest('[aria-hidden=true]') !== null")
    may.focus()
    spoken.keyboard.press("Enter")
    reports(spoken, "tapped at 220")


def test_a_menu_has_the_custom_actions(spoken):
    send = spoken.get_by_role("button", name="Send")
    send.focus()
    spoken.keyboard.press("Shift+F10")
    expect(spoken.get_by_role("menuitem", name="Send later")).to_be_focused()
    spoken.keyboard.press("Escape")
    expect(send).to_be_focused()
    spoken.keyboard.press("ContextMenu")
    spoken.keyboard.press("ArrowDown")
    spoken.keyboard.press("Enter")
    reports(spoken, "Discard")
    expect(send).to_be_focused()
    expect(spoken.get_by_role("menu")).to_have_count(0)


def test_a_modal_view_takes_the_keyboard_and_escape_gives_it_back(spoken):
    send = spoken.get_by_role("button", name="Send")
    send.focus()
    spoken.keyboard.press("Enter")
    expect(spoken.get_by_role("dialog", name="Sent")).to_have_attribute("aria-modal", "true")
    expect(spoken.get_by_role("button", name="Close")).to_be_focused()
    heading = spoken.get_by_role("heading", name="Mail", exact=True, include_hidden=True)
    expect(heading).to_have_js_property("inert", True)
    spoken.keyboard.press("Escape")
    expect(send).to_be_focused()
    expect(spoken.get_by_role("dialog")).to_have_count(0)
    expect(send).to_have_js_property("inert", False)


def test_a_click_of_assistive_technology_activates(spoken):
    spoken.get_by_role("button", name="April").dispatch_event("click")
    reports(spoken, "tapped at 120")
