"""Cells ahead of a scroll, and placeholders for those that have not arrived: frames that are blank
where cells should be are rare."""

import pytest
from helpers import open_example, settle

# In each frame of a scroll, notes whether points of the list are without a cell, and without both a cell
# and a placeholder. A grid of squares a point apart has a cell or a placeholder at nearly every point.
WATCH = """() => {
  const scroller = document.querySelector('.scroller');
  const scene = scroller.parentElement;
  const boxes = () => [...scroller.querySelectorAll('.node[data-kind=cell]')]
    .map((node) => node.getBoundingClientRect());
  // Placeholders are parts of a picture, in which the gaps between them are empty.
  const shapes = () => [...scroller.querySelectorAll('.ahead:not([hidden])')]
    .filter((node) => node.style.backgroundImage !== '').map((node) => node.getBoundingClientRect());
  const holds = (list, x, y) => list.some((box) =>
    box.left <= x && x < box.right && box.top <= y && y < box.bottom);
  const counts = { frames: 0, withoutCells: 0, blank: 0 };
  window.counts = counts;
  const look = () => {
    if (counts.isDone) return;
    const outer = scene.getBoundingClientRect();
    const cells = boxes();
    const ahead = shapes();
    let missing = 0;
    let blank = 0;
    let points = 0;
    for (let column = 1; column < 8; column += 1) {
      for (let row = 3; row < 16; row += 1) {
        const x = outer.left + outer.width * column / 8 + 3;
        const y = outer.top + outer.height * row / 17 + 3;
        points += 1;
        if (holds(cells, x, y)) continue;
        missing += 1;
        if (!holds(ahead, x, y)) blank += 1;
      }
    }
    // A few points are in the gaps between cells.
    counts.frames += 1;
    if (missing > 0.15 * points) counts.withoutCells += 1;
    if (blank > 0.15 * points) counts.blank += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

FLICK = """async () => {
  const scroller = document.querySelector('.scroller');
  let velocity = 400;
  await new Promise((done) => {
    const move = () => {
      scroller.scrollTop += velocity;
      velocity *= 0.985;
      if (velocity < 2) done();
      else requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  });
}"""


def finish(page):
    counts = page.evaluate("() => { window.counts.isDone = true; return window.counts; }")
    print(counts)
    assert counts["frames"] > 60
    return counts


@pytest.fixture
def grid(page, server):
    open_example(page, server, "photo-grid-compositional", device="iphone-15")
    page.wait_for_function("() => document.querySelectorAll('[data-kind=cell]').length > 30")
    settle(page)
    page.evaluate(WATCH)
    return page


FRAMES = pytest.mark.needs_speed(reason="counts frames, whose number depends on the processor")


@FRAMES
def test_hard_flicks_have_few_blank_frames(grid):
    for _ in range(2):
        grid.evaluate(FLICK)
    counts = finish(grid)
    assert counts["blank"] < 0.05 * counts["frames"]


@FRAMES
def test_a_dragged_indicator_has_few_blank_frames(page, server):
    """Each move of the pointer jumps over thousands of cells, which nothing can read ahead."""
    open_example(page, server, "instagram-panels-million", device="ipad-pro-11")
    page.wait_for_function("() => document.querySelectorAll('[data-kind=cell]').length > 20")
    settle(page)
    indicator = page.locator(".indicator.y").first
    box = indicator.bounding_box()
    x, y = box["x"] + 2, box["y"] + 10
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(WATCH)
    for step in range(1, 120):
        page.mouse.move(x, y + 4 * step)
        page.wait_for_timeout(8)
    page.mouse.up()
    counts = finish(page)
    # Without the placeholders, these frames would be blank.
    assert counts["withoutCells"] > 0.05 * counts["frames"]
    assert counts["blank"] < 0.05 * counts["frames"]


def test_placeholders_have_the_places_of_the_cells(grid):
    """The pattern has the period of the rows, and begins with them."""
    found = grid.evaluate(
        """() => {
          const scroller = document.querySelector('.scroller');
          const after = scroller.querySelector('.ahead.after');
          const cells = [...scroller.querySelectorAll('.node[data-kind=cell]')]
            .map((node) => node.getBoundingClientRect());
          const last = Math.max(...cells.map((cell) => cell.top));
          const rows = [...new Set(cells.map((cell) => Math.round(cell.top * 10) / 10))].sort((a, b) => a - b);
          const [, height] = getComputedStyle(after).backgroundSize.split(' ').map(parseFloat);
          const shift = parseFloat(getComputedStyle(after).backgroundPosition.split(' ')[1]);
          const svg = decodeURIComponent(after.style.backgroundImage);
          return {
            pitch: rows[1] - rows[0], height, next: last + rows[1] - rows[0],
            first: after.getBoundingClientRect().top + shift, shapes: svg.match(/<rect/g).length,
            firstShape: parseFloat(svg.match(/ y="([-\\d.]+)"/)[1]),
          };
        }""")
    assert found["height"] == pytest.approx(found["pitch"], abs=0.2)
    tops = [found["first"] + found["firstShape"] - 0.5 + n * found["height"] for n in range(3)]
    assert any(abs(top - found["next"]) < 1 for top in tops), found
    assert grid.evaluate("() => document.querySelector('.ahead.before').hidden")


def test_a_list_that_is_complete_has_no_placeholders(page, server):
    open_example(page, server, "settings", device="iphone-15")
    page.evaluate(
        """() => { const scroller = document.querySelector('.scroller');
          scroller.scrollTop = scroller.scrollHeight; }""")
    settle(page)
    # The last cell is in sight.
    assert page.evaluate("""() => {
      const end = document.querySelector('.scroller').getBoundingClientRect().bottom;
      return [...document.querySelectorAll('[data-kind=cell]')].every(
        (cell) => cell.getBoundingClientRect().bottom <= end);
    }""")
    assert page.locator(".ahead.after:not([hidden])").count() == 0


def test_cells_ahead_are_not_displayed_to_the_delegate(page, server):
    """The number of cells stays bounded however far and fast the list is scrolled."""
    open_example(page, server, "photo-grid-compositional", device="iphone-15")
    most = 0
    for _ in range(3):
        page.evaluate(FLICK)
        settle(page)
        most = max(most, page.evaluate("() => document.querySelectorAll('[data-kind=cell]').length"))
    assert 30 < most < 900
