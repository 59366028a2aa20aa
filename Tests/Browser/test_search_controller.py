"""A search controller in a navigation bar, in a real browser."""

from helpers import open_example, settle


def wait_for_count(page, count):
    page.wait_for_function(
        "(count) => document.querySelectorAll('.node[data-kind=cell]').length === count", arg=count)


def test_typing_searches_and_cancel_ends_the_search(page, server):
    open_example(page, server, "tabs")
    field = page.locator("input.field")
    settle(page)
    before = field.bounding_box()["y"]
    field.click()
    cancel = page.get_by_role("button", name="Cancel", exact=True)
    cancel.wait_for()
    page.wait_for_function(
        "(before) => document.querySelector('input.field').getBoundingClientRect().top < before - 80",
        arg=before)
    page.keyboard.type("mill", delay=20)
    wait_for_count(page, 1)
    cancel.click()
    cancel.wait_for(state="detached")
    page.wait_for_function("() => document.querySelector('input.field').value === ''")
    page.wait_for_function(
        "() => document.querySelectorAll('.node[data-kind=cell]').length > 5")


def test_a_found_row_is_pushed_and_the_search_is_still_there(page, server):
    open_example(page, server, "tabs")
    page.locator("input.field").click()
    page.keyboard.type("tower", delay=20)
    wait_for_count(page, 2)
    page.locator(".node[data-kind=cell]").first.click()
    page.get_by_text("Clock tower lies in the west of the country.").wait_for()
    page.get_by_role("button", name="Places").click()
    page.get_by_text("Clock tower lies in the west of the country.").wait_for(state="detached")
    wait_for_count(page, 2)
