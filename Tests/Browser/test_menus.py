"""Menus in a real browser: by a pointer, its secondary button, a finger, and the keyboard."""

import pytest
from helpers import settle
from playwright.sync_api import expect

STATUS = """(words) => document.querySelector("[data-identifier='status']")
  ?.textContent === words"""


@pytest.fixture
def menus(page, server):
    page.goto(f"{server.address}example/controls")
    page.wait_for_selector("#state[data-state=connected]", state="attached")
    show(page, "cities")
    return page


def show(page, name):
    page.wait_for_selector(f"[data-identifier='{name}']")
    page.evaluate(
        """(name) => document.querySelector(`[data-identifier='${name}']`)
          .scrollIntoView({ block: "end" })""", name)
    settle(page)


def middle(page, selector):
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_status(page, words):
    page.wait_for_function(STATUS, arg=words)


def names(page):
    return page.get_by_role("menu").last.locator("[role^=menuitem]").evaluate_all(
        "(items) => items.map((item) => item.getAttribute('aria-label'))")


def click(page, selector, **options):
    page.mouse.click(*middle(page, selector), **options)


def row(name):
    return f"[role=menuitem][aria-label='{name}']"


def choose(page, name):
    """Clicks a row of a menu after the menu has opened."""
    page.wait_for_selector(row(name))
    settle(page)
    click(page, row(name))


def test_a_click_opens_the_menu_of_a_button_and_chooses_a_row(menus):
    # With room below the button, the menu opens there, and its rows are in order.
    menus.evaluate(
        """() => {
          const button = document.querySelector("[data-identifier='actions']");
          button.closest(".scroller").scrollTop += 150;
        }""")
    settle(menus)
    click(menus, "[data-identifier=actions]")
    expect(menus.get_by_role("menuitem", name="Rename")).to_be_visible()
    settle(menus)
    assert names(menus)[:3] == ["Copy", "Share", "Star"]
    expect(menus.get_by_role("menuitem", name="Lock")).to_have_attribute("aria-disabled", "true")
    expect(menus.get_by_role("menuitem", name="Sort By")).to_have_attribute("aria-haspopup", "menu")
    # A deferred element arrives later.
    expect(menus.get_by_role("menuitem", name="Later")).to_be_visible()
    choose(menus, "Rename")
    wait_for_status(menus, "Rename")
    expect(menus.get_by_role("menu")).to_have_count(0)


def test_a_pressed_pointer_moves_to_a_row(menus):
    menus.mouse.move(*middle(menus, "[data-identifier=actions]"))
    menus.mouse.down()
    expect(menus.get_by_role("menuitem", name="Rename")).to_be_visible()
    settle(menus)
    menus.mouse.move(*middle(menus, row("Rename")), steps=5)
    menus.mouse.up()
    wait_for_status(menus, "Rename")


def test_a_click_beside_the_menu_closes_it(menus):
    click(menus, "[data-identifier=actions]")
    expect(menus.get_by_role("menu")).to_have_count(1)
    settle(menus)
    box = menus.locator("[role=menu]").bounding_box()
    menus.mouse.click(box["x"] + box["width"] + 20, box["y"] + 20)
    expect(menus.get_by_role("menu")).to_have_count(0)
    wait_for_status(menus, "Nothing has changed.")


def test_a_submenu_has_its_selection_checked(menus):
    click(menus, "[data-identifier=actions]")
    expect(menus.get_by_role("menuitem", name="Sort By")).to_be_visible()
    choose(menus, "Sort By")
    expect(menus.get_by_role("menuitemcheckbox", name="Name")).to_have_attribute(
        "aria-checked", "true")
    choose(menus, "Date")
    wait_for_status(menus, "By date")


def test_a_pop_up_button_shows_its_selection(menus):
    button = menus.locator("[data-identifier=season]")
    expect(button).to_have_attribute("aria-label", "Spring")
    expect(button).to_have_attribute("aria-haspopup", "menu")
    click(menus, "[data-identifier=season]")
    choose(menus, "Autumn")
    wait_for_status(menus, "Autumn")
    expect(button).to_have_attribute("aria-label", "Autumn")


def test_the_keyboard_opens_operates_and_leaves_a_menu(menus):
    menus.locator("[data-identifier=season]").focus()
    menus.keyboard.press("Enter")
    expect(menus.get_by_role("menuitemcheckbox", name="Spring")).to_be_focused()
    menus.keyboard.press("ArrowDown")
    expect(menus.get_by_role("menuitem", name="Summer")).to_be_focused()
    menus.keyboard.press("End")
    expect(menus.get_by_role("menuitem", name="Winter")).to_be_focused()
    menus.keyboard.press("Enter")
    wait_for_status(menus, "Winter")
    expect(menus.locator("[data-identifier=season]")).to_be_focused()
    menus.keyboard.press("Enter")
    expect(menus.get_by_role("menuitem", name="Spring")).to_be_focused()
    menus.keyboard.press("Escape")
    expect(menus.get_by_role("menu")).to_have_count(0)
    expect(menus.locator("[data-identifier=season]")).to_be_focused()


