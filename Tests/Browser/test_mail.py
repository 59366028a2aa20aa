"""Swipes of rows under a real pointer, and their actions under a real keyboard."""

from helpers import open_example, settle


def row(page, item):
    return page.locator(f".node[data-kind=cell][data-item='{item}']")


def swipe(page, item, distance):
    """Drags a row with the pointer, which rests before it lets go."""
    settle(page)
    box = row(page, item).bounding_box()
    x, y = box["x"] + box["width"] / 2 - distance / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + distance, y, steps=12)
    page.wait_for_timeout(300)
    page.mouse.up()


def wait_for_first_sender(page, sender):
    page.wait_for_function(
        """(sender) => document.querySelector(".node[data-kind=cell][data-item='0']")
          .textContent.includes(sender)""", arg=sender)


def test_a_drag_reveals_buttons_and_a_click_deletes_the_row(page, server):
    open_example(page, server, "mail")
    settle(page)
    place = row(page, 0).bounding_box()["x"]
    swipe(page, 0, -120)
    delete = page.get_by_role("button", name="Delete")
    delete.wait_for()
    page.wait_for_function(
        """(place) => document.querySelector(".node[data-kind=cell][data-item='0']")
          .getBoundingClientRect().x < place - 130""", arg=place)
    # A click on a moving button scrolls its list at the third try, which closes the row.
    settle(page)
    delete.click()
    wait_for_first_sender(page, "Library")
    delete.wait_for(state="detached")
    settle(page)
    assert row(page, 0).bounding_box()["x"] == place


def test_a_click_beside_the_buttons_closes_the_row_and_opens_nothing(page, server):
    open_example(page, server, "mail")
    swipe(page, 1, -120)
    flag = page.get_by_role("button", name="Flag")
    flag.wait_for()
    settle(page)
    row(page, 3).click()
    flag.wait_for(state="detached")
    settle(page)
    row(page, 3).click()
    page.get_by_text("Your compartment to Trieste").first.wait_for()
    page.get_by_role("button", name="Inbox").wait_for()


def test_a_drag_across_the_row_performs_the_first_action(page, server):
    open_example(page, server, "mail")
    swipe(page, 0, -280)
    wait_for_first_sender(page, "Library")


def test_a_vertical_drag_scrolls_and_a_wheel_closes_the_row(page, server):
    open_example(page, server, "mail")
    swipe(page, 1, -120)
    page.get_by_role("button", name="Flag").wait_for()
    settle(page)
    page.mouse.wheel(0, 300)
    page.get_by_role("button", name="Flag").wait_for(state="detached")


def test_the_keyboard_finds_the_actions_of_a_row_in_its_menu(page, server):
    open_example(page, server, "mail")
    row(page, 0).focus()
    delete = page.get_by_role("menuitem", name="Delete")
    # The server sends the actions of a row after the keyboard has arrived there.
    for _ in range(100):
        page.keyboard.press("Shift+F10")
        page.wait_for_timeout(100)
        if delete.is_visible():
            break
    delete.click()
    wait_for_first_sender(page, "Library")
