"""Changes of data in a real browser: cells move, fade, and end at their frames."""

from helpers import cells, open_example, settle
from test_search import wait_for_names

MOVING = """() => document.getAnimations().filter(
  (animation) => animation.effect.target?.closest('.scene')).length"""

# The nodes in the list that display no element: disappearing views.
GOING = "() => document.querySelectorAll('.content > .node:not([data-kind])').length"

# Notes in each frame whether cells move and disappear, which takes less time than a test may need.
WATCH = f"""() => {{
  window.hasMoved = false;
  const look = () => {{
    window.hasMoved ||= ({MOVING})() > 0 && ({GOING})() > 0;
    requestAnimationFrame(look);
  }};
  look();
}}"""


def test_cells_glide_and_fade_and_end_at_their_frames(page, server):
    open_example(page, server, "mountains")
    settle(page)
    before = cells(page)
    page.locator("input.field").click()
    page.evaluate(WATCH)
    page.keyboard.type("yari")
    page.wait_for_function("() => window.hasMoved")
    wait_for_names(page, ["Kashima-Yarigatake", "Yari-ga-take"])
    page.wait_for_function(f"() => ({MOVING})() === 0 && ({GOING})() === 0")
    settle(page)
    after = cells(page)
    assert len(after) == 2
    for key, frame in after.items():
        assert frame == before[key]
