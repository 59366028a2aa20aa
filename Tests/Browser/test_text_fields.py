"""Text fields and text views, edited with a real pointer and keyboard."""

import os
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import settle

PROBE = os.environ.get("TESSERA_CONTROL_PROBE") or str(ROOT / ".build" / "debug" / "ControlProbe")


@pytest.fixture(scope="module")
def probe():
    if not Path(PROBE).exists():
        pytest.fail(f"{PROBE} does not exist; build the tests, or set TESSERA_CONTROL_PROBE.")
    server = Server(tool=PROBE)
    yield server
    server.stop()


def open_form(page, probe, **query):
    address = f"{probe.address}example/fields?" + "&".join(f"{k}={v}" for k, v in query.items())
    page.goto(address)
    page.wait_for_selector(".field")
    settle(page)
    return page


def field(page, name):
    return page.locator(f".node[data-identifier='{name}'] .field").first


def wait_for_value(page, name, value):
    page.wait_for_function(
        "([name, value]) => document.querySelector("
        "`.node[data-identifier='${name}'] .field`).value === value", arg=[name, value])


def wait_for_log(page, text):
    page.wait_for_function(
        "(text) => [...document.querySelectorAll(\".node[data-identifier='log'] .text span\")]"
        ".map((span) => span.textContent).join(' ').includes(text)", arg=text)


def log_of(page):
    return page.locator(".node[data-identifier='log'] .text").text_content()


def is_focused(page, name):
    return field(page, name).evaluate("(input) => document.activeElement === input")


def test_a_click_begins_typing_and_the_done_button_ends_it(page, probe):
    open_form(page, probe)
    field(page, "plain").click()
    wait_for_log(page, "begin plain")
    page.keyboard.type("abc", delay=15)
    wait_for_value(page, "plain", "abc")
    wait_for_log(page, "changed plain")
    assert "ask plain" in log_of(page) or "begin plain" in log_of(page)
    page.get_by_text("Done").first.click(force=True)
    wait_for_log(page, "end plain")
    page.wait_for_function("() => !document.activeElement.classList.contains('field')")


def test_a_refused_character_is_taken_out_of_the_page(page, probe):
    open_form(page, probe)
    field(page, "digits").click()
    # The program answers each key before the next one.
    for key in "1a2b3":
        page.keyboard.type(key)
        settle(page)
    wait_for_value(page, "digits", "123")
    page.keyboard.insert_text("45")
    wait_for_value(page, "digits", "12345")
    page.keyboard.insert_text("x")
    wait_for_value(page, "digits", "12345")


def test_fast_typing_and_a_program_that_changes_the_text_agree(page, probe):
    open_form(page, probe)
    field(page, "upper").click()
    page.keyboard.type("the quick brown fox", delay=0)
    wait_for_value(page, "upper", "THE QUICK BROWN FOX")


def test_the_caret_stays_where_the_user_put_it(page, probe):
    open_form(page, probe)
    field(page, "plain").click()
    page.keyboard.type("held")
    page.keyboard.press("Home")
    page.keyboard.type("up", delay=30)
    wait_for_value(page, "plain", "upheld")
    settle(page)
    assert field(page, "plain").evaluate("(input) => input.selectionStart") == 2


def test_return_moves_the_focus_by_the_program(page, probe):
    open_form(page, probe)
    field(page, "digits").click()
    page.keyboard.type("7")
    wait_for_value(page, "digits", "7")
    page.keyboard.press("Enter")
    wait_for_log(page, "begin upper")
    page.wait_for_function("() => document.activeElement.closest(\"[data-identifier='upper']\")")
    page.keyboard.type("x")
    wait_for_value(page, "upper", "X")
    page.keyboard.press("Enter")
    wait_for_log(page, "end upper")


def test_a_click_elsewhere_does_not_end_the_editing_but_tab_goes_on(page, probe):
    open_form(page, probe)
    field(page, "plain").click()
    wait_for_log(page, "begin plain")
    box = page.locator(".scene").bounding_box()
    page.mouse.click(box["x"] + 350, box["y"] + 560)
    settle(page)
    assert is_focused(page, "plain")
    page.keyboard.press("Tab")
    wait_for_log(page, "begin digits")
    settle(page)
    assert is_focused(page, "digits")


def test_a_field_that_refuses_the_beginning_is_asked_once_and_not_focused(page, probe):
    open_form(page, probe)
    field(page, "refusing").click()
    wait_for_log(page, "ask refusing")
    page.wait_for_function("() => !document.activeElement.classList.contains('field')")
    settle(page)
    assert log_of(page).count("ask refusing") == 1
    page.keyboard.type("x")
    settle(page)
    assert field(page, "refusing").input_value() == ""


def test_the_clear_button_keeps_the_keyboard(page, probe):
    open_form(page, probe)
    field(page, "plain").click()
    page.keyboard.type("abc")
    wait_for_value(page, "plain", "abc")
    page.locator(".node[aria-label='Clear text']").click(force=True)
    wait_for_value(page, "plain", "")
    settle(page)
    assert is_focused(page, "plain")
    page.keyboard.type("d")
    wait_for_value(page, "plain", "d")


