"""The PNG of every example equals what Chromium draws of its SVG.

Both draw the same SVG, with the same fonts, at three pixels per point. They smooth the edges of
shapes and characters differently, so pictures are compared as an eye would: both are reduced to
one pixel per point. The difference of a point is the difference of its three colors, from 0 to
255.
"""

import base64
import json
import subprocess

import pytest
from conftest import ROOT
from test_preview import preview  # noqa: F401

# The stated difference: no picture differs more than this.
MEAN = 1.0  # the mean difference of all points
SHARE = 0.0005  # the share of the points that differ by more than 48 of 255

# Screens that change while they are displayed.
MOVING = {"insertion-sort", "live-feed", "clock"}

COMPARE = """async ([first, second, scale]) => {
  const load = async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    return image;
  };
  const [a, b] = [await load(first), await load(second)];
  if (a.width !== b.width || a.height !== b.height) {
    return {sizes: [[a.width, a.height], [b.width, b.height]]};
  }
  const read = (image) => {
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d', {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [p, q] = [read(a), read(b)];
  const columns = Math.floor(a.width / scale);
  const rows = Math.floor(a.height / scale);
  let total = 0;
  let different = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let largest = 0;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let j = 0; j < scale; j++) {
          for (let i = 0; i < scale; i++) {
            const at = ((y * scale + j) * a.width + x * scale + i) * 4 + channel;
            sum += p[at] - q[at];
          }
        }
        largest = Math.max(largest, Math.abs(sum) / (scale * scale));
      }
      total += largest;
      if (largest > 48) different += 1;
    }
  }
  return {mean: total / (columns * rows), share: different / (columns * rows)};
}"""

SCALE = 3


def render(tool, name, kind, *arguments):
    return subprocess.run(
        [tool, "render", name, "--format", kind, *arguments], check=True,
        capture_output=True).stdout


def examples(tool):
    output = subprocess.run(
        [tool, "list", "--all", "--format", "json"], check=True, capture_output=True).stdout
    return [entry["name"] for entry in json.loads(output)]


@pytest.fixture(scope="module")
def canvas(browser):
    """A page with three pixels per point."""
    context = browser.new_context(
        viewport={"width": 393, "height": 852}, device_scale_factor=SCALE)
    page = context.new_page()
    yield page
    context.close()


def screenshot(page, svg):
    page.set_content(
        "<style>body { margin: 0 } svg { display: block }</style>" + svg.decode())
    # Pictures in the drawing are decoded before they are drawn.
    page.evaluate("""() => Promise.all([...document.querySelectorAll('image')].map((image) => {
      const loaded = new Image();
      loaded.src = image.getAttribute('href');
      return loaded.decode();
    }))""")
    return page.screenshot(animations="disabled")


def difference(page, first, second):
    page.goto("about:blank")
    answer = page.evaluate(
        COMPARE, [base64.b64encode(data).decode() for data in (first, second)] + [SCALE])
    assert "sizes" not in answer, f"the pictures have the sizes {answer['sizes']}"
    return answer


def test_the_png_of_every_example_equals_chromiums_drawing_of_its_svg(tool, canvas, tmp_path):
    found = {}
    for name in examples(tool):
        if name in MOVING:
            continue
        png = render(tool, name, "png")
        shot = screenshot(canvas, render(tool, name, "svg"))
        found[name] = difference(canvas, png, shot)
        if found[name]["mean"] > MEAN or found[name]["share"] > SHARE:
            (tmp_path / f"{name}.png").write_bytes(png)
            (tmp_path / f"{name}.chromium.png").write_bytes(shot)
    assert len(found) > 40
    means = [answer["mean"] for answer in found.values()]
    shares = [answer["share"] for answer in found.values()]
    print(f"{len(found)} pictures: mean difference {sum(means) / len(means):.3f}, at most "
          f"{max(means):.3f}; differing points at most {max(shares):.4f}")
    wrong = {name: answer for name, answer in found.items()
             if answer["mean"] > MEAN or answer["share"] > SHARE}
    assert wrong == {}, f"look at {tmp_path}"


def test_dark_landscape_and_right_to_left_pictures_are_equal_too(tool, canvas):
    canvas.set_viewport_size({"width": 852, "height": 393})
    for name in ("settings", "mail", "instagram-panels"):
        arguments = ("--landscape", "--right-to-left", "--appearance", "dark", "--text-size", "xxl")
        answer = difference(
            canvas, render(tool, name, "png", *arguments),
            screenshot(canvas, render(tool, name, "svg", *arguments)))
        assert answer["mean"] <= MEAN and answer["share"] <= SHARE, (name, answer)
    canvas.set_viewport_size({"width": 393, "height": 852})


