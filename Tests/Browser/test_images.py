"""Pictures in a real browser: their pixels, their requests, and their exchange."""

import io
import os
import re
import struct
import time
import zlib
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import settle

PROBE = os.environ.get("TESSERA_CONTROL_PROBE") or str(ROOT / ".build" / "debug" / "ControlProbe")
RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
MAGENTA = (255, 0, 255)


@pytest.fixture(scope="module")
def probe():
    if not Path(PROBE).exists():
        pytest.fail(f"{PROBE} does not exist; build it, or name another with TESSERA_CONTROL_PROBE.")
    server = Server(tool=PROBE)
    yield server
    server.stop()


def pixels(data):
    """The rows of an 8-bit PNG without interlacing, as Chromium writes it."""
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and kind in (2, 6)
    channels = 3 if kind == 2 else 4
    body, position = b"", 8
    while position < len(data):
        length, name = struct.unpack(">I4s", data[position:position + 8])
        if name == b"IDAT":
            body += data[position + 8:position + 8 + length]
        position += length + 12
    stream = io.BytesIO(zlib.decompress(body))
    stride = width * channels
    previous, rows = bytearray(stride), []
    for _ in range(height):
        mode, row = stream.read(1)[0], bytearray(stream.read(stride))
        for index in range(stride):
            left = row[index - channels] if index >= channels else 0
            above = previous[index]
            corner = previous[index - channels] if index >= channels else 0
            if mode == 1:
                row[index] = (row[index] + left) & 255
            elif mode == 2:
                row[index] = (row[index] + above) & 255
            elif mode == 3:
                row[index] = (row[index] + (left + above) // 2) & 255
            elif mode == 4:
                guess = left + above - corner
                nearest = min((left, above, corner), key=lambda value: abs(guess - value))
                row[index] = (row[index] + nearest) & 255
        rows.append([tuple(row[x * channels:x * channels + 3]) for x in range(width)])
        previous = row
    return rows


def shot(page, name):
    """The pixels of a view with an identifier, or of an element."""
    return pixels(page.locator(f"[data-identifier='{name}']").screenshot())


def at(rows, x, y):
    """The color at a place, in fractions of the size."""
    return rows[int(y * len(rows))][int(x * len(rows[0]))]


def wait_for_colors(page, name, colors):
    """Waits until places of a view have colors: the browser loads and decodes pictures by and by."""
    end = time.monotonic() + 30
    while True:
        rows = shot(page, name)
        found = {place: at(rows, *place) for place in colors}
        if found == colors:
            return
        assert time.monotonic() < end, f"{name}: {found} is not {colors}"
        page.wait_for_timeout(50)


def open_pictures(page, probe):
    page.goto(f"{probe.address}example/pictures?device=iphone-15")
    page.wait_for_selector("[data-identifier='changing'] image")
    page.wait_for_selector("[data-kind='cell'] image")


def test_content_modes_have_their_rectangles(page, probe):
    open_pictures(page, probe)
    wait_for_colors(page, "fill", {
        (.25, .25): RED, (.75, .25): GREEN, (.25, .75): BLUE, (.75, .75): WHITE})
    wait_for_colors(page, "fit", {
        (.25, .2): WHITE, (.25, .35): RED, (.75, .35): GREEN, (.25, .65): BLUE, (.25, .8): WHITE})
    wait_for_colors(page, "cover", {
        (.02, .02): RED, (.98, .02): GREEN, (.02, .98): BLUE, (.98, .98): WHITE})
    wait_for_colors(page, "center", {
        (.2, .4): WHITE, (.35, .42): RED, (.6, .42): GREEN, (.35, .55): BLUE})
    wait_for_colors(page, "corner", {
        (.4, .8): WHITE, (.6, .8): RED, (.9, .8): GREEN, (.6, .95): BLUE})


def test_templates_orientations_and_slices(page, probe):
    open_pictures(page, probe)
    wait_for_colors(page, "template", {
        (.25, .25): MAGENTA, (.75, .25): MAGENTA, (.25, .75): MAGENTA, (.75, .75): WHITE})
    wait_for_colors(page, "flipped", {
        (.25, .25): GREEN, (.75, .25): RED, (.25, .75): WHITE, (.75, .75): BLUE})
    # The stretched middle is one pixel of the lower right quarter, which is transparent.
    wait_for_colors(page, "sliced", {
        (.1, .05): RED, (.1, .95): BLUE, (.9, .05): GREEN, (.5, .5): WHITE})


def test_each_picture_is_requested_once(page, probe):
    requests = []
    page.on("request", lambda request: requests.append(request.url)
            if "/images/" in request.url else None)
    open_pictures(page, probe)
    names = page.evaluate(
        """() => [...document.querySelectorAll("image")].map((image) => image.href.baseVal)""")
    # Eight views display the same picture.
    assert len(names) > len(set(names)) + 4
    for step in list(range(0, 2000, 250)) + list(range(2000, -1, -250)):
        page.evaluate(
            """(top) => { document.querySelector(".scroller").scrollTop = top; }""", step)
        first = step // 50
        page.wait_for_function(
            """(item) => document.querySelector(`[data-item='${item}'] image`)""", arg=first)
    assert len(requests) == len(set(requests))
    assert len(requests) < 200
    response = page.request.get(requests[0])
    assert re.search("immutable", response.headers["cache-control"])
    assert response.headers["content-type"] == "image/png"
    assert page.request.get(probe.address + "images/" + "0" * 32).status == 404


def test_a_picture_is_replaced_without_a_gap(page, probe):
    open_pictures(page, probe)
    page.evaluate(
        """() => {
          const node = document.querySelector("[data-identifier='changing']");
          window.gaps = 0;
          const look = () => {
            if (!node.querySelector("image")) window.gaps += 1;
            if (!window.isDone) requestAnimationFrame(look);
          };
          look();
        }""")
    before = page.locator("[data-identifier='changing'] image").get_attribute("href")
    # The background, beside the pictures.
    settle(page)
    box = page.locator("[data-identifier='changing']").bounding_box()
    page.mouse.click(box["x"] + 200, box["y"] + 20)
    page.wait_for_function(
        """(before) => document.querySelector("[data-identifier='changing'] image")
          ?.href.baseVal !== before""", arg=before)
    assert page.evaluate("() => { window.isDone = true; return window.gaps; }") == 0
    wait_for_colors(page, "changing", {(.5, .5): BLUE})


def test_marks_are_cut_out_of_others(page, probe):
    page.goto(probe.address)
    page.evaluate(
        """async () => {
          const { drawingElement } = await import("/page/drawings.js");
          const box = document.createElement("div");
          box.dataset.identifier = "cut";
          box.style.cssText =
            "position: fixed; left: 0; top: 0; width: 80px; height: 80px; background: #fff; z-index: 9";
          box.append(drawingElement({ size: [80, 80], fit: "fill", marks: [["cut",
            [["fill", "M0 0H80V80H0Z", "#ff0000"]],
            [["stroke", "M20 40L60 40", "#000000", 20, "butt", "miter"]]]] }));
          document.body.append(box);
        }""")
    rows = shot(page, "cut")
    assert at(rows, .1, .1) == RED and at(rows, .5, .5) == WHITE and at(rows, .5, .2) == RED
    assert at(rows, .1, .5) == RED