def test_an_input_method_is_left_alone_until_it_is_done(page, probe):
    open_form(page, probe)
    field(page, "upper").click()
    client = page.context.new_cdp_session(page)
    client.send("Input.imeSetComposition", {"text": "n", "selectionStart": 1, "selectionEnd": 1})
    client.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    settle(page)
    assert field(page, "upper").input_value() == "ni", "the program has not seen it yet"
    assert "changed upper" not in log_of(page)
    client.send("Input.insertText", {"text": "ni"})
    wait_for_value(page, "upper", "NI")
    wait_for_log(page, "changed upper")


def test_the_keyboard_and_the_description_reach_the_page(page, probe):
    open_form(page, probe)
    digits = field(page, "digits")
    assert digits.get_attribute("inputmode") == "numeric"
    assert digits.get_attribute("enterkeyhint") == "next"
    assert digits.get_attribute("autocomplete") == "one-time-code"
    assert digits.get_attribute("autocapitalize") == "none"
    secret = field(page, "secret")
    assert secret.get_attribute("type") == "password"
    assert secret.get_attribute("autocomplete") == "current-password"
    locked = field(page, "locked")
    assert locked.get_attribute("aria-disabled") == "true"
    assert locked.get_attribute("readonly") is not None
    sides = field(page, "sides")
    assert sides.get_attribute("aria-label") == "With a side"
    assert sides.get_attribute("aria-description") == "Has a blue side"
    assert field(page, "plain").get_attribute("aria-label") == "plain"


def test_the_input_lies_in_the_rectangle_of_the_text(page, probe):
    open_form(page, probe)
    scene = page.locator(".scene").bounding_box()
    box = field(page, "sides").bounding_box()
    # 16 to the field, 24 to its text after the view at its side.
    assert round(box["x"] - scene["x"]) == 16 + 24
    assert round(box["width"]) == 300 - 24 - 7
    assert field(page, "sides").evaluate("(input) => getComputedStyle(input).textAlign") == "center"


def test_a_long_text_is_edited_in_pieces(page, probe):
    open_form(page, probe)
    field(page, "plain").click()
    text = "".join(f"{number} " for number in range(2000))
    page.keyboard.insert_text(text)
    settle(page)
    page.keyboard.insert_text("end")
    settle(page)
    assert field(page, "plain").input_value() == text + "end"
    page.keyboard.press("Home")
    page.keyboard.type("ab")
    settle(page)
    assert field(page, "plain").input_value() == "ab" + text + "end"
    page.reload()


def test_a_text_view_is_typed_into_line_by_line(page, probe):
    open_form(page, probe)
    notes = field(page, "notes")
    assert notes.evaluate("(input) => input.tagName") == "TEXTAREA"
    assert notes.get_attribute("aria-label") == "Notes"
    notes.click()
    wait_for_log(page, "begin notes")
    page.keyboard.press("Control+End")
    page.keyboard.press("Enter")
    page.keyboard.type("Third", delay=15)
    wait_for_value(page, "notes", "First line\nSecond line\nThird")
    wait_for_log(page, "edited notes")
    page.keyboard.type("#")
    wait_for_log(page, "end notes")
    wait_for_value(page, "notes", "First line\nSecond line\nThird")
    page.wait_for_function("() => !document.activeElement.classList.contains('field')")


def test_the_lines_are_drawn_until_the_text_is_edited(page, probe):
    open_form(page, probe)
    notes = field(page, "notes")
    color = "(input) => getComputedStyle(input).color"
    lines = "(input) => getComputedStyle(input.parentElement.querySelector('.text')).visibility"
    assert notes.evaluate(color) == "rgba(0, 0, 0, 0)"
    assert notes.evaluate(lines) == "visible"
    notes.click()
    wait_for_log(page, "begin notes")
    settle(page)
    assert notes.evaluate(color) != "rgba(0, 0, 0, 0)"
    assert notes.evaluate(lines) == "hidden"


def test_a_text_view_scrolls_to_the_caret(page, probe):
    open_form(page, probe)
    field(page, "notes").click()
    page.keyboard.press("Control+End")
    for number in range(8):
        page.keyboard.press("Enter")
        page.keyboard.type(str(number))
    wait_for_value(page, "notes", "First line\nSecond line\n" + "\n".join(map(str, range(8))))
    page.wait_for_function(
        "() => { const node = document.querySelector(\".node[data-identifier='notes']\");"
        " const [, y] = window.tessera.offset(node.dataset.id);"
        " return y > 90; }")
    settle(page)
    view = page.locator(".node[data-identifier='notes']").bounding_box()
    area = field(page, "notes").bounding_box()
    assert area["y"] < view["y"], "the input lies in the content"


def test_a_link_of_text_that_is_not_editable_is_tapped(page, probe):
    open_form(page, probe)
    terms = field(page, "terms")
    assert terms.get_attribute("readonly") is not None
    place = page.evaluate(
        "() => { const span = [...document.querySelectorAll("
        "\".node[data-identifier='terms'] .text span\")].find((one) =>"
        " one.textContent.startsWith('terms')); const box = span.getBoundingClientRect();"
        " return [box.left + 10, box.top]; }")
    box = page.locator(".node[data-identifier='terms']").bounding_box()
    page.mouse.click(place[0], box["y"] + 17)
    wait_for_log(page, "link terms")
    page.keyboard.type("x")
    settle(page)
    assert terms.input_value() == "Read the terms before you go on."
