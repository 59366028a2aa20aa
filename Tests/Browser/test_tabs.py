"""A tab bar controller and a toolbar under a real pointer and a real keyboard."""

from helpers import open_example
from playwright.sync_api import expect


def row(page, item):
    return page.locator(f".node[data-kind=cell][data-item='{item}']")


def tab(page, name):
    return page.get_by_role("tab", name=name)


def wait_for_selection(page, name):
    page.wait_for_function(
        """(name) => [...document.querySelectorAll('[role=tab][aria-selected=true]')].some((node) =>
          node.getAttribute('aria-label') === name)""", arg=name)


def test_the_bar_is_a_list_of_tabs(page, server):
    open_example(page, server, "tabs")
    wait_for_selection(page, "Places")
    expect(page.locator("[role=tablist] [role=tab]")).to_have_count(3)
    expect(tab(page, "About")).to_have_attribute("aria-selected", "false")


def test_a_click_selects_a_tab(page, server):
    open_example(page, server, "tabs")
    tab(page, "About").click()
    page.get_by_text("Twenty places in an imaginary country.").wait_for()
    wait_for_selection(page, "About")
    tab(page, "Places").click()
    row(page, 0).wait_for()
    page.get_by_text("Twenty places in an imaginary country.").wait_for(state="detached")


def test_keys_select_a_tab(page, server):
    open_example(page, server, "tabs")
    tab(page, "About").focus()
    page.keyboard.press("Enter")
    page.get_by_text("Twenty places in an imaginary country.").wait_for()
    wait_for_selection(page, "About")


def test_a_favorite_gets_a_badge_and_a_toolbar_replaces_the_bar(page, server):
    open_example(page, server, "tabs")
    row(page, 0).click()
    page.get_by_role("button", name="Add to favorites").click()
    page.get_by_role("button", name="Remove from favorites").wait_for()
    page.locator("[role=tab]").first.wait_for(state="detached")
    page.get_by_role("button", name="Places").click()
    tab(page, "Favorites").wait_for()
    page.wait_for_function(
        """() => document.querySelector("[role=tab][aria-label='Favorites']")
          ?.getAttribute('aria-description') === '1'""")
    tab(page, "Favorites").click()
    page.get_by_text("Aqueduct").first.wait_for()
