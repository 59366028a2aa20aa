"""Wheels, dates, pages and transitions of an app's own under a real pointer and a real wheel."""

import re

from helpers import settle
from playwright.sync_api import expect


def open_screen(page, server, name):
    page.goto(f"{server.address}example/{name}")
    page.wait_for_selector("#state[data-state=connected]", state="attached")


def center(locator):
    locator.wait_for()
    settle(locator.page)
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_wheel_turns_and_stops_at_a_row(page, server):
    open_screen(page, server, "pickers")
    wheel = page.get_by_role("slider", name="Picker, component 1 of 2")
    wheel.wait_for()
    expect(wheel).to_have_attribute("aria-valuetext", "Medium")
    x, y = center(wheel)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 40)
    page.get_by_text("Large, Blue").wait_for(state="attached")
    settle(page)
    page.mouse.click(x, y - 32)
    page.get_by_text("Medium, Blue").wait_for(state="attached")
    settle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 190, steps=12)
    page.mouse.up()
    page.get_by_text("Huge, Blue").wait_for(state="attached")


def test_a_compact_date_opens_a_calendar(page, server):
    open_screen(page, server, "pickers")
    page.get_by_role("button", name="Date").click()
    calendar = page.get_by_role("dialog")
    calendar.get_by_role("button", name="17 November").or_(
        calendar.get_by_role("button", name="November 17")).click()
    page.get_by_text("17").first.wait_for(state="attached")
    settle(page)
    page.mouse.click(600, 120)
    calendar.get_by_role("button", name="Next Month").wait_for(state="detached")


def test_a_photo_is_zoomed_moved_and_chosen(page, server):
    open_screen(page, server, "pickers")
    page.get_by_role("button", name="Choose a Photo").click()
    page.get_by_role("img", name=re.compile("^Photo, ")).first.wait_for(state="attached")
    settle(page)
    page.mouse.click(525, 450)
    x, y = center(page.get_by_role("img", name="Photo", exact=True))
    before = page.get_by_role("img", name="Photo", exact=True).bounding_box()
    page.mouse.dblclick(x, y)
    settle(page)
    zoomed = page.get_by_role("img", name="Photo", exact=True).bounding_box()
    assert zoomed["width"] > before["width"] * 1.5
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 40, steps=8)
    page.mouse.up()
    settle(page)
    moved = page.get_by_role("img", name="Photo", exact=True).bounding_box()
    assert moved["x"] > zoomed["x"] + 20 and moved["y"] > zoomed["y"] + 20
    page.get_by_role("button", name="Choose", exact=True).click()
    page.get_by_text("A photo is chosen.").wait_for(state="attached")


def test_pages_follow_a_drag_and_a_button(page, server):
    open_screen(page, server, "pages")
    title = page.get_by_text("Plan", exact=True)
    title.wait_for()
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_text("Remember", exact=True).wait_for()
    title.wait_for(state="detached")
    x, y = center(page.get_by_text("Remember", exact=True))
    page.mouse.move(x + 100, y)
    page.mouse.down()
    page.mouse.move(x - 140, y, steps=12)
    page.mouse.up()
    page.get_by_text("Share", exact=True).wait_for()
    page.get_by_text("Remember", exact=True).wait_for(state="detached")


def test_a_card_is_presented_by_the_app_and_dragged_away(page, server):
    open_screen(page, server, "pages")
    page.get_by_role("button", name="Card").click()
    close = page.get_by_role("button", name="Close")
    close.wait_for()
    x, y = center(close)
    page.mouse.move(x, y + 60)
    page.mouse.down()
    page.mouse.move(x, y + 90, steps=4)
    page.mouse.move(x, y + 120, steps=4)
    page.mouse.up()
    assert abs(center(close)[1] - y) < 1
    page.mouse.move(x, y + 60)
    page.mouse.down()
    page.mouse.move(x, y + 260, steps=12)
    page.mouse.up()
    close.wait_for(state="detached")
