"""Typing into a search bar, in a real browser."""

from helpers import open_example, settle


def wait_for_names(page, names):
    page.wait_for_function(
        "(names) => { const cells = [...document.querySelectorAll('.node[data-kind=cell]')]"
        ".map((cell) => cell.querySelector('.text span')?.textContent ?? '').sort();"
        " return JSON.stringify(cells) === JSON.stringify(names); }", arg=names)


def test_what_is_typed_is_what_is_searched_for(page, server):
    open_example(page, server, "mountains")
    field = page.locator("input.field")
    assert field.get_attribute("placeholder") == "Name of a mountain"
    field.click()
    page.keyboard.type("yari", delay=20)
    wait_for_names(page, ["Kashima-Yarigatake", "Yari-ga-take"])
    assert field.input_value() == "yari"
    page.keyboard.type("-")
    wait_for_names(page, ["Yari-ga-take"])
    for _ in range(5):
        page.keyboard.press("Backspace")
    page.wait_for_function(
        "() => document.querySelectorAll('.node[data-kind=cell]').length > 10")
    assert field.input_value() == ""


def test_the_caret_stays_where_the_user_put_it(page, server):
    open_example(page, server, "mountains")
    field = page.locator("input.field")
    field.click()
    page.keyboard.type("fji")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("u")
    wait_for_names(page, ["Mount Fuji"])
    settle(page)
    assert field.evaluate("(input) => input.selectionStart") == 2
    assert field.input_value() == "fuji"


def test_the_input_lies_where_the_text_is_drawn(page, server):
    open_example(page, server, "mountains")
    settle(page)
    box = page.locator("input.field").bounding_box()
    scene = page.locator(".scene").bounding_box()
    # 8 points of margin, 8 to the glass, which is 16 wide, and 6 to the text; in the middle of a bar
    # of 56 points, below the phone's status bar and a navigation bar of 54 points.
    assert round(box["x"] - scene["x"]) == 38
    assert round(box["y"] - scene["y"]) == 59 + 54 + 6
    assert round(box["height"]) == 44
