"""Drags of a mouse scroll as drags of a finger do."""

from helpers import IS_FILLED, OFFSET, open_example, settle

ROWS = "[...document.querySelectorAll('.scroller')]"


def box_of(page, selector):
    page.wait_for_selector(selector)
    settle(page)
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def cell(section, item):
    return f".node[data-kind=cell][data-section='{section}'][data-item='{item}']"


def drag(page, start, way, steps=12, holds=True):
    """Drags by a distance; without a hold, the mouse is moving when its button goes up."""
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(start[0] + way[0] * step / steps, start[1] + way[1] * step / steps)
        page.wait_for_timeout(16)
    if holds:
        page.wait_for_timeout(300)
    page.mouse.up()


def rest(page, expression):
    """The value of an expression after everything has come to rest."""
    settle(page)
    return page.evaluate(expression)


def selected(page):
    return page.locator("[aria-current=true]").count()


def test_a_drag_scrolls_by_its_distance_and_taps_nothing(page, server):
    open_example(page, server, "gestures")
    before = rest(page, OFFSET)[1]
    drag(page, box_of(page, cell(0, 8)), (0, -200))
    # The first ten points begin the scroll.
    assert abs(rest(page, OFFSET)[1] - before - 190) < 3
    assert selected(page) == 0
    page.mouse.click(*box_of(page, cell(0, 8)))
    page.wait_for_selector("[aria-current=true]")


def test_content_glides_on_after_a_fast_drag(page, server):
    open_example(page, server, "self-sizing-list")
    x, y = box_of(page, cell(0, 3))
    # On a busy machine, a drag may be slow.
    for _ in range(5):
        start = page.evaluate(OFFSET)[1]
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y - 240, steps=6)
        page.mouse.up()
        if rest(page, OFFSET)[1] > start + 260:
            break
    assert page.evaluate(OFFSET)[1] > start + 260
    page.wait_for_function(IS_FILLED)


def test_content_is_pulled_beyond_both_ends_and_returns(page, server):
    open_example(page, server, "gestures")
    top = rest(page, OFFSET)[1]
    x, y = box_of(page, cell(0, 5))
    place = f"() => document.querySelector(`{cell(0, 5)}`).getBoundingClientRect().top"
    before = page.evaluate(place)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 120, steps=10)
    page.wait_for_function(f"([top]) => ({OFFSET})()[1] < top - 20", arg=[top])
    # The content follows by a part of the distance.
    assert 20 < page.evaluate(place) - before < 110
    page.mouse.up()
    page.wait_for_function(f"([top]) => ({OFFSET})()[1] === top", arg=[top])
    page.wait_for_function(f"(before) => ({place})() === before", arg=before)
    page.evaluate("() => { const view = document.querySelector('.scroller');"
                  " view.scrollTop = view.scrollHeight; }")
    end = rest(page, OFFSET)[1]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 120, steps=10)
    page.wait_for_function(f"([end]) => ({OFFSET})()[1] > end + 20", arg=[end])
    page.mouse.up()
    page.wait_for_function(f"([end]) => Math.abs(({OFFSET})()[1] - end) < 0.5", arg=[end])


def test_a_drag_along_a_row_scrolls_the_row_and_one_across_it_the_list(page, server):
    open_example(page, server, "book-shelf")
    offsets = f"() => {ROWS}.map((view) => [view.scrollLeft, view.scrollTop])"
    start = box_of(page, cell(0, 0))
    before = page.evaluate(offsets)
    drag(page, start, (-150, 0))
    after = rest(page, offsets)
    assert any(120 < left < 160 for left, _ in after)
    assert max(top for _, top in after) == max(top for _, top in before)
    list_before = page.evaluate(OFFSET)[1]
    drag(page, start, (0, -150))
    assert 120 < rest(page, OFFSET)[1] - list_before < 160


def test_a_paging_row_rests_at_a_page(page, server):
    open_example(page, server, "modern-orthogonal-behaviors")
    settle(page)
    # The section that pages by its groups.
    box = page.locator(cell(3, 0))
    box.scroll_into_view_if_needed()
    rows = f"() => {ROWS}.map((view) => view.scrollLeft)"
    rest(page, rows)
    place = f"() => document.querySelector(`{cell(3, 0)}`).getBoundingClientRect().left"
    before = page.evaluate(place)
    width = box.bounding_box()["width"]
    x, y = box_of(page, cell(3, 0))
    # More than half of a page turns it, however fast the server receives the moves.
    start, way = (x + 100, y), (-200, 0)
    drag(page, start, way, steps=6, holds=False)
    rest(page, rows)
    # Whole pages, of which one drag turns one.
    turned = before - page.evaluate(place)
    assert turned > 0.5 * width
    again = page.evaluate(place)
    drag(page, start, way, steps=6, holds=False)
    rest(page, rows)
    assert abs((again - page.evaluate(place)) - turned) < 1


def test_a_slider_a_card_and_a_text_keep_their_drags(page, server):
    open_example(page, server, "gestures")
    before = rest(page, OFFSET)
    x, y = box_of(page, "[data-identifier=card]")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 100, steps=10)
    page.mouse.up()
    assert rest(page, OFFSET) == before
    page.goto(f"{server.address}example/controls")
    slider = page.locator("[role=slider]:not([aria-disabled=true])").first
    slider.wait_for()
    offset = rest(page, OFFSET)
    value = slider.get_attribute("aria-valuetext")
    thumb = slider.evaluate(
        """(slider) => {
          const parts = slider.querySelectorAll(":scope > .node");
          const box = parts[parts.length - 1].getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        }""")
    drag(page, thumb, (60, 40))
    rest(page, OFFSET)
    assert slider.get_attribute("aria-valuetext") != value
    assert rest(page, OFFSET) == offset


def test_texts_are_selected_and_not_dragged_with_the_tool_for_that(page, server):
    open_example(page, server, "self-sizing-list")
    before = rest(page, OFFSET)
    page.click("#select")
    settle(page)
    place = page.locator(f"{cell(0, 3)} .text span").first.bounding_box()
    drag(page, (place["x"] + 2, place["y"] + place["height"] / 2), (80, -90))
    assert rest(page, OFFSET) == before
    assert page.evaluate("() => String(getSelection()).length") > 0


def test_the_wheel_scrolls_during_the_glide_of_a_drag(page, server):
    open_example(page, server, "self-sizing-list")
    drag(page, box_of(page, cell(0, 3)), (0, -160), steps=8, holds=False)
    page.wait_for_timeout(100)
    page.mouse.wheel(0, 300)
    first = rest(page, OFFSET)[1]
    page.mouse.wheel(0, 200)
    page.wait_for_function(f"(first) => Math.abs(({OFFSET})()[1] - first - 200) < 1", arg=first)