def test_keys_operate_a_menu_that_a_pointer_has_opened(menus):
    click(menus, "[data-identifier=season]")
    expect(menus.get_by_role("menu")).to_have_count(1)
    settle(menus)
    menus.keyboard.press("ArrowDown")
    menus.keyboard.press("ArrowDown")
    expect(menus.get_by_role("menuitem", name="Summer")).to_be_focused()
    menus.keyboard.press("Escape")
    expect(menus.get_by_role("menu")).to_have_count(0)


def test_holding_the_pointer_opens_the_menu_of_a_button_that_acts(menus):
    click(menus, "[data-identifier=send]")
    wait_for_status(menus, "Sent")
    settle(menus)
    menus.mouse.move(*middle(menus, "[data-identifier=send]"))
    menus.mouse.down()
    expect(menus.get_by_role("menuitem", name="Send Later")).to_be_visible()
    menus.mouse.up()
    choose(menus, "Send Later")
    wait_for_status(menus, "Send Later")


def test_the_secondary_button_opens_a_context_menu_and_not_the_browsers(menus):
    prevented = """() => { window.prevented = [];
      document.addEventListener("contextmenu", (event) => {
        window.prevented.push(event.defaultPrevented); }); }"""
    menus.evaluate(prevented)
    click(menus, "[data-identifier=card]", button="right")
    expect(menus.get_by_role("menu", name="Card")).to_be_visible()
    menus.wait_for_function("() => window.prevented.join() === 'true'")
    choose(menus, "Pin")
    wait_for_status(menus, "Pin")
    settle(menus)
    menus.mouse.click(*middle(menus, "[data-identifier=status]"), button="right")
    menus.wait_for_function("() => window.prevented.filter((one) => !one).length === 1")


def test_the_key_for_menus_opens_a_context_menu(menus):
    menus.locator("[data-identifier=card]").focus()
    menus.keyboard.press("Shift+F10")
    expect(menus.get_by_role("menuitem", name="Open")).to_be_focused()
    menus.keyboard.press("Enter")
    wait_for_status(menus, "Open")


def test_items_have_context_menus_beside_selection(menus):
    city = "[data-identifier=cities] [data-kind=cell][data-item='1']"
    click(menus, city)
    wait_for_status(menus, "Selected Bergen")
    settle(menus)
    click(menus, city, button="right")
    expect(menus.get_by_role("menuitem", name="Visit")).to_be_visible()
    choose(menus, "Visit")
    wait_for_status(menus, "Visit Bergen")
    settle(menus)
    menus.mouse.move(*middle(menus, city))
    menus.mouse.down()
    expect(menus.get_by_role("menuitem", name="Remove")).to_be_visible()
    menus.mouse.up()
    choose(menus, "Remove")
    wait_for_status(menus, "Removed Bergen")
    expect(menus.get_by_role("menu")).to_have_count(0)


def test_a_held_item_is_moved_by_a_drag_from_its_menu(menus):
    rows = "[data-identifier=cities] [data-kind=cell]"
    start = middle(menus, f"{rows}[data-item='1']")
    end = middle(menus, f"{rows}[data-item='2']")
    menus.mouse.move(*start)
    menus.mouse.down()
    expect(menus.get_by_role("menuitem", name="Visit")).to_be_visible()
    menus.mouse.move(end[0], end[1] + 4, steps=8)
    expect(menus.get_by_role("menu")).to_have_count(0)
    menus.mouse.up()
    wait_for_status(menus, "Moved Bergen")


def test_the_menu_of_an_accessory_changes_its_title(menus):
    click(menus, "[data-identifier=cities] [role=button][aria-haspopup=menu]")
    choose(menus, "Large")
    wait_for_status(menus, "Large")


def test_a_finger_opens_a_menu_and_a_tap_chooses(browser, server):
    context = browser.new_context(
        viewport={"width": 1000, "height": 980}, has_touch=True, color_scheme="dark")
    page = context.new_page()
    page.goto(f"{server.address}example/controls")
    page.wait_for_selector("#state[data-state=connected]", state="attached")
    show(page, "cities")
    page.touchscreen.tap(*middle(page, "[data-identifier=season]"))
    expect(page.get_by_role("menuitem", name="Summer")).to_be_visible()
    settle(page)
    page.touchscreen.tap(*middle(page, row("Summer")))
    wait_for_status(page, "Summer")
    settle(page)
    session = context.new_cdp_session(page)
    x, y = middle(page, "[data-identifier=card]")
    touch = lambda kind, points: session.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch("touchStart", [{"x": x, "y": y}])
    expect(page.get_by_role("menuitem", name="Archive")).to_be_visible()
    touch("touchEnd", [])
    settle(page)
    page.touchscreen.tap(*middle(page, row("Archive")))
    wait_for_status(page, "Archive")
    context.close()
