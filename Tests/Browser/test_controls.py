"""Controls in a real browser: by a pointer, the keyboard, and a finger that pulls."""

import pytest
from helpers import settle
from playwright.sync_api import expect

STATUS = """(words) => document.querySelector("[data-identifier='status']")
  ?.textContent === words"""
BOX = """(name) => {
  const box = document.querySelector(`[data-identifier='${name}']`).getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
}"""


def open_controls(page, server, **query):
    address = f"{server.address}example/controls"
    if query:
        address += "?" + "&".join(f"{key}={value}" for key, value in query.items())
    page.goto(address)
    page.wait_for_selector("#state[data-state=connected]", state="attached")
    page.wait_for_selector("[data-identifier='spans']")
    settle(page)
    return page


def wait_for_status(page, words):
    page.wait_for_function(STATUS, arg=words)


def place(page, name, x, y=0.5):
    left, top, width, height = page.evaluate(BOX, name)
    return left + width * x, top + height * y


def show(page, name):
    """Scrolls a control into view, as a wheel does."""
    page.evaluate(
        """(name) => document.querySelector(`[data-identifier='${name}']`)
          .scrollIntoView({ block: "center" })""", name)
    settle(page)


def test_a_pointer_selects_a_segment_and_drags_the_selection(page, server):
    open_controls(page, server)
    page.mouse.click(*place(page, "spans", 0.8))
    wait_for_status(page, "Month")
    page.wait_for_selector("[data-identifier='spans'] [aria-label=Month][aria-pressed=true]")
    settle(page)
    segments = page.locator("[data-identifier='spans'] [role=button]")
    assert [segments.nth(index).get_attribute("aria-label") for index in range(3)] == [
        "Day", "Week", "Month"]
    page.mouse.move(*place(page, "spans", 0.8))
    page.mouse.down()
    page.mouse.move(*place(page, "spans", 0.5), steps=4)
    page.mouse.move(*place(page, "spans", 0.2), steps=4)
    page.mouse.up()
    wait_for_status(page, "Day")


def test_the_keyboard_moves_between_controls_and_changes_them(page, server):
    open_controls(page, server)
    page.locator("[data-identifier='spans']").focus()
    page.keyboard.press("ArrowRight")
    wait_for_status(page, "Week")
    page.keyboard.press("Tab")
    page.wait_for_function("() => document.activeElement.dataset.identifier === 'marks'")
    page.keyboard.press("ArrowLeft")
    wait_for_status(page, "Mark 1")
    page.locator("[data-identifier='volume']").focus()
    page.keyboard.press("ArrowUp")
    wait_for_status(page, "Volume 50")
    slider = page.locator("[data-identifier='volume']")
    expect(slider).to_have_attribute("role", "slider")
    page.wait_for_selector("[data-identifier='volume'][aria-valuetext='50%']")
    page.locator("[data-identifier='guests']").focus()
    page.keyboard.press("ArrowUp")
    wait_for_status(page, "Guests 1")
    page.locator("[data-identifier='chapters']").focus()
    page.keyboard.press("ArrowRight")
    wait_for_status(page, "Page 2")
    page.locator("[data-identifier='sound']").focus()
    page.keyboard.press("Space")
    wait_for_status(page, "Sound off")
    page.locator("[data-identifier='filled']").focus()
    page.keyboard.press("Enter")
    wait_for_status(page, "Filled")


def test_a_disabled_control_takes_no_keys(page, server):
    open_controls(page, server)
    disabled = page.locator("[role=slider][aria-disabled=true]").first
    assert disabled.get_attribute("tabindex") is None
    assert page.locator("[data-identifier='volume']").get_attribute("tabindex") == "0"


def test_a_pointer_drags_a_knob_and_holds_a_stepper(page, server):
    open_controls(page, server)
    thumb = page.evaluate(
        """() => {
          const parts = document.querySelectorAll("[data-identifier='volume'] > .node");
          const box = parts[parts.length - 1].getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""")
    page.mouse.move(*thumb)
    page.mouse.down()
    page.mouse.move(thumb[0] + 400, thumb[1], steps=6)
    page.mouse.up()
    wait_for_status(page, "Volume 100")
    show(page, "guests")
    page.mouse.move(*place(page, "guests", 0.75))
    page.mouse.down()
    # The steps follow each other faster than a slow page displays them.
    page.wait_for_function(
        """() => Number(document.querySelector("[data-identifier='guests'] [aria-label=Increment]")
          .getAttribute("aria-description")) >= 3""")
    page.mouse.up()
    settle(page)
    show(page, "chapters")
    page.mouse.click(*place(page, "chapters", 0.9))
    wait_for_status(page, "Page 2")


def test_a_wheel_turns_by_an_animation_of_the_page(page, server):
    open_controls(page, server)
    show(page, "turning")
    turning = """() => document.getAnimations().filter(
      (animation) => animation.effect.getTiming().iterations === Infinity).length"""
    page.wait_for_function(f"() => ({turning})() === 2")
    page.mouse.click(*place(page, "turning", 0.5))
    wait_for_status(page, "Stopped")
    page.wait_for_function(f"() => ({turning})() === 0")


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_a_pull_at_the_top_refreshes(browser, server, by):
    context = browser.new_context(
        viewport={"width": 1000, "height": 980}, has_touch=True, color_scheme="light")
    page = open_controls(context.new_page(), server)
    x, y = place(page, "status", 0.5)
    if by == "mouse":
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(1, 20):
            page.mouse.move(x, y + step * 20)
    else:
        session = context.new_cdp_session(page)
        touch = lambda kind, points: session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", [{"x": x, "y": y}])
        for step in range(1, 20):
            touch("touchMove", [{"x": x, "y": y + step * 20}])
            page.wait_for_timeout(16)
    wait_for_status(page, "Refreshing")
    # The content is below its place of rest while it is held.
    page.wait_for_function(f"([name, top]) => ({BOX})(name)[1] > top", arg=["status", y + 60])
    if by == "mouse":
        page.mouse.up()
    else:
        touch("touchEnd", [])
    wait_for_status(page, "Nothing has changed.")
    page.wait_for_function(
        """(top) => Math.abs(document.querySelector("[data-identifier='status']")
          .getBoundingClientRect().top - top) < 12""", arg=y)
    context.close()


def test_segments_change_the_columns_of_the_photo_grid(page, server):
    page.goto(f"{server.address}example/photo-grid-columns")
    page.wait_for_selector(".node[data-kind=cell]")
    columns = """(count) => {
      const cells = [...document.querySelectorAll(".node[data-kind=cell]")];
      if (cells.length === 0) return false;
      const width = cells[0].parentElement.closest(".scroller").getBoundingClientRect().width;
      return cells.every(
        (cell) => Math.abs(cell.getBoundingClientRect().width - width / count) < 2);
    }"""
    page.wait_for_function(columns, arg=3)
    for index, count in enumerate([4, 5, 1]):
        settle(page)
        page.mouse.click(*place(page, "columns", (index + 1.5) / 4))
        page.wait_for_function(columns, arg=count)
