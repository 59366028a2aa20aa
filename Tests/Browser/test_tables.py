"""A table view: rows, pinned headers, index titles and editing, in a real browser."""

from helpers import OFFSET, open_example, settle
from test_index_titles import BAR, titles

ROWS = """() => [...document.querySelectorAll('.node[data-kind=cell]')]
  .sort((one, other) => one.dataset.section - other.dataset.section
    || one.dataset.item - other.dataset.item)
  .map((row) => row.textContent)"""

HEADERS = """() => [...document.querySelectorAll('.node[data-kind]')]
  .filter((node) => node.dataset.kind.includes('Header'))
  .map((node) => [node.textContent, node.getBoundingClientRect().top])
  .sort((one, other) => one[1] - other[1])"""


def open_contacts(page, server):
    open_example(page, server, "contacts", device="iphone-15")
    page.wait_for_function(f"() => ({ROWS})().length > 5")
    settle(page)


def test_rows_are_displayed_in_order_with_their_headers(page, server):
    open_contacts(page, server)
    rows = page.evaluate(ROWS)
    assert [row.startswith(name) for row, name in zip(rows, ("Ada", "Ines", "Tomas", "Noor"))] \
        == [True] * 4
    assert [title for title, _ in page.evaluate(HEADERS)][:3] == ["A", "B", "C"]


def test_a_header_stays_above_its_rows(page, server):
    open_contacts(page, server)
    page.evaluate("() => { document.querySelector('.scroller').scrollTop = 150; }")
    # The bar is 98 points high without its large title, below the edge of the device.
    page.wait_for_function(f"""() => {{
      const screen = document.querySelector('.scroller').getBoundingClientRect();
      const [title, top] = ({HEADERS})()[0];
      return title === 'A' && top > screen.top + 50 && top < screen.top + 130;
    }}""")


def test_index_titles_are_in_front_of_headers(page, server):
    open_contacts(page, server)
    letters = titles(page)
    for letter in "AJZ":
        assert page.evaluate(
            f"([x, y]) => document.elementFromPoint(x, y).closest('{BAR}') !== null",
            list(letters[letter])), letter
    page.mouse.click(*letters["S"])
    page.wait_for_function(f"() => ({ROWS})().some((row) => row.startsWith('Leo'))")
    settle(page)
    assert page.evaluate(OFFSET)[1] > 500


def test_the_editing_mode_deletes_a_row(page, server):
    open_contacts(page, server)
    page.get_by_role("button", name="Edit").click()
    control = page.locator(".node[data-kind=cell][data-section='0'][data-item='0'] [role=button]")
    control.wait_for()
    settle(page)
    control.click()
    # The controls at the leading edge have the same name.
    buttons = page.get_by_role("button", name="Delete", exact=True)
    page.wait_for_function(
        "() => [...document.querySelectorAll('[aria-label=Delete]')]"
        ".some((node) => node.getBoundingClientRect().width > 40)")
    settle(page)
    confirmation = max(buttons.all(), key=lambda button: button.bounding_box()["x"])
    confirmation.click()
    page.wait_for_function(f"() => ({ROWS})()[0].startsWith('Ines')")
