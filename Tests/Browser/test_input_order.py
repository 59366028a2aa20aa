"""The user's input in the order in which it happened, and releases that happen elsewhere."""

import json

import pytest
from helpers import open_example, settle, wait_for_screens
from test_text_fields import field, log_of, open_form, probe, wait_for_log


@pytest.fixture
def sent(page):
    """The messages of the page, from the beginning of its connection."""
    messages = []

    def listen(socket):
        socket.on("framesent", lambda payload: messages.append(json.loads(payload)))

    page.on("websocket", listen)
    return messages


def of_type(messages, *types):
    return [message for message in messages if message["type"] in types]


def wait_for(page, condition):
    for _ in range(600):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("the condition did not become true in time")


BUSY = """() => {
  // A connection that is slow for as long as the test lasts.
  Object.defineProperty(WebSocket.prototype, 'bufferedAmount', { get: () => 1 });
}"""


def test_a_touch_or_a_key_follows_the_scroll_before_it(page, server, sent):
    open_example(page, server, "hello-list", device="iphone-15")
    settle(page)
    page.evaluate(BUSY)
    page.locator(".node[data-kind=cell]").nth(6).focus()
    for action in (lambda: page.mouse.click(*place(page)), lambda: page.keyboard.press("F6")):
        count = len(sent)
        offset = page.evaluate(
            """() => new Promise((done) => {
              const scroller = document.querySelector('.scroller');
              scroller.scrollTop += 100;
              scroller.addEventListener('scroll', () => done(scroller.scrollTop), { once: true });
            })""")
        action()
        wait_for(page, lambda: of_type(sent[count:], "touch", "key"))
        order = of_type(sent[count:], "scroll", "touch", "key")
        assert order[0]["type"] == "scroll", order
        inset = page.evaluate("() => window.tessera.screens[0].view.nodes.values()"
                              ".find((node) => node.scroll).scroll.inset[0]")
        assert order[0]["offset"][1] == pytest.approx(offset - inset, abs=0.5)


def place(page):
    box = page.locator(".screen").first.bounding_box()
    return box["x"] + 100, box["y"] + 300


@pytest.mark.parametrize("event", ["blur", "visibilitychange"])
def test_keys_that_are_released_in_another_window_are_not_held(page, server, sent, event):
    open_example(page, server, "hello-list", device="iphone-15")
    page.keyboard.down("Shift")
    page.keyboard.down("a")
    wait_for(page, lambda: len(of_type(sent, "key")) == 2)
    page.evaluate(
        """(name) => {
          if (name === 'blur') return window.dispatchEvent(new Event('blur'));
          Object.defineProperty(document, 'hidden', { get: () => true });
          return document.dispatchEvent(new Event('visibilitychange'));
        }""", event)
    wait_for(page, lambda: len(of_type(sent, "key")) == 4)
    released = of_type(sent, "key")[2:]
    assert {key["code"] for key in released} == {"ShiftLeft", "KeyA"}
    assert not any(key["down"] for key in released)
    # The browser may still report them.
    page.keyboard.up("a")
    page.keyboard.up("Shift")
    settle(page)
    assert len(of_type(sent, "key")) == 4


def test_a_key_is_released_at_the_screen_where_it_was_pressed(page, server, sent):
    page.goto(f"{server.address}example/hello-list?devices=iphone-15,iphone-se-3")
    wait_for_screens(page, 2, ".node[data-kind=cell]")
    page.keyboard.down("a")
    wait_for(page, lambda: len(of_type(sent, "key")) == 1)
    page.evaluate("() => document.querySelectorAll('.place')[1].dispatchEvent("
                  "new PointerEvent('pointerdown'))")
    page.keyboard.up("a")
    wait_for(page, lambda: len(of_type(sent, "key")) == 2)
    assert [key["down"] for key in of_type(sent, "key")] == [True, False]


def test_a_drag_from_a_text_field_ends_outside_of_the_screen(page, probe, sent):
    open_form(page, probe, device="iphone-se-3")
    settle(page)
    box = field(page, "plain").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(5, 500, steps=6)
    page.mouse.up()
    wait_for(page, lambda: any(one["phase"] == "ended" for one in of_type(sent, "touch")))
    assert page.evaluate("() => window.tessera.screens[0].pointers.pressed.size") == 0


def test_characters_of_two_units_are_edited_in_a_long_text(page, probe):
    open_form(page, probe)
    upper = field(page, "upper")
    upper.click()
    wait_for_log(page, "begin upper")
    page.keyboard.insert_text("a" + "😀" * 1200)
    value = "() => document.querySelector(\".node[data-identifier='upper'] .field\").value"
    # The program answers with its own text, which has all characters.
    page.wait_for_function(f"(text) => ({value})() === text", arg="A" + "😀" * 1200)
    upper.evaluate("(input) => input.setSelectionRange(1201, 1203)")
    page.keyboard.insert_text("b😁")
    wanted = "A" + "😀" * 600 + "B😁" + "😀" * 599
    page.wait_for_function(f"(text) => ({value})() === text", arg=wanted)
    assert page.get_attribute("#state", "data-state") == "connected"
    assert log_of(page).count("begin upper") == 1
