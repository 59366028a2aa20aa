"""Shadows, shapes, gradients, masks and perspective, in a real browser."""

import pytest
from helpers import colors
from test_scene_view import node, view  # noqa: F401

WHITE, RED, BLUE = "#ffffff", "#ff0000", "#0000ff"


def picture(context, view, width=120, height=120):
    return colors(context, view.page.screenshot(
        clip={"x": 0, "y": 0, "width": width, "height": height}))


def wait_for(context, view, x, y, color):
    """The picture once a pixel has a color; browsers decode the images of masks by and by."""
    for _ in range(600):
        rows = picture(context, view)
        if rows[y][x] == color:
            return rows
        view.page.wait_for_timeout(50)
    pytest.fail(f"the pixel at {x}, {y} is {rows[y][x]}, not {color}")


def channel(color, index):
    return int(color[1 + 2 * index:3 + 2 * index], 16)


def rectangle(x, y, width, height):
    return f"M{x} {y}H{x + width}V{y + height}H{x}Z"


def test_a_box_casts_a_blurred_shadow(context, view):
    shadow = {"color": "#000000", "offset": [0, 10], "radius": 4}
    view(node(1, frame=(30, 30, 40, 40), fill=RED, shadow=shadow))
    rows = picture(context, view)
    assert rows[50][50] == RED
    below = [channel(rows[y][50], 0) for y in (72, 80, 84, 100)]
    assert below == sorted(below) and below[0] < 40 and below[-1] == 255
    # Half of the shadow's strength is at its edge, whatever the radius.
    assert 100 < channel(rows[80][50], 0) < 155
    assert rows[20][50] == WHITE
    view({"id": 1, "shadow": None})
    assert picture(context, view)[74][50] == WHITE


def test_the_content_of_a_clear_node_casts_its_shadow(context, view):
    shadow = {"color": "#000000", "offset": [20, 0], "radius": 0, "content": True}
    view(node(1, frame=(10, 10, 40, 40), shadow=shadow),
         node(2, 1, frame=(0, 0, 10, 10), fill=RED))
    rows = picture(context, view)
    assert rows[15][15] == RED and rows[15][35] == "#000000"
    assert rows[30][35] == WHITE


def test_the_shadow_of_a_path_is_behind_the_fill_and_the_children(context, view):
    shadow = {"color": "#0000ff", "offset": [0, 0], "radius": 0, "path": rectangle(20, 20, 60, 30)}
    view(node(1, frame=(10, 10, 40, 40), fill=RED, radius=4, shadow=shadow),
         node(2, 1, frame=(30, 30, 30, 5), fill="#00ff00"))
    rows = picture(context, view)
    assert rows[35][35] == RED and rows[42][60] == "#00ff00" and rows[50][80] == BLUE
    view({"id": 1, "fill": "#ffff00"})
    assert picture(context, view)[35][35] == "#ffff00"
    view({"id": 1, "shadow": None})
    rows = picture(context, view)
    assert rows[35][35] == "#ffff00" and rows[50][80] == WHITE


def test_a_shape_is_drawn_outside_of_a_box_without_size(context, view):
    marks = [["fillEvenOdd", rectangle(0, 0, 60, 60) + rectangle(20, 20, 20, 20), RED],
             ["stroke", "M0 80H80", BLUE, 4, "butt", "miter", 10, [20, 10], 5]]
    view(node(1, frame=(10, 10, 0, 0),
              backdrop={"size": [0, 0], "fit": "topLeft", "unclipped": True, "marks": marks}))
    rows = picture(context, view)
    assert rows[20][20] == RED and rows[40][40] == WHITE and rows[60][60] == RED
    dashes = [rows[90][10 + x] for x in (2, 12, 20, 40, 50, 70)]
    assert dashes == [BLUE, BLUE, WHITE, BLUE, WHITE, BLUE]


def gradient(**attributes):
    return {"attributes": {"gradientUnits": "userSpaceOnUse", **attributes},
            "stops": [[0, RED], [1, BLUE]]}


def test_a_gradient_fills_the_rounded_box_behind_text_and_children(context, view):
    paint = {"tag": "linearGradient", **gradient(x1=0, y1=0, x2=100, y2=0)}
    backdrop = {"size": [100, 100], "fit": "fill",
                "marks": [["gradient", rectangle(0, 0, 100, 100), paint]]}
    view(node(1, frame=(0, 0, 100, 100), radius=30, backdrop=backdrop),
         node(2, 1, frame=(40, 40, 20, 20), fill="#00ff00"))
    rows = picture(context, view)
    assert rows[2][2] == WHITE and rows[50][50] == "#00ff00"
    reds = [channel(rows[50][x], 0) for x in (2, 30, 70, 97)]
    assert reds == sorted(reds, reverse=True) and reds[0] > 245 and reds[-1] < 10
    radial = {"tag": "radialGradient",
              **gradient(cx=0, cy=0, r=1, fx=0, fy=0, fr=0, gradientTransform="matrix(50 0 0 50 50 50)")}
    view({"id": 1, "backdrop": {**backdrop, "marks": [
        ["gradient", rectangle(0, 0, 100, 100), radial]]}})
    rows = picture(context, view)
    assert channel(rows[38][50], 0) > channel(rows[10][50], 0) > channel(rows[1][50], 0)


