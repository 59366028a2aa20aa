"""The index of modern collections under a real pointer."""

from helpers import cells, open_example, settle
from playwright.sync_api import expect
from test_navigation import wait_for_title


def row(page, text):
    """The row of the index with a text."""
    return page.locator(".node[data-kind=cell]", has=page.get_by_text(text, exact=True))


def go_back(page):
    page.get_by_role("button", name="Index").click()
    wait_for_title(page, "Modern Collections")
    row(page, "Grids and Rows").wait_for()


def test_clicks_push_screens_of_the_index_and_return(page, server):
    open_example(page, server, "modern-collections")
    wait_for_title(page, "Modern Collections")
    row(page, "Grids and Rows").click()
    row(page, "Two Columns").wait_for()

    row(page, "Two Columns").click()
    wait_for_title(page, "Two Columns")
    row(page, "Grids and Rows").wait_for(state="detached")
    settle(page)
    frames = cells(page)
    first, second = frames[("cell", 0, 0)], frames[("cell", 0, 1)]
    assert first[1] == second[1]
    assert abs(second[0] - first[0] - first[2] - 12) < 0.5
    go_back(page)

    row(page, "Grids and Rows").click()
    row(page, "Two Columns").wait_for(state="detached")
    row(page, "Conference").click()
    row(page, "Conference News").click()
    wait_for_title(page, "Conference News")
    page.get_by_text("Program printed").wait_for()
    go_back(page)

    row(page, "Conference").click()
    row(page, "Conference News").wait_for(state="detached")
    row(page, "Diffable Data").click()
    row(page, "Networks").click()
    wait_for_title(page, "Networks")
    switch = page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    page.get_by_text("Café Lotte").wait_for(state="detached")
    go_back(page)
