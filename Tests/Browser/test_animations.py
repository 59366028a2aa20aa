"""Animations in the page, with handwritten patches."""

import pytest
from helpers import colors
from test_scene_view import SCROLL, box, node, view  # noqa: F401

# Browsers run animations by the clock; a test that pauses all of them can check their values. They
# take so long that none ends before it is paused.
LENGTH = 100_000
LINEAR = {"delay": 0, "duration": LENGTH, "easing": "linear"}

# Pauses all animations at a time in thousandths of their length.
STOP_AT = f"""(thousandths) => {{
  for (const animation of document.getAnimations()) {{
    animation.pause();
    animation.currentTime = thousandths * {LENGTH / 1000};
  }}
}}"""
FINISH = "() => { for (const animation of document.getAnimations()) animation.finish(); }"
STYLE = """([id, name]) => getComputedStyle(document.querySelector(`#probe [data-id='${id}']`))[name]"""


def move(id, property, start, number=1, **more):
    return {"id": number, "property": property, "from": start, **LINEAR, **more}


def test_a_node_glides_to_its_frame_and_ends_exactly_there(view):
    view(node(1, frame=(10, 20, 30, 30)))
    view({"id": 1, "frame": [110, 20, 30, 30],
          "animations": [move(1, "position", [-100, 0])]})
    view.page.evaluate(STOP_AT, 250)
    assert box(view.page, 1) == [35, 20, 30, 30]
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [110, 20, 30, 30]
    assert view.page.evaluate("() => document.getAnimations().length") == 0


def test_an_animation_really_runs_by_itself(view):
    view(node(1, frame=(10, 20, 30, 30)))
    view({"id": 1, "frame": [310, 20, 30, 30],
          "animations": [move(1, "position", [-300, 0], duration=3000)]})
    view.page.wait_for_function(
        "() => { const x = document.querySelector(\"#probe [data-id='1']\")"
        ".getBoundingClientRect().left; return x > 20 && x < 300; }", polling="raf")
    view.page.wait_for_function("() => document.getAnimations().length === 0")
    assert box(view.page, 1) == [310, 20, 30, 30]


def test_a_node_grows_about_its_middle(view):
    view(node(1, frame=(100, 100, 40, 40), radius=4))
    view({"id": 1, "frame": [100, 100, 80, 20], "radius": 12,
          "animations": [move(1, "size", [-40, 20]), move(1, "position", [-20, 10], 2),
                         move(1, "radius", -8, 3)]})
    view.page.evaluate(STOP_AT, 0)
    assert box(view.page, 1) == [100, 100, 40, 40]
    view.page.evaluate(STOP_AT, 500)
    assert box(view.page, 1) == [100, 100, 60, 30]
    assert view.page.evaluate(STYLE, [1, "borderTopLeftRadius"]) == "8px"
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [100, 100, 80, 20]
    assert view.page.evaluate(STYLE, [1, "borderTopLeftRadius"]) == "12px"


@pytest.mark.parametrize("first,last", [(1, 0), (0, 1), (0.25, 0.75)])
def test_a_node_fades(view, first, last):
    view(node(1, fill="#ff0000", opacity=first))
    view({"id": 1, "opacity": last, "animations": [move(1, "opacity", first - last)]})
    view.page.evaluate(STOP_AT, 0)
    assert float(view.page.evaluate(STYLE, [1, "opacity"])) == first
    view.page.evaluate(STOP_AT, 500)
    assert float(view.page.evaluate(STYLE, [1, "opacity"])) == pytest.approx(0.5, abs=0.001)
    view.page.evaluate(FINISH)
    assert float(view.page.evaluate(STYLE, [1, "opacity"])) == last


