"""A navigation controller under a real pointer and a real keyboard."""

from helpers import open_example, settle


def row(page, item):
    return page.locator(f".node[data-kind=cell][data-item='{item}']")


def wait_for_title(page, title):
    """Waits until a title for assistive technology is displayed, and no transition runs."""
    page.wait_for_function(
        """(title) => [...document.querySelectorAll('[role=heading]')].some((node) =>
          node.textContent.includes(title) && node.checkVisibility({ opacityProperty: true }))""",
        arg=title)


def test_a_click_pushes_and_the_back_button_pops(page, server):
    open_example(page, server, "navigation")
    wait_for_title(page, "Trails")
    row(page, 1).click()
    page.get_by_text("From the valley past three lakes.").wait_for()
    wait_for_title(page, "Three lakes")
    back = page.get_by_role("button", name="Trails")
    back.click()
    row(page, 1).wait_for()
    wait_for_title(page, "Trails")
    page.get_by_text("From the valley past three lakes.").wait_for(state="detached")


def test_the_item_of_the_pushed_screen_works(page, server):
    open_example(page, server, "navigation")
    row(page, 0).click()
    page.get_by_role("button", name="Add to favorites").click()
    page.get_by_role("button", name="Remove from favorites").wait_for()


def test_keys_push_and_the_escape_key_pops(page, server):
    open_example(page, server, "navigation")
    row(page, 0).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_text("From the valley past three lakes.").wait_for()
    page.get_by_role("button", name="Add to favorites").focus()
    page.keyboard.press("Escape")
    page.get_by_text("From the valley past three lakes.").wait_for(state="detached")


def test_the_large_title_gives_way_to_the_rows(page, server):
    open_example(page, server, "navigation")
    settle(page)
    first = row(page, 0).bounding_box()["y"]
    box = page.locator(".scroller").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 400)
    page.mouse.wheel(0, 52)
    page.wait_for_function(
        """(first) => document.querySelector(".node[data-kind=cell][data-item='0']")
          .getBoundingClientRect().top < first - 40""", arg=first)
    wait_for_title(page, "Trails")
