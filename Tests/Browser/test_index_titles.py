"""Index titles under a real pointer and a real finger."""

from helpers import OFFSET, open_example, settle

BAR = ".node[aria-label=Index]"


def titles(page):
    """The middle of each title on the page, from the top."""
    settle(page)
    spans = page.locator(f"{BAR} .text span")
    return {spans.nth(index).text_content(): middle(spans.nth(index))
            for index in range(spans.count())}


def middle(locator):
    # A span has no height of its own; the box of its label has.
    box = locator.locator("xpath=ancestor::*[contains(@class, 'node')][1]").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wait_for_first(page, letter):
    """Waits until the topmost cells are mountains from a letter on."""
    page.wait_for_function(
        """(letter) => {
          const list = document.querySelector('.scroller').getBoundingClientRect();
          const names = [...document.querySelectorAll('.node[data-kind=cell]')]
            .filter((cell) => cell.getBoundingClientRect().bottom > list.top + 1)
            .sort((a, b) => a.dataset.item - b.dataset.item)
            .map((cell) => cell.querySelector('.text span')?.textContent ?? '');
          return names.slice(0, 2).some((name) => name.startsWith(letter));
        }""", arg=letter)


def test_a_click_scrolls_to_a_letter_and_selects_nothing(page, server):
    open_example(page, server, "mountains")
    settle(page)
    place = page.locator(BAR).bounding_box()
    assert page.locator(BAR).get_attribute("aria-label") == "Index"
    page.mouse.click(*titles(page)["M"])
    wait_for_first(page, "M")
    settle(page)
    assert page.evaluate(OFFSET)[1] > 500
    assert page.locator(BAR).bounding_box() == place
    assert page.locator("[aria-current=true]").count() == 0


def test_a_drag_goes_from_letter_to_letter_beyond_the_bar_too(page, server):
    open_example(page, server, "mountains")
    letters = titles(page)
    page.mouse.move(*letters["C"])
    page.mouse.down()
    wait_for_first(page, "C")
    page.mouse.move(letters["T"][0] - 60, letters["T"][1], steps=10)
    wait_for_first(page, "T")
    page.mouse.move(letters["A"][0], letters["A"][1] - 200, steps=10)
    # The first row is ten points below the top of the content.
    page.wait_for_function(f"() => ({OFFSET})()[1] === 10")
    page.mouse.up()
    # A pointer that is not pressed moves nothing.
    page.mouse.move(*letters["T"])
    settle(page)
    assert page.evaluate(OFFSET)[1] == 10


def test_a_finger_on_the_bar_does_not_scroll_the_list(browser, server):
    context = browser.new_context(
        viewport={"width": 1000, "height": 980}, has_touch=True, color_scheme="light")
    page = context.new_page()
    open_example(page, server, "mountains")
    page.touchscreen.tap(*titles(page)["S"])
    wait_for_first(page, "S")
    assert page.locator(BAR).evaluate("(bar) => getComputedStyle(bar).touchAction") == "none"
    context.close()


def test_the_bar_stays_while_the_list_scrolls_and_the_wheel_goes_through_it(page, server):
    open_example(page, server, "mountains")
    settle(page)
    bar = page.locator(BAR)
    place = bar.bounding_box()
    page.mouse.move(place["x"] + 5, place["y"] + 5)
    page.mouse.wheel(0, 300)
    page.wait_for_function(f"() => ({OFFSET})()[1] > 100")
    settle(page)
    assert bar.bounding_box() == place
    # It is in front of the cells.
    assert page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-drags=xy]') !== null",
        [place["x"] + 5, place["y"] + 50])


def test_the_titles_follow_what_is_found(page, server):
    open_example(page, server, "mountains")
    page.locator("input.field").click()
    page.keyboard.type("yari")
    page.wait_for_function(
        f"() => [...document.querySelectorAll('{BAR} .text span')]"
        ".map((span) => span.textContent).join('') === 'KY'")
    page.keyboard.type("x")
    page.wait_for_function(f"() => document.querySelector('{BAR}') === null")