def test_the_ground_changes_its_colour(context, view):
    view(node(1, frame=(0, 0, 50, 50), fill="#ff0000"))
    view({"id": 1, "fill": "#0000ff", "animations": [move(1, "fill", "#ff0000")]})
    view.page.evaluate(STOP_AT, 500)
    rows = colors(context, view.page.screenshot(clip={"x": 0, "y": 0, "width": 50, "height": 50}))
    assert rows[25][25] in ("#800080", "#7f0080", "#80007f")
    view.page.evaluate(FINISH)
    assert view.page.evaluate(STYLE, [1, "backgroundColor"]) == "rgb(0, 0, 255)"


def test_a_transform_goes_from_the_one_given_to_the_nodes_own(view):
    view(node(1, frame=(100, 100, 40, 40)))
    view({"id": 1, "transform": [2, 0, 0, 2, 0, 0],
          "animations": [move(1, "transform", [1, 0, 0, 1, 0, 0])]})
    view.page.evaluate(STOP_AT, 500)
    assert box(view.page, 1) == pytest.approx([90, 90, 60, 60], abs=0.01)
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [80, 80, 80, 80]


def test_a_second_animation_goes_on_from_where_the_first_is(view):
    view(node(1, frame=(0, 0, 30, 30)))
    view({"id": 1, "frame": [100, 0, 30, 30], "animations": [move(1, "position", [-100, 0])]})
    view.page.evaluate(STOP_AT, 500)
    before = box(view.page, 1)
    view({"id": 1, "frame": [0, 0, 30, 30], "animations": [move(1, "position", [100, 0], 2)]})
    view.page.evaluate("() => { const all = document.getAnimations();"
                       " all[1].pause(); all[1].currentTime = 0; }")
    assert box(view.page, 1) == before
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [0, 0, 30, 30]


def test_keyframes_are_passed_one_after_the_other(view):
    view(node(1, frame=(0, 0, 30, 30)))
    view({"id": 1, "frame": [60, 0, 30, 30], "animations": [
        move(1, "position", [-60, 0], later=[[0.5, [40, 0]], [0.7, [0, 0]]])]})
    for time, x in [(0, 0), (250, 50), (500, 100), (600, 80), (700, 60), (900, 60)]:
        view.page.evaluate(STOP_AT, time)
        assert box(view.page, 1)[0] == pytest.approx(x, abs=0.02)


def test_keyframes_jump_and_turn(view):
    view(node(1, frame=(100, 100, 40, 40)))
    view({"id": 1, "transform": [2, 0, 0, 2, 0, 0], "fill": "#0000ff", "animations": [
        move(1, "transform", [1, 0, 0, 1, 0, 0],
             later=[[0.5, [1, 0, 0, 1, 0, 0]], [0.5, [3, 0, 0, 3, 0, 0]]]),
        move(2, "fill", "#ff0000", 2, later=[[0.25, "#00ff00"]])]})
    view.page.evaluate(STOP_AT, 499)
    assert box(view.page, 1) == pytest.approx([100, 100, 40, 40], abs=0.01)
    view.page.evaluate(STOP_AT, 750)
    # Halfway from three times to twice the size.
    assert box(view.page, 1) == pytest.approx([70, 70, 100, 100], abs=0.01)
    view.page.evaluate(STOP_AT, 250)
    assert view.page.evaluate(STYLE, [1, "backgroundColor"]) == "rgb(0, 255, 0)"
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [80, 80, 80, 80]


def test_keyframes_carry_content_too(view):
    rest = """async (progress) => {
      const { rest } = await import('/page/animations.js');
      return rest({ from: [0, -100], later: [[0.5, [0, 60]], [0.5, [0, 20]]] }, progress);
    }"""
    assert [view.page.evaluate(rest, progress)[1] for progress in (-0.1, 0, 0.25, 0.5, 0.75, 1, 1.1)] \
        == pytest.approx([-132, -100, -20, 20, 10, 0, -4])
    view(node(1, scroll=SCROLL, offset=[0, 0]))
    view({"id": 1, "offset": [0, 1000], "animations": [
        move(1, "offset", [0, -1000], duration=4000, later=[[0.5, [0, 500]]])]})
    offset = "() => window.view.nodes.get(1).scroll.offset[1]"
    view.page.wait_for_function(f"() => ({offset})() > 1100", polling="raf")
    view.page.wait_for_function(f"() => ({offset})() === 1000")


