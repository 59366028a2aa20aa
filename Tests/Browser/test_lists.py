"""Lists under a real pointer and a real keyboard."""

from helpers import cells, open_example


def row(page, section, item):
    return page.locator(f".node[data-kind=cell][data-section='{section}'][data-item='{item}']")


def wait_for_rows(page, section, count):
    page.wait_for_function(
        """([section, count]) => document.querySelectorAll(
          `.node[data-kind=cell][data-section='${section}']`).length === count""",
        arg=[section, count])


def test_rows_are_cards_of_the_recorded_size(page, server):
    open_example(page, server, "settings")
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
    row(page, 2, 0).click()
    wait_for_rows(page, 2, 2)


def test_a_click_moves_the_checkmark(page, server):
    open_example(page, server, "settings")
    before = row(page, 1, 0).locator(".node").count()
    row(page, 1, 0).click()
    page.wait_for_function(
        """(before) => document.querySelectorAll(
          ".node[data-kind=cell][data-section='1'][data-item='0'] .node").length > before""",
        arg=before)


def test_a_switch_in_a_row_is_operated_by_pointer_and_keyboard(page, server):
    open_example(page, server, "settings")
    switch = row(page, 0, 0).locator("[role=switch]")
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()
    page.wait_for_function(
        """() => document.querySelector(
          ".node[data-section='0'][data-item='0'] [role=switch]").ariaChecked === 'true'""")
    switch.focus()
    page.keyboard.press("Space")
    page.wait_for_function(
        """() => document.querySelector(
          ".node[data-section='0'][data-item='0'] [role=switch]").ariaChecked === 'false'""")