def test_a_mask_leaves_the_opacity_of_its_picture(context, view):
    image = ('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" viewBox="0 0 60 20">'
             '<rect width="30" height="20"/><rect x="30" width="30" height="20" opacity="0.5"/></svg>')
    view(node(1, frame=(10, 10, 50, 50), fill=RED,
              mask={"rect": [10, 10, 60, 20], "image": image}),
         node(2, 1, frame=(45, 10, 40, 5), fill=BLUE))
    rows = wait_for(context, view, 30, 35, RED)
    assert rows[15][15] == WHITE
    assert abs(channel(rows[35][55], 1) - 127) < 3, "half of the white behind it"
    assert channel(rows[22][70], 2) == 255 and abs(channel(rows[22][70], 0) - 127) < 3, \
        "content outside of the box is masked, too"
    assert rows[22][85] == WHITE
    other = image.replace('height="20"/>', 'height="10"/>', 1)
    view({"id": 1, "mask": {"rect": [10, 10, 60, 20], "image": other}})
    assert wait_for(context, view, 30, 35, WHITE)[25][30] == RED
    view({"id": 1, "mask": None})
    assert picture(context, view)[15][15] == RED


def test_a_turned_node_in_perspective_is_higher_on_the_near_side(context, view):
    # A rotation by 60 degrees about y, with an eye at a distance of 200 points.
    perspective = -1 / 200
    sine, cosine = 0.8660254, 0.5
    matrix = [cosine, 0, -sine, -sine * perspective, 0, 1, 0, 0,
              sine, 0, cosine, cosine * perspective, 0, 0, 0, 1]
    view(node(1, frame=(10, 10, 100, 100), fill=RED, transform=matrix))
    rows = picture(context, view)

    def height(x):
        return sum(row[x] == RED for row in rows)

    heights = [height(x) for x in (42, 60, 76)]
    assert max(heights) - min(heights) > 15, heights
    assert heights in (sorted(heights), sorted(heights, reverse=True))
    assert height(20) == 0 and height(105) == 0
    view({"id": 1, "transform": None})
    rows = picture(context, view)
    assert height(20) == 100


def test_text_is_drawn_in_front_of_a_backdrop(context, view):
    backdrop = {"size": [100, 100], "fit": "fill", "marks": [["fill", rectangle(0, 0, 100, 100), RED]]}
    text = {"style": "400", "size": 40, "family": "sans-serif", "color": BLUE,
            "lines": [["███", 0, 60, 90]]}
    view(node(1, frame=(0, 0, 100, 100), text=text))
    view({"id": 1, "backdrop": backdrop})
    rows = picture(context, view)
    assert rows[45][45] == BLUE and rows[95][95] == RED


def test_groups_clip_shade_and_mix_what_is_in_them(context, view):
    everything = rectangle(0, 0, 100, 100)
    marks = [["fill", everything, "#ffff00"],
             ["begin", {"clips": [[rectangle(10, 10, 60, 60), False], [rectangle(40, 10, 60, 60), False]],
                        "opacity": 1}],
             ["fill", everything, RED], ["end"],
             ["begin", {"clips": [[rectangle(10, 80, 20, 20) + rectangle(15, 85, 10, 10), True]],
                        "opacity": 0.5}],
             ["fill", everything, BLUE], ["end"],
             ["begin", {"clips": [], "opacity": 1,
                        "shadow": {"color": BLUE, "offset": [0, 15], "radius": 0, "content": True}}],
             ["fill", rectangle(80, 10, 10, 10), "#00ff00"], ["end"],
             ["begin", {"clips": [], "opacity": 1, "blend": "multiply"}],
             ["fill", rectangle(40, 80, 20, 20), "#00ffff"], ["end"],
             ["stroke", "M20 0V10", "#000000", 2, "butt", "miter", 10, [], 0, [4, 0, 0, 1, 0, 0]]]
    view(node(1, frame=(0, 0, 100, 100), drawing={"size": [100, 100], "fit": "fill", "marks": marks}))
    rows = picture(context, view)
    assert rows[50][50] == RED and rows[50][20] == "#ffff00" and rows[50][75] == "#ffff00"
    assert abs(channel(rows[82][12], 2) - 127) < 3, "half blue"
    assert rows[90][20] == "#ffff00", "a hole"
    assert rows[15][85] == "#00ff00" and rows[30][85] == BLUE
    assert rows[90][50] == "#00ff00", "cyan times yellow"
    assert rows[5][77] == "#000000" and rows[5][83] == "#000000", "a pen of eight points"