def test_pictures_in_the_drawing_are_equal_too(tool, canvas):
    for name in ("photo-grid-compositional", "book-shelf"):
        # The app makes and loads its pictures in the background.
        svg = render(tool, name, "svg", "--wait", "3")
        assert b"<image" in svg
        answer = difference(
            canvas, render(tool, name, "png", "--wait", "3"), screenshot(canvas, svg))
        assert answer["mean"] <= MEAN and answer["share"] <= SHARE, (name, answer)


def test_another_picture_is_not_taken_for_equal(tool, canvas):
    png = render(tool, "hello-list", "png")
    other = screenshot(canvas, render(tool, "hello-list", "svg", "--scroll", "2"))
    answer = difference(canvas, png, other)
    assert answer["mean"] > MEAN or answer["share"] > SHARE, answer


# The stated difference of a picture and of its page. The page fits texts to their widths by the
# widths of the characters, a picture also by the space between them, so that screens of texts
# differ more than screens of shapes. At an emulated scale, Chromium draws hairlines as wide as a
# point.
TEXTS = {"mean": 8.0, "share": 0.062}
SHAPES = {"mean": 1.0, "share": 0.006}
# A page blurs and saturates what is behind a material; a picture only mixes the colors.
MATERIALS = {"mean": 2.0, "share": 0.006}

# The case of the device is not in a picture.
PLAIN = """.ornament { display: none }
.device .screen { position: fixed; top: 0; left: 0; z-index: 9; border-radius: 0 }"""


def page_picture(page):
    """What Chromium displays of a screen."""
    return page.screenshot(
        animations="disabled", clip={"x": 0, "y": 0, "width": 393, "height": 852})


@pytest.fixture
def screen_page(browser):
    """A page around a device, with three pixels per point."""
    context = browser.new_context(
        viewport={"width": 1000, "height": 980}, device_scale_factor=SCALE, color_scheme="light",
        bypass_csp=True)
    context.add_init_script("localStorage.setItem('tessera.scale', 'full')")
    yield context.new_page()
    context.close()


def compare_pages(names, address, picture, page, canvas, folder, limits, query=""):
    found = {}
    for name in names:
        png = picture(name)
        page.goto(f"{address}example/{name}?device=iphone-15{query}")
        page.wait_for_selector(".scene .node")
        page.add_style_tag(content=PLAIN)
        # Apps load their pictures in the background.
        for _ in range(15):
            shot = page_picture(page)
            found[name] = difference(canvas, png, shot)
            if all(found[name][key] <= limits[key] for key in limits):
                break
            page.wait_for_timeout(1000)
        (folder / f"{name}.png").write_bytes(png)
        (folder / f"{name}.page.png").write_bytes(shot)
    means = [answer["mean"] for answer in found.values()]
    shares = [answer["share"] for answer in found.values()]
    print(f"{len(found)} pages: mean difference {sum(means) / len(means):.3f}, at most "
          f"{max(means):.3f}; differing points at most {max(shares):.4f}")
    wrong = {name: answer for name, answer in found.items()
             if any(answer[key] > limits[key] for key in limits)}
    assert wrong == {}, f"look at {folder}"


def test_the_png_of_every_example_equals_its_page(tool, server, screen_page, canvas, tmp_path):
    names = [name for name in examples(tool) if name not in MOVING]
    assert len(names) > 40
    compare_pages(
        names, server.address, lambda name: render(tool, name, "png"), screen_page, canvas,
        tmp_path, TEXTS)


def test_the_png_in_other_surroundings_equals_its_page(
        tool, server, screen_page, canvas, tmp_path):
    arguments = ("--right-to-left", "--appearance", "dark", "--text-size", "ax1")
    compare_pages(
        ["settings", "navigation", "pinned-headers"], server.address,
        lambda name: render(tool, name, "png", *arguments), screen_page, canvas, tmp_path, TEXTS,
        "&direction=rtl&appearance=dark&text=AX1")


def test_the_pngs_of_effects_equal_their_pages(
        tool, preview, screen_page, canvas, tmp_path):  # noqa: F811
    folder = ROOT / "Tests" / "Browser" / "pictures"

    def picture(name):
        return subprocess.run(
            [tool, "render", str(folder), name, "--format", "png"], check=True,
            capture_output=True).stdout

    address = preview(folder).address
    compare_pages(
        ["ShadowScreen", "LayerScreen", "ContentScreen", "SymbolScreen"],
        address, picture, screen_page, canvas, tmp_path, SHAPES)
    compare_pages(["MaterialScreen"], address, picture, screen_page, canvas, tmp_path, MATERIALS)
    compare_pages(["TextScreen"], address, picture, screen_page, canvas, tmp_path, TEXTS)