def test_what_is_stopped_is_where_the_node_says(view):
    view(node(1, frame=(0, 0, 30, 30)))
    view({"id": 1, "frame": [100, 0, 30, 30], "animations": [move(1, "position", [-100, 0])]})
    view({"id": 1, "stopped": [1]})
    assert box(view.page, 1) == [100, 0, 30, 30]


def test_a_late_animation_starts_where_it_would_be(view):
    view(node(1, frame=(0, 0, 30, 30)))
    view({"id": 1, "frame": [100, 0, 30, 30],
          "animations": [move(1, "position", [-100, 0], delay=-900, duration=1000)]})
    assert box(view.page, 1)[0] >= 89


def test_a_spring_swings_beyond_the_end(view):
    view(node(1, frame=(0, 0, 30, 30)))
    view({"id": 1, "frame": [100, 0, 30, 30],
          "animations": [move(1, "position", [-100, 0], easing="linear(0,1.2,1)")]})
    view.page.evaluate(STOP_AT, 500)
    assert box(view.page, 1)[0] == pytest.approx(120)


def test_content_is_carried_to_where_the_program_scrolls(view):
    view(node(1, scroll=SCROLL, offset=[0, 0]))
    view({"id": 1, "offset": [0, 1000],
          "animations": [move(1, "offset", [0, -1000], duration=5000)]})
    offset = "() => window.view.nodes.get(1).scroll.offset[1]"
    assert view.page.evaluate(offset) < 500
    view.page.wait_for_function(f"() => {{ const y = ({offset})(); return y > 0 && y < 1000; }}",
                                polling="raf")
    view.page.wait_for_function(f"() => ({offset})() === 1000")
    view.page.wait_for_timeout(300)
    assert view.page.evaluate("() => window.reports") == []


def test_the_user_takes_over_from_a_scroll_of_the_program(view):
    view(node(1, scroll=SCROLL, offset=[0, 0]))
    view({"id": 1, "offset": [0, 4000],
          "animations": [move(1, "offset", [0, -4000], duration=20_000)]})
    view.page.wait_for_function("() => window.view.nodes.get(1).scroll.offset[1] > 50")
    view.page.mouse.move(100, 100)
    view.page.mouse.wheel(0, 10)
    view.page.wait_for_function("() => window.reports.some((report) => report[2])")
    # The browser may take some frames to process the wheel event itself, before the last report.
    rest = view.page.wait_for_function(
        """() => {
          const { scroll } = window.view.nodes.get(1);
          const [, y] = scroll.offset;
          const [, last, isResting] = window.reports.at(-1);
          const now = performance.now();
          if (y !== window.held?.y) window.held = { y, since: now };
          return isResting && last[1] === y && now - window.held.since > 500 && { y };
        }""").json_value()["y"]
    assert rest < 3000
    assert view.page.evaluate("() => window.view.nodes.get(1).scroll.ways.size") == 0


def test_who_wants_stillness_sees_no_movement_but_fades(view):
    view.page.emulate_media(reduced_motion="reduce")
    view(node(1, frame=(0, 0, 30, 30)), node(2, 0, 1, scroll=SCROLL, offset=[0, 0]))
    view({"id": 1, "frame": [100, 0, 30, 30], "opacity": 0.5,
          "animations": [move(1, "position", [-100, 0]), move(1, "opacity", 0.5, 2)]},
         {"id": 2, "offset": [0, 900], "animations": [move(2, "offset", [0, -900], 3)]})
    assert box(view.page, 1) == [100, 0, 30, 30]
    assert view.page.evaluate("() => document.getAnimations().length") == 1
    assert view.page.evaluate("() => window.view.nodes.get(2).scroll.offset[1]") == 900
