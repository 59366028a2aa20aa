"""What covers a screen: faults of the app, of the page and of a build, and a lost connection."""

import json

import pytest
from helpers import open_example, settle
from playwright.sync_api import expect
from test_processes import open_screen, panel, press_break, probe

IS_INERT = "() => document.querySelector('.scene').inert"
BUILD = {"type": "build", "state": "failed", "log": "Screen.swift:8: error: cannot find 'x'"}


def receive(page, *messages):
    """Hands messages to the page as if the server had sent them."""
    page.evaluate(
        "(messages) => messages.forEach((one) => window.tessera.screens[0].connection.received(one))",
        messages)


def kind(page):
    return page.evaluate(
        """() => {
          const panel = document.querySelector('.fault');
          return panel.hidden ? null : panel.dataset.kind;
        }""")


def test_elements_under_a_fault_are_not_reached(page, probe):
    open_screen(page, probe, "trap")
    assert not page.evaluate(IS_INERT)
    page.locator(".scene input").first.focus()
    press_break(page)
    panel(page, "The screen has stopped")
    assert page.evaluate(IS_INERT)
    for _ in range(30):
        page.keyboard.press("Tab")
        assert not page.evaluate(
            "() => document.querySelector('.scene').contains(document.activeElement)")
    page.locator(".fault button").click()
    page.wait_for_selector(".fault", state="hidden")
    assert not page.evaluate(IS_INERT)


def test_elements_of_a_lost_connection_are_not_reached(page, start_server):
    server = start_server()
    open_example(page, server, "hello-list", device="iphone-15")
    server.stop()
    page.wait_for_selector(".veil:not([hidden])")
    assert page.evaluate(IS_INERT)
    again = start_server(server.port)
    page.wait_for_selector(".veil", state="hidden")
    page.wait_for_function(f"() => !({IS_INERT})()")
    again.stop()


def test_an_error_of_the_page_is_displayed_and_another_screen_follows(page, server):
    open_example(page, server, "hello-list", device="iphone-15")
    # No message of the server comes between those of the test.
    settle(page)
    page.evaluate(
        """() => {
          window.sent = [];
          const { connection } = window.tessera.screens[0];
          const { send } = connection;
          connection.send = (message) => {
            window.sent.push(message);
            return send.call(connection, message);
          };
        }""")
    receive(page, {"type": "patch", "sequence": 1, "removed": [], "announcements": [],
                   "nodes": [{"id": 987654, "parent": 0, "after": 0, "frame": [0, 0, 1, 1],
                              "drawing": {"size": [1, 1], "fit": "fill", "marks": [["unknown"]]}}]})
    panel(page, "The page cannot display the screen")
    assert "TypeError" in page.locator(".fault .sentence").inner_text()
    assert page.evaluate(IS_INERT)
    # Later messages are about a screen that the page does not have.
    receive(page, {"type": "patch", "sequence": 2, "removed": [987654], "nodes": []})
    assert page.evaluate("() => window.sent.filter(({ type }) => type === 'ack')") == [], \
        "a message that was not displayed is not acknowledged"
    # The screen does not respond any more, and then again: the page still does not have it.
    receive(page, {"type": "stall", "seconds": 3}, {"type": "stall", "seconds": 0})
    assert kind(page) == "error"
    page.locator(".fault button").click()
    page.wait_for_selector(".fault", state="hidden")
    page.wait_for_selector(".node[data-kind=cell]")
    expect(page.locator("[data-id='987654']")).to_have_count(0)
    assert not page.evaluate(IS_INERT)
    settle(page)
    page.mouse.move(*middle(page))
    page.mouse.wheel(0, 600)
    page.wait_for_selector(".node[data-kind=cell][data-item='20']")


def middle(page):
    box = page.locator(".screen").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def shown(page, server):
    open_example(page, server, "hello-list", device="iphone-15")
    settle(page)
    return page


@pytest.mark.parametrize(("begin", "end"), [
    ({"type": "stall", "seconds": 3}, {"type": "stall", "seconds": 0}),
    ({"type": "failure", "sentence": "It has ended.", "log": "output"},
     {"type": "screen", "size": [393, 852], "safeArea": [59, 0, 34, 0]})])
def test_a_failed_build_is_displayed_again_after_a_fault(shown, begin, end):
    receive(shown, BUILD, begin)
    assert kind(shown) == begin["type"]
    receive(shown, end)
    assert kind(shown) == "build"
    assert shown.locator(".fault pre").inner_text() == BUILD["log"]
    receive(shown, {"type": "build", "state": "ready"})
    assert kind(shown) is None


def test_a_build_that_fails_while_the_app_stalls_is_displayed_afterwards(shown):
    receive(shown, {"type": "stall", "seconds": 3}, BUILD)
    assert kind(shown) == "stall"
    receive(shown, {"type": "stall", "seconds": 0})
    assert kind(shown) == "build"


def test_a_failed_build_leaves_the_screen_visible_and_usable_and_can_be_hidden(shown):
    receive(shown, BUILD)
    screen, fault = (shown.locator(one).bounding_box() for one in (".screen", ".fault"))
    assert fault["height"] < 0.6 * screen["height"]
    assert fault["y"] > screen["y"]
    assert not shown.evaluate(IS_INERT)
    button = shown.get_by_role("button", name="Hide")
    button.click()
    assert kind(shown) is None
    # The next failed build is displayed again.
    receive(shown, {"type": "build", "state": "running"}, BUILD)
    assert kind(shown) == "build"


def test_a_stall_that_ends_after_a_failure_leaves_the_failure(shown):
    receive(shown, {"type": "failure", "sentence": "It has ended.", "log": ""},
            {"type": "stall", "seconds": 0})
    assert kind(shown) == "failure"


def test_another_device_is_tried_after_a_refusal(page, server):
    def with_toaster(route):
        catalog = route.fetch().json()
        catalog["devices"].append({"name": "toaster", "title": "Toaster"})
        route.fulfill(status=200, body=json.dumps(catalog), content_type="application/json")

    page.route("**/catalog.json", with_toaster)
    page.goto(f"{server.address}example/hello-list?device=toaster")
    page.wait_for_selector("#state[data-state=refused]")
    page.get_by_text("There is no device").first.wait_for()
    page.select_option("#device", "iphone-se-3")
    page.wait_for_selector("#state[data-state=connected]")
    page.wait_for_selector(".node[data-kind=cell]")
    expect(page.locator(".veil")).to_be_hidden()


def test_a_device_that_never_had_the_system_falls_back_and_says_so(page, server):
    page.goto(f"{server.address}example/hello-list?device=iphone-15-ios14")
    page.get_by_text("There is no device called “iphone-15-ios14”").wait_for()
    page.wait_for_selector("#state[data-state=connected]")
    page.goto(f"{server.address}example/hello-list?device=iphone-15-ios18")
    page.wait_for_selector(".node[data-kind=cell]")
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#device")).to_have_value("iphone-15-ios18")


def test_a_fault_is_in_front_of_the_inspector(shown):
    shown.click("#inspect")
    receive(shown, {"type": "failure", "sentence": "It has ended.", "log": ""})
    shown.locator(".fault button").click()
    shown.wait_for_selector(".fault", state="hidden")
