"""Examples whose data changes automatically or after a tap, in a real browser."""

from helpers import cells, open_example, scroll_to_share, settle, wait_for_rest

ORDER = """() => [...document.querySelectorAll('.node[data-kind=cell]')]
  .sort((a, b) => a.dataset.section - b.dataset.section || a.dataset.item - b.dataset.item)
  .slice(0, 24)
  .map((cell) => getComputedStyle(cell.querySelector('.node') ?? cell).backgroundColor)"""


def test_rows_sort_themselves(page, server):
    open_example(page, server, "insertion-sort", device="iphone-15")
    before = page.evaluate(ORDER)
    after = page.wait_for_function(
        f"""(before) => {{
          const order = ({ORDER})();
          return JSON.stringify(order) !== JSON.stringify(before) && order;
        }}""", arg=before).json_value()
    assert sorted(after) == sorted(before)


def test_what_is_read_stays_while_posts_come_in_above(page, server):
    open_example(page, server, "live-feed")
    scroll_to_share(page, 0.5)
    wait_for_rest(page)
    read = """() => {
      const screen = document.querySelector('.screen').getBoundingClientRect();
      const cells = [...document.querySelectorAll('.node[data-kind=cell]')]
        .map((cell) => [cell.getBoundingClientRect().top - screen.top,
                        cell.querySelector('.text span')?.textContent, +cell.dataset.item])
        .filter(([top]) => top >= 0).sort((a, b) => a[0] - b[0]);
      return cells[0];
    }"""
    top, words, item = page.evaluate(read)
    page.wait_for_function(
        f"(before) => {{ const [top, words, item] = ({read})(); "
        "return words === before[0] && item > before[1]; }", arg=[words, item], timeout=10000)
    assert abs(page.evaluate(read)[0] - top) < 1.5


def test_a_tap_opens_a_branch(page, server):
    open_example(page, server, "outline")
    settle(page)
    before = len(cells(page))
    page.locator(".node[data-item='3']").click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('.node[data-kind=cell]').length === before + 3",
        arg=before)
