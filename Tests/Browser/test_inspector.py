"""The inspector of the page: what is under the pointer, and why it is there."""

import json
import subprocess

import pytest
from helpers import settle, wait_for_screens
from playwright.sync_api import expect


@pytest.fixture
def inspected(page, server):
    def open_example(name):
        page.goto(f"{server.address}example/{name}?device=iphone-15")
        page.wait_for_selector("[data-kind=cell]")
        page.click("#inspect")
        return page

    return open_example


def point_at(page, x, y):
    """Points at a place of the screen, and waits for the explanation of it."""
    settle(page)
    box = page.evaluate(
        """() => {
          const box = document.querySelector('.scene').getBoundingClientRect();
          return [box.x, box.y];
        }""")
    page.mouse.move(box[0] + x - 3, box[1] + y)
    page.mouse.move(box[0] + x, box[1] + y)
    settle(page)


def outlines(page):
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.outline')].map((node) => [
          node.className.replace('outline ', ''),
          ['left', 'top', 'width', 'height'].map((name) => parseFloat(node.style[name]))]))""")


@pytest.mark.parametrize(("name", "point"), [("book-shelf", (60, 300)), ("settings", (120, 320))])
def test_the_numbers_are_those_of_the_command(inspected, tool, name, point):
    page = inspected(name)
    point_at(page, *point)
    page.wait_for_selector(".outline.item")
    output = subprocess.run(
        [tool, "explain", name, "--point", f"{point[0]},{point[1]}", "--format", "json"],
        check=True, capture_output=True, text=True).stdout
    record = json.loads(output)
    drawn = outlines(page)
    assert drawn["item"] == pytest.approx(record["element"]["frameInWindow"], abs=0.01)
    assert drawn["section"] == pytest.approx(record["section"]["frameInWindow"], abs=0.01)
    assert drawn["view"] == pytest.approx(record["views"][-1]["frameInWindow"], abs=0.01)
    words = page.inner_text(".inspector pre")
    for step in record["steps"]:
        assert f"rule {step['rule']}" in words


def test_constraints_are_displayed_for_a_view_outside_of_a_layout(page, server):
    page.goto(f"{server.address}example/settings-form?device=iphone-15")
    page.get_by_text("Display").first.wait_for()
    page.click("#inspect")
    settle(page)
    box = page.get_by_text("Display").first.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.move(box["x"] + 8, box["y"] + 8)
    settle(page)
    page.wait_for_selector(".outline.view")
    assert "UILabel" in page.inner_text(".inspector pre")
    assert page.locator(".outline.item").count() == 0


def test_a_click_keeps_the_element_and_the_app_gets_no_touch(inspected):
    page = inspected("settings")
    point_at(page, 120, 320)
    page.wait_for_selector(".outline.item")
    before = outlines(page)
    page.mouse.down()
    page.mouse.up()
    point_at(page, 120, 480)
    assert outlines(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".inspection")).to_be_hidden()
    expect(page.locator(".inspector")).to_be_hidden()
    expect(page.locator("#inspect")).to_have_attribute("aria-pressed", "false")


def test_an_item_is_copied_as_a_test(context, inspected):
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = inspected("hello-list")
    point_at(page, 60, 200)
    page.wait_for_selector(".outline.item")
    page.mouse.down()
    page.mouse.up()
    copy = page.locator(".inspector > button")
    copy.click()
    expect(copy).to_have_text("Copied")
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("try screen.expectFrames([[0, ")
    assert "width: 393, height: 44)])" in text


def test_escape_returns_the_keyboard_to_the_tool(inspected):
    page = inspected("hello-list")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".outline.item")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.id === 'inspect'")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.className === 'inspection'")
    # The focus in the panel would be lost, too.
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".outline.item")
    page.focus(".inspector pre")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.id === 'inspect'")
    page.click("#select")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.id === 'select'")


def test_the_inspector_ends_with_its_device(page, server):
    page.goto(f"{server.address}example/hello-list?devices=iphone-15,iphone-se-3")
    wait_for_screens(page, 2, ".node[data-kind=cell]")
    page.click("#inspect")
    expect(page.locator(".inspection:visible")).to_have_count(1)
    page.locator(".caption button").first.click()
    page.wait_for_function("() => document.querySelectorAll('.place').length === 1")
    expect(page.locator("#inspect")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".sidebar")).to_be_hidden()
    page.click("#inspect")
    expect(page.locator(".inspection:visible")).to_have_count(1)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_content_insets_begin_at_the_leading_edge(page, server, direction):
    page.goto(f"{server.address}example/settings?device=iphone-15&direction={direction}")
    page.wait_for_selector("[data-kind=cell]")
    page.click("#inspect")
    point_at(page, 120, 320)
    page.wait_for_selector(".outline.insets")
    # The server's answer with insets that differ from each other.
    page.evaluate(
        """() => {
          const { inspector } = window.tessera.screens[0];
          const { record } = inspector;
          record.section.contentInsets = [1, 20, 3, 50];
          inspector.show({ text: '', record });
          // No later answer replaces it.
          inspector.show = () => {};
        }""")
    drawn = outlines(page)
    left, right = (20, 50) if direction == "ltr" else (50, 20)
    assert drawn["insets"][0] - drawn["section"][0] == pytest.approx(left, abs=0.01)
    assert drawn["section"][2] - drawn["insets"][2] == pytest.approx(left + right, abs=0.01)
