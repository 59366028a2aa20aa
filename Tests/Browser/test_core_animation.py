"""Animations of layers and animators in the page, with handwritten patches."""

from test_animations import FINISH, LINEAR, STOP_AT, STYLE, move
from test_scene_view import box, node, view  # noqa: F401


def test_a_value_other_than_the_final_one_is_left_at_the_end(view):
    view(node(1, frame=(10, 20, 30, 30)))
    view({"id": 1, "animations": [move(1, "position", [0, 0], later=[[1, [100, 40]]])]})
    view.page.evaluate(STOP_AT, 500)
    assert box(view.page, 1) == [60, 40, 30, 30]
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [10, 20, 30, 30]


def test_a_value_that_stays_ends_only_when_it_is_removed(view):
    view(node(1, frame=(10, 20, 30, 30)))
    view({"id": 1, "animations": [
        move(1, "position", [0, 0], later=[[1, [100, 40]]], stays=True),
        move(1, "opacity", 0, 2, later=[[1, -0.75]], stays=True)]})
    view.page.evaluate(FINISH)
    assert box(view.page, 1) == [110, 60, 30, 30]
    assert view.page.evaluate(STYLE, [1, "opacity"]) == "0.25"
    view({"id": 1, "stopped": [1, 2]})
    assert box(view.page, 1) == [10, 20, 30, 30]
    assert view.page.evaluate(STYLE, [1, "opacity"]) == "1"


def test_a_reversed_animation_returns_along_its_curve(view):
    view(node(1, frame=(110, 20, 30, 30)))
    easing = "cubic-bezier(0.42,0,1,1)"
    view({"id": 1, "animations": [
        move(1, "position", [-100, 0], easing=easing, reversed=True, stays=True)]})
    view.page.evaluate(STOP_AT, 250)
    left = box(view.page, 1)[0]
    view({"id": 1, "stopped": [1], "animations": [move(2, "position", [-100, 0], easing=easing)]})
    view.page.evaluate(STOP_AT, 750)
    assert abs(box(view.page, 1)[0] - left) < 0.01
    view({"id": 1, "stopped": [2], "animations": [
        move(3, "position", [-100, 0], reversed=True, stays=True)]})
    view.page.evaluate(FINISH)
    assert box(view.page, 1)[0] == 10


def test_a_turn_by_steps_passes_all_angles(view):
    view(node(1, frame=(10, 20, 40, 20)))
    turns = [[step / 4, turn] for step, turn in enumerate([
        [1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 0, 0], [-1, 0, 0, -1, 0, 0], [0, -1, 1, 0, 0, 0],
        [1, 0, 0, 1, 0, 0]])]
    view({"id": 1, "animations": [
        {"id": 1, "property": "transform", "from": turns[0][1], "later": turns[1:], "repeat": 0,
         **LINEAR}]})
    for time, size in [(0, [40, 20]), (250, [20, 40]), (500, [40, 20]), (1750, [20, 40])]:
        view.page.evaluate(STOP_AT, time)
        shown = box(view.page, 1)[2:]
        assert all(abs(a - b) < 0.01 for a, b in zip(shown, size)), time
    assert view.page.evaluate("() => document.getAnimations().length") == 1
