"""Lists under a real pointer and a real keyboard."""

import pytest
from helpers import OFFSET, cells, colors, open_example, settle
from playwright.sync_api import expect


def row(page, section, item):
    return page.locator(f".node[data-kind=cell][data-section='{section}'][data-item='{item}']")


def wait_for_rows(page, section, count):
    page.wait_for_function(
        """([section, count]) => document.querySelectorAll(
          `.node[data-kind=cell][data-section='${section}']`).length === count""",
        arg=[section, count])


def test_rows_are_cards_of_the_recorded_size(page, server):
    open_example(page, server, "settings")
    settle(page)
    frames = cells(page)
    x, _, width, height = frames[("cell", 1, 0)]
    assert (x, width) == (16, 361)
    assert abs(height - 52) < 0.5


def test_a_click_on_a_header_row_opens_and_closes_its_children(page, server):
    open_example(page, server, "settings")
    wait_for_rows(page, 2, 2)
    row(page, 2, 0).click()
    page.wait_for_function(
        """() => document.querySelectorAll(
          ".node[data-kind=cell][data-section='2']").length > 2""")
    settle(page)
    row(page, 2, 0).click()
    wait_for_rows(page, 2, 2)


def test_a_click_moves_the_checkmark(page, server):
    open_example(page, server, "settings")
    settle(page)
    before = row(page, 1, 0).locator(".node").count()
    row(page, 1, 0).click()
    page.wait_for_function(
        """(before) => document.querySelectorAll(
          ".node[data-kind=cell][data-section='1'][data-item='0'] .node").length > before""",
        arg=before)


def test_a_switch_in_a_row_is_operated_by_pointer_and_keyboard(page, server):
    open_example(page, server, "settings")
    switch = row(page, 0, 0).locator("[role=switch]")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    page.wait_for_function(
        """() => document.querySelector(
          ".node[data-section='0'][data-item='0'] [role=switch]").ariaChecked === 'true'""")
    switch.focus()
    page.keyboard.press("Space")
    page.wait_for_function(
        """() => document.querySelector(
          ".node[data-section='0'][data-item='0'] [role=switch]").ariaChecked === 'false'""")


# The color of grouped lists behind their cards.
GROUPED = "#f2f2f7"


def color_at(context, page, share):
    """The color of the screen at a part of its height, at its edge."""
    rows = colors(context, page.locator(".scene").screenshot())
    return rows[round((len(rows) - 1) * share)][4]


# A sidebar has a ground of its own in front of the collection view's background color.
@pytest.mark.parametrize(
    "name, ground", [("modern-networks", GROUPED), ("modern-collections", "#ffffff")])
def test_the_ground_of_a_list_continues_below_its_last_row(context, page, server, name, ground):
    open_example(page, server, name, device="fill")
    settle(page)
    for part in [0.5, 0.98]:
        assert color_at(context, page, part) == ground, part


def test_the_ground_of_a_list_continues_beyond_its_end(context, page, server):
    open_example(page, server, "settings", device="fill")
    page.evaluate("() => { const view = document.querySelector('.scroller');"
                  " view.scrollTop = view.scrollHeight; }")
    settle(page)
    end = page.evaluate(OFFSET)[1]
    page.mouse.move(500, 600)
    page.mouse.down()
    page.mouse.move(500, 300, steps=12)
    page.wait_for_function(f"(end) => ({OFFSET})()[1] > end + 50", arg=end)
    assert color_at(context, page, 0.98) == GROUPED
    page.mouse.up()
