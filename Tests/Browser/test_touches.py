"""Touches, drags and long presses under a real pointer and a real finger."""

import pytest
from helpers import OFFSET, open_example, settle

CARD = "[data-identifier=card]"


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(page, item):
    return page.locator(f".node[data-kind=cell][data-item='{item}']")


def beside(page, item):
    """A point of a cell that the card never covers."""
    box = cell(page, item).bounding_box()
    return box["x"] + 60, box["y"] + box["height"] / 2


def wait_for_texts(page, texts):
    page.wait_for_function(
        """(texts) => texts.every((text, item) => document
          .querySelector(`.node[data-kind=cell][data-item='${item}'] .text span`)
          ?.textContent === text)""", arg=texts)


def wait_for_gesture(page):
    """Waits until a gesture has begun with the touch, as a long press does after its time."""
    page.wait_for_function("() => window.tessera.screens[0].pointers.hasClaims")


def selected(page):
    cells = page.locator("[aria-current=true]")
    return [int(cells.nth(index).get_attribute("data-item")) for index in range(cells.count())]


@pytest.fixture
def screen(page, server):
    open_example(page, server, "gestures")
    settle(page)
    return page


@pytest.fixture
def finger(browser, server):
    """A page with a touch screen, and a finger on it."""
    context = browser.new_context(
        viewport={"width": 1000, "height": 980}, has_touch=True, color_scheme="light")
    page = context.new_page()
    open_example(page, server, "gestures")
    settle(page)
    session = context.new_cdp_session(page)

    def send(kind, *points):
        session.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    send.page = page
    yield send
    context.close()


def drag(finger, start, end, steps=10):
    for step in range(1, steps + 1):
        share = step / steps
        finger("touchMove", (start[0] + (end[0] - start[0]) * share,
                             start[1] + (end[1] - start[1]) * share))
        finger.page.wait_for_timeout(16)


def test_a_view_over_a_cell_stops_a_tap(screen):
    x, y = middle(screen.locator("[data-identifier=cover]"))
    screen.mouse.click(x, y)
    settle(screen)
    assert selected(screen) == []
    screen.mouse.click(*beside(screen, 1))
    screen.wait_for_selector("[aria-current=true]")
    assert selected(screen) == [1]


def test_a_pan_moves_the_card_under_the_pointer(screen):
    before = middle(screen.locator(CARD))
    screen.mouse.move(*before)
    screen.mouse.down()
    screen.mouse.move(before[0] - 60, before[1] + 100, steps=10)
    screen.mouse.up()
    # The first ten points begin the pan.
    screen.wait_for_function(
        f"""(y) => {{
          const box = document.querySelector('{CARD}').getBoundingClientRect();
          return box.top + box.height / 2 > y + 80;
        }}""", arg=before[1])
    settle(screen)
    assert screen.evaluate(OFFSET)[1] <= 0
    assert selected(screen) == []


def test_a_wheel_over_the_card_moves_it_and_does_not_scroll(screen):
    before = screen.evaluate(OFFSET)
    x, y = middle(screen.locator(CARD))
    screen.mouse.move(x, y)
    screen.mouse.wheel(0, -40)
    screen.wait_for_function(
        f"""(y) => {{
          const box = document.querySelector('{CARD}').getBoundingClientRect();
          return Math.abs(box.top + box.height / 2 - y - 40) < 1;
        }}""", arg=y)
    settle(screen)
    assert screen.evaluate(OFFSET) == before
    # Beside the card the browser scrolls.
    screen.mouse.move(*beside(screen, 5))
    screen.mouse.wheel(0, 200)
    screen.wait_for_function(f"() => ({OFFSET})()[1] > 100")


def test_a_long_press_moves_a_number(screen):
    screen.mouse.move(*beside(screen, 0))
    screen.mouse.down()
    # The press is recognized half a second after it has reached the server.
    screen.wait_for_timeout(1000)
    x, y = beside(screen, 2)
    screen.mouse.move(x, y, steps=10)
    wait_for_texts(screen, ["1", "2", "0", "3"])
    screen.mouse.up()
    settle(screen)
    wait_for_texts(screen, ["1", "2", "0", "3"])
    assert selected(screen) == []


def test_a_finger_scrolls_the_list_and_selects_nothing(finger):
    page = finger.page
    start = beside(page, 8)
    finger("touchStart", start)
    drag(finger, start, (start[0], start[1] - 200))
    finger("touchEnd")
    page.wait_for_function(f"() => ({OFFSET})()[1] > 100")
    settle(page)
    assert selected(page) == []


def test_a_finger_on_the_card_moves_it_and_does_not_scroll(finger):
    page = finger.page
    before = page.evaluate(OFFSET)
    start = middle(page.locator(CARD))
    finger("touchStart", start)
    drag(finger, start, (start[0], start[1] + 150))
    finger("touchEnd")
    page.wait_for_function(
        f"""(y) => {{
          const box = document.querySelector('{CARD}').getBoundingClientRect();
          return box.top + box.height / 2 > y + 120;
        }}""", arg=start[1])
    settle(page)
    assert page.evaluate(OFFSET) == before


def test_a_finger_that_is_held_moves_a_number_and_does_not_scroll(finger):
    page = finger.page
    before = page.evaluate(OFFSET)
    start = beside(page, 0)
    finger("touchStart", start)
    wait_for_gesture(page)
    drag(finger, start, beside(page, 2))
    wait_for_texts(page, ["1", "2", "0", "3"])
    finger("touchEnd")
    settle(page)
    assert page.evaluate(OFFSET) == before
