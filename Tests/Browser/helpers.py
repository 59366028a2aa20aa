"""Queries of a page."""

import base64

from conftest import TIMEOUT

CELLS = """() => [...document.querySelectorAll('.node[data-kind]')].map((cell) => {
  const container = cell.parentElement.closest('.scroller').parentElement;
  const offset = window.tessera.offset(container.dataset.id);
  const outer = container.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  return {
    kind: cell.dataset.kind, section: +cell.dataset.section, item: +cell.dataset.item,
    frame: [box.left - outer.left + offset[0], box.top - outer.top + offset[1],
            box.width, box.height],
  };
})"""

SCROLL = """(share) => {
  const scroller = document.querySelector('.scroller');
  scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
}"""

OFFSET = """() => window.tessera.offset(
  document.querySelector('.scroller').parentElement.dataset.id)"""

# Whether cells cover the first list at three heights. A height may lie between two rows, which are at
# most 20 points apart.
IS_FILLED = """() => {
  const GAP = 20;
  const scroller = document.querySelector('.scroller');
  if (!scroller) return false;
  const box = scroller.getBoundingClientRect();
  const cells = [...document.querySelectorAll('.node[data-kind]')]
    .map((cell) => cell.getBoundingClientRect());
  const holds = (x, y) => cells.some(
    (cell) => cell.left <= x && x < cell.right && cell.top - GAP <= y && y < cell.bottom + GAP);
  return [0.25, 0.5, 0.75].every(
    (share) => holds(box.left + box.width / 4, box.top + box.height * share));
}"""


def open_example(page, server, name, **query):
    address = f"{server.address}example/{name}"
    if query:
        address += "?" + "&".join(f"{key}={value}" for key, value in query.items())
    page.goto(address)
    page.wait_for_selector("#state[data-state=connected]", state="attached")
    page.wait_for_selector(".node[data-kind=cell]")
    return page


def wait_for_screens(page, count, selector):
    """Waits until the page has a number of screens, each with an element.

    Before the page knows its screens it has none, and all of none have the element.
    """
    page.wait_for_function(
        """([count, selector]) => {
          const screens = [...document.querySelectorAll('.screen')];
          return screens.length === count && screens.every((one) => one.querySelector(selector));
        }""", arg=[count, selector])


def cells(page):
    return {(cell["kind"], cell["section"], cell["item"]): cell["frame"]
            for cell in page.evaluate(CELLS)}


def by_key(document):
    return {(element["kind"], element["section"], element["item"]): element["frame"]
            for element in document["elements"]}


def scroll_to_share(page, share):
    """Scrolls with the browser's own methods, and waits until cells fill the viewport."""
    page.evaluate(SCROLL, share)
    page.wait_for_function(IS_FILLED)


# Returns when the screens of the page have come to rest: no animation runs, no content scrolls, and
# the server has displayed everything that it received, which its answers without a patch between them
# prove. It moves content with a timer, which has fired by the last answer.
SETTLE = """async (limit) => {
  const QUIET = 200;
  const frame = () => new Promise((done) => { requestAnimationFrame(done); });
  const end = performance.now() + limit;
  const runs = (animation) => animation.playState === 'running'
    && animation.effect?.target?.closest?.('.scene')
    && animation.effect.getTiming().iterations !== Infinity;
  const scrolls = ({ scroll }) => scroll
    && (scroll.isMoving || scroll.gliding !== null || scroll.ways.size > 0);
  const moves = (screen) => document.getAnimations().some(runs)
    || [...screen.view.nodes.values()].some(scrolls);
  const answer = (connection, point) => new Promise((done, fail) => {
    const { onMessage } = connection;
    const finish = (action) => {
      connection.onMessage = onMessage;
      clearTimeout(timer);
      action();
    };
    const timer = setTimeout(
      () => finish(() => fail(new Error('The server does not answer.'))), limit);
    let patches = 0;
    connection.onMessage = (message) => {
      onMessage(message);
      if (message.type === 'patch') patches += 1;
      if (message.type === 'explanation') finish(() => done(patches));
    };
    connection.send({ type: 'inspect', point });
  });
  const rests = async (screen) => {
    if (moves(screen)) return false;
    // The inspector gets the answers, too.
    const point = screen.inspector.isOn && screen.inspector.point || [0, 0];
    await answer(screen.connection, point);
    const start = performance.now();
    do {
      if (await answer(screen.connection, point) > 0 || moves(screen)) return false;
      await frame();
    } while (performance.now() - start < QUIET);
    return !moves(screen);
  };
  for (;;) {
    // A scroll is reported with the next frame.
    await frame();
    await frame();
    let isResting = true;
    for (const screen of window.tessera.screens) isResting = await rests(screen) && isResting;
    if (isResting) return;
    if (performance.now() > end) throw new Error('The screen does not come to rest.');
  }
}"""


def settle(page):
    """Waits until nothing moves on the page and the server has nothing to display.

    The answer to what the inspector has asked has arrived, too. Screens with timers that change them
    do not come to rest.
    """
    page.evaluate(SETTLE, TIMEOUT)


def wait_for_rest(page):
    """Waits until the set of cells has not changed for twice the time after which a scroll rests.

    The server prepares fewer cells between two jumps than on all sides of a scroll that rests.
    """
    page.evaluate("() => { window.restingCells = null; }")
    page.wait_for_function("""() => {
      const ids = [...document.querySelectorAll('.node[data-kind=cell]')].map((n) => n.dataset.id).join();
      const now = performance.now();
      if (window.restingCells?.ids !== ids) window.restingCells = { ids, since: now };
      return now - window.restingCells.since > 400;
    }""")


def wait_for_cell(page, section, item):
    page.wait_for_selector(
        f".node[data-kind=cell][data-section='{section}'][data-item='{item}']")


def node_count(page):
    return page.evaluate("() => document.querySelectorAll('.scene *').length")


def assert_frames_equal(actual, expected, tolerance=0.01):
    for key, frame in actual.items():
        assert key in expected, f"{key} is on the page, but not in the frames"
        for found, wanted in zip(frame, expected[key]):
            assert abs(found - wanted) <= tolerance, f"{key}: {frame} is not {expected[key]}"


def colors(context, png):
    """The rows of a picture, each a list of `#rrggbb`, decoded by the browser."""
    page = context.new_page()
    rows = page.evaluate(
        """async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext('2d');
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          const color = (x, y) => '#' + [0, 1, 2].map((part) =>
            data[(y * bitmap.width + x) * 4 + part].toString(16).padStart(2, '0')).join('');
          return Array.from({ length: bitmap.height }, (_, y) =>
            Array.from({ length: bitmap.width }, (_, x) => color(x, y)));
        }""", base64.b64encode(png).decode())
    page.close()
    return rows
