"""Alerts and sheets under a real pointer and a real keyboard."""

from helpers import open_example, settle


def open_controls(page, server):
    page.goto(f"{server.address}example/controls")
    page.wait_for_selector("#state[data-state=connected]", state="attached")
    page.get_by_role("button", name="Alert").scroll_into_view_if_needed()


def test_an_alert_takes_a_name_and_keeps_the_rest_out_of_reach(page, server):
    open_controls(page, server)
    page.get_by_role("button", name="Alert").click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    page.get_by_role("button", name="Save").wait_for()
    settle(page)
    box = page.get_by_role("button", name="Save").bounding_box()
    assert abs(box["height"] - 48) < 0.5 and abs(box["width"] - 140) < 0.5
    field = page.locator("input[placeholder=Name]")
    field.click()
    page.keyboard.type("Ada")
    page.get_by_role("button", name="Save").click()
    dialog.wait_for(state="detached")
    page.get_by_text("Renamed to Ada").wait_for(state="attached")


def test_the_escape_key_cancels_an_alert(page, server):
    open_controls(page, server)
    page.get_by_role("button", name="Alert").click()
    page.get_by_role("button", name="Save").focus()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_text("Nothing has changed.").wait_for(state="attached")


def test_a_click_beside_an_action_sheet_cancels_it(page, server):
    open_controls(page, server)
    actions = page.get_by_role("button", name="Action Sheet")
    actions.click()
    page.get_by_role("button", name="Move").click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.get_by_text("Move", exact=True).wait_for(state="attached")
    actions.click()
    page.get_by_role("button", name="Cancel").wait_for()
    settle(page)
    page.mouse.click(500, 200)
    page.get_by_role("dialog").wait_for(state="detached")


def test_a_drag_takes_a_sheet_down(page, server):
    open_controls(page, server)
    page.get_by_role("button", name="Sheet", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    settle(page)
    screen = page.locator(".scroller").first.bounding_box()
    x = screen["x"] + screen["width"] / 2
    y = screen["y"] + screen["height"] - 300
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 290, steps=20)
    page.mouse.up()
    dialog.wait_for(state="detached")


def test_copying_writes_the_clipboard_of_the_browser(page, server):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_example(page, server, "explorer")
    page.locator("[data-kind=cell][data-section='1'][data-item='0']").click()
    page.get_by_role("button", name="Share").click()
    page.get_by_role("dialog").wait_for()
    page.get_by_text("Copy", exact=True).click()
    page.get_by_role("dialog").wait_for(state="detached")
    page.wait_for_function("() => navigator.clipboard.readText().then((text) => text.length > 0)")
