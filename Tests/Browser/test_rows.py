"""Sections that scroll orthogonally, in a real browser."""

import pytest
from helpers import assert_frames_equal, by_key, cells, open_example, settle

SHELF = "book-shelf"

ROWS = """() => [...document.querySelectorAll('.scroller .scroller')].map((scroller) => ({
  id: scroller.parentElement.dataset.id, top: scroller.getBoundingClientRect().top,
})).sort((one, other) => one.top - other.top)"""

OFFSET = "(id) => window.tessera.offset(id)"

DISTANCE = """([id, distance]) => {
  document.querySelector(`[data-id='${id}'] > .scroller`).scrollLeft = distance;
}"""


@pytest.fixture
def rows(page, server):
    """The scroll containers of the rows on screen, from the top down."""
    open_example(page, server, SHELF)
    page.wait_for_selector(".scroller .scroller")
    settle(page)
    return [row["id"] for row in page.evaluate(ROWS)]


def offset(page, id):
    return page.evaluate(OFFSET, id)


def offset_at_rest(page, id):
    """Waits until a row stops, and returns its offset."""
    settle(page)
    return offset(page, id)


def visible(page, section):
    """The items of a section whose boxes intersect the screen."""
    return page.evaluate(
        """(section) => {
          const screen = document.querySelector('.screen').getBoundingClientRect();
          return [...document.querySelectorAll(`[data-kind=cell][data-section='${section}']`)]
            .filter((cell) => {
              const box = cell.getBoundingClientRect();
              return box.left < screen.right && box.right > screen.left;
            }).map((cell) => +cell.dataset.item).sort((one, other) => one - other);
        }""", section)


def section_of(page, id):
    return page.evaluate(
        "(id) => +document.querySelector(`[data-id='${id}'] [data-kind=cell]`).dataset.section", id)


def test_cells_of_a_row_lie_where_the_layout_says(page, rows, frames):
    assert len(rows) >= 2
    expected = by_key(frames(SHELF))
    shown = {key: frame for key, frame in cells(page).items() if key in expected}
    assert len(shown) >= 6
    assert_frames_equal(shown, expected)


def test_a_row_scrolls_by_itself_and_brings_its_cells(page, rows):
    row = rows[0]
    section = section_of(page, row)
    first = visible(page, section)
    others = [offset(page, other) for other in rows[1:]]
    page.evaluate(DISTANCE, [row, 700])
    offset_at_rest(page, row)
    second = visible(page, section)
    assert second and second != first
    assert min(second) > min(first)
    assert [offset(page, other) for other in rows[1:]] == others


def test_a_wheel_down_over_a_row_scrolls_the_screen(page, rows):
    box = page.locator(f"[data-id='{rows[0]}']").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = offset(page, rows[0])
    page.mouse.wheel(0, 200)
    page.wait_for_function(
        "() => document.querySelector('.scroller').scrollTop > 0")
    settle(page)
    assert offset(page, rows[0]) == before


def test_a_wheel_sideways_scrolls_the_row(page, rows):
    box = page.locator(f"[data-id='{rows[0]}']").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = offset(page, rows[0])
    page.mouse.wheel(300, 0)
    page.wait_for_function(
        "([id, before]) => window.tessera.offset(id)[0] > before", arg=[rows[0], before[0]])
    settle(page)
    assert page.evaluate("() => document.querySelector('.scroller').scrollTop") == 0


def test_the_neighbours_of_a_row_show_beside_its_viewport(page, rows):
    """The scroll container is as wide as the screen, although the row is inset."""
    wide = page.evaluate(
        """(ids) => {
          const screen = document.querySelector('.screen').getBoundingClientRect();
          return ids.map((id) => {
            const box = document.querySelector(`[data-id='${id}'] > .scroller`)
              .getBoundingClientRect();
            return Math.abs(box.left - screen.left) < 1 && Math.abs(box.right - screen.right) < 1;
          });
        }""", rows)
    assert all(wide)


def test_a_row_of_pages_glides_to_a_stop(page, rows):
    row = next(row for row in rows if section_of(page, row) == 4)
    for put, stop in [(300, 1), (500, 1), (510, 2), (20, 0)]:
        page.evaluate(DISTANCE, [row, put])
        x, _ = offset_at_rest(page, row)
        assert abs(x - stop * 0.85 * 393) < 1
        drawn = page.evaluate(
            """(id) => {
              const scroller = document.querySelector(`[data-id='${id}'] > .scroller`);
              return scroller.scrollLeft;
            }""", row)
        assert abs(drawn - x) < 1


def test_a_row_kept_its_place_when_it_comes_back(page, rows):
    page.evaluate(DISTANCE, [rows[0], 300])
    rest = offset_at_rest(page, rows[0])
    section = section_of(page, rows[0])
    scroller = "document.querySelector('.scroller')"
    page.evaluate(f"() => {{ {scroller}.scrollTop = {scroller}.scrollHeight; }}")
    settle(page)
    page.evaluate(f"() => {{ {scroller}.scrollTop = 0; }}")
    page.wait_for_selector(f".scroller .scroller [data-section='{section}']")
    settle(page)
    again = page.evaluate(ROWS)[0]["id"]
    page.wait_for_function(
        "([id, x]) => Math.abs(window.tessera.offset(id)[0] - x) < 1", arg=[again, rest[0]])
