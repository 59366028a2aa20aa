"""The gallery and its screens in a real browser.

    pip install -r Tests/Browser/requirements.txt
    swift build && python -m pytest Tests/Browser
"""

import json
import shutil
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from helpers import (
    CELLS, IS_FILLED, OFFSET, assert_frames_equal, by_key, cells, colors, node_count,
    open_example, scroll_to_share, settle, wait_for_cell, wait_for_rest)
from rawsocket import RawSocket

PANELS = "instagram-panels"
MILLION = "instagram-panels-million"
# The panels without a navigation bar.
PLAIN = "instagram-panels-plain"
MOST_NODES = 1500


def fetch(address, headers=None):
    request = urllib.request.Request(address, headers=headers or {})
    try:
        with urllib.request.urlopen(request) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def last_cell(document):
    return max((element for element in document["elements"] if element["kind"] == "cell"),
               key=lambda element: (element["section"], element["item"]))


# The gallery


def test_gallery_lists_examples_and_opens_them(page, server):
    page.goto(server.address)
    links = page.locator(".gallery a")
    links.first.wait_for()
    names = page.locator(".gallery code").all_inner_texts()
    assert PANELS in names
    assert MILLION not in names
    # Pictures are loaded when they become visible.
    for picture in page.locator(".gallery img").all():
        picture.scroll_into_view_if_needed()
    page.wait_for_function(
        "(count) => document.images.length > count"
        " && [...document.images].every((image) => image.complete && image.naturalWidth > 0)",
        arg=len(names) - 1)
    page.locator(f".gallery a[href='/example/{PANELS}']").click()
    page.wait_for_selector(".node[data-kind=cell]")
    assert page.url.endswith(f"/example/{PANELS}")


def test_the_picture_of_an_example_has_the_pictures_that_it_loads(server):
    # However long the machine takes to make them in the background.
    for name in ("book-shelf", "photo-grid-compositional"):
        status, drawing = fetch(f"{server.address}preview/{name}.svg?style=light")
        assert status == 200
        assert drawing.count("<use") + drawing.count("<image") >= 5


def test_every_example_shows_something(page, server):
    names = [entry["name"] for entry in
             json.loads(fetch(server.address + "catalog.json")[1])["examples"]]
    assert len(names) >= 4
    for name in names:
        page.goto(f"{server.address}example/{name}")
        page.wait_for_selector("#state[data-state=connected]", state="attached")
        # Not every screen consists of cells.
        page.wait_for_function("() => document.querySelectorAll('.scene .node').length > 8")


def test_unknown_example_says_so(server):
    status, body = fetch(server.address + "example/no%3Csuch%3E")
    assert status == 404
    assert "There is no example called “no&lt;such&gt;”." in body


@pytest.mark.parametrize("device", ["iphone-15", "iphone-se-3", "ipad-10"])
def test_cells_lie_where_the_frames_say(page, server, frames, device):
    expected = by_key(frames(PLAIN, "--device", device))
    open_example(page, server, PLAIN, device=device)
    page.wait_for_function(IS_FILLED)
    actual = cells(page)
    assert len(actual) >= 12
    assert_frames_equal(actual, expected)


def test_cells_are_true_at_every_place(page, server, frames):
    expected = by_key(frames(PLAIN))
    open_example(page, server, PLAIN)
    seen = set()
    for step in range(21):
        scroll_to_share(page, step / 20)
        actual = cells(page)
        assert_frames_equal(actual, expected)
        seen |= set(actual)
        assert node_count(page) < MOST_NODES
    assert len(seen) > 200


def test_the_last_item_is_at_the_end(page, server, frames):
    document = frames(PLAIN)
    last = last_cell(document)
    open_example(page, server, PLAIN)
    scroll_to_share(page, 1)
    wait_for_cell(page, last["section"], last["item"])
    actual = cells(page)
    key = ("cell", last["section"], last["item"])
    assert_frames_equal({key: actual[key]}, {key: last["frame"]})
    bottom = page.evaluate(
        """([section, item]) => {
          const cell = document.querySelector(
            `.node[data-kind=cell][data-section='${section}'][data-item='${item}']`);
          const screen = document.querySelector('.screen').getBoundingClientRect();
          const box = cell.getBoundingClientRect();
          return [box.top >= screen.top, box.bottom <= screen.bottom + 0.02];
        }""", [last["section"], last["item"]])
    assert bottom == [True, True]


def test_the_middle_of_a_thousand_items(page, server, frames):
    open_example(page, server, PLAIN)
    scroll_to_share(page, 0.5)
    height = frames(PLAIN)["contentSize"][1]
    offset = page.evaluate(OFFSET)[1]
    assert abs(offset + 59 - (height + 59 + 34 - 852) / 2) < 2
    assert_frames_equal(cells(page), by_key(frames(PLAIN)))


def test_cells_are_reused_and_not_made_again(page, server):
    open_example(page, server, PANELS)
    scroll_to_share(page, 0.3)
    wait_for_rest(page)
    state = """() => [...document.querySelectorAll('.node[data-kind=cell]')]
      .map((n) => [n.dataset.id, n.kept === true])"""
    before = {id for id, _ in page.evaluate(state)}
    page.evaluate("() => { for (const n of document.querySelectorAll('.node')) n.kept = true; }")
    scroll_to_share(page, 0.6)
    cells_after = page.evaluate(state)
    after = {id for id, _ in cells_after}
    assert before & after, "no cell was reused"
    assert sum(kept for _, kept in cells_after) >= len(after) // 2


# A million items


def test_a_million_items_scroll_to_the_middle(page, server):
    open_example(page, server, MILLION)
    scroll_to_share(page, 0.5)
    assert node_count(page) < MOST_NODES
    offset = page.evaluate(OFFSET)[1]
    assert offset > 30_000_000
    sections = [section for _, section, _ in cells(page)]
    assert max(sections) - min(sections) < 20
    # In the middle, too, the wheel moves the content by the wheel distance.
    box = page.locator(".screen").bounding_box()
    page.mouse.move(box["x"] + 100, box["y"] + 300)
    for turn in range(1, 6):
        page.mouse.wheel(0, 240)
        page.wait_for_function(
            f"([start, distance]) => Math.abs(({OFFSET})()[1] - start - distance) < 1",
            arg=[offset, 240 * turn])
    page.wait_for_function(IS_FILLED)


def test_a_million_items_end_where_they_end(page, server, frames):
    document = frames(MILLION)
    assert document["contentSize"][1] > 33_554_432
    last = last_cell(document)
    open_example(page, server, MILLION)
    scroll_to_share(page, 1)
    wait_for_cell(page, last["section"], last["item"])
    actual = cells(page)
    expected = {key: frame for key, frame in by_key(document).items() if key in actual}
    assert_frames_equal(actual, expected)
    assert abs(page.evaluate(OFFSET)[1] - (document["contentSize"][1] + 34 - 852)) < 0.01
    scroll_to_share(page, 0)
    wait_for_cell(page, 0, 0)
    assert page.evaluate(OFFSET)[1] == -59


def test_a_million_items_can_be_dragged_by_the_indicator(page, server):
    open_example(page, server, MILLION)
    settle(page)
    page.locator(".screen").hover()
    indicator = page.locator(".indicator.y").bounding_box()
    x = indicator["x"] + indicator["width"] / 2
    y = indicator["y"] + indicator["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(x, y + 40 * step)
    page.wait_for_function(IS_FILLED)
    assert 30_000_000 < page.evaluate(OFFSET)[1] < 45_000_000
    page.mouse.move(x, y + 3000)
    page.mouse.up()
    page.wait_for_function(IS_FILLED)
    assert page.evaluate(OFFSET)[1] > 70_000_000
    assert node_count(page) < MOST_NODES


# The page's life


def test_two_tabs_are_independent(context, server):
    first = open_example(context.new_page(), server, PLAIN)
    second = open_example(context.new_page(), server, PLAIN)
    scroll_to_share(first, 0.5)
    first.wait_for_selector(
        ".node[data-kind=cell][data-section='0'][data-item='0']", state="detached")
    assert first.evaluate(OFFSET)[1] > 1000
    assert second.evaluate(OFFSET)[1] == -59
    assert ("cell", 0, 0) in cells(second)
    assert ("cell", 0, 0) not in cells(first)


def test_a_reload_connects_again(page, server):
    open_example(page, server, PLAIN)
    scroll_to_share(page, 0.5)
    page.reload()
    wait_for_cell(page, 0, 0)
    assert page.evaluate(OFFSET)[1] == -59


def test_a_restarted_server_is_found_again(page, start_server):
    server = start_server()
    open_example(page, server, PANELS)
    server.stop()
    page.wait_for_selector("#state[data-state=disconnected]")
    assert "Disconnected" in page.locator(".veil").inner_text()
    start_server(server.port)
    page.wait_for_selector("#state[data-state=connected]")
    page.wait_for_selector(".veil", state="hidden")
    wait_for_cell(page, 0, 0)


def test_the_window_can_be_filled_and_resized(page, server, frames):
    open_example(page, server, PANELS, device="fill")
    page.wait_for_function(IS_FILLED)
    for width in (1000, 700):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function(
            """(width) => {
              const tools = document.querySelector('#tools').offsetWidth;
              return document.querySelector('.scroller').offsetWidth === width - tools;
            }""", arg=width)
        page.wait_for_function(IS_FILLED)
    height = page.evaluate("() => document.querySelector('.stage').clientHeight")
    width = page.evaluate("() => document.querySelector('.stage').clientWidth")
    expected = by_key(frames(PANELS, "--size", f"{width}x{height}", "--scale", "1"))
    page.wait_for_function(
        "(width) => { const cells = (" + CELLS + ")(); return cells.length > 0 && cells.every("
        "(cell) => cell.frame[0] + cell.frame[2] <= width + 0.02); }", arg=width)
    settle(page)
    assert_frames_equal(cells(page), expected)


def test_dark_mode_reaches_the_screen(context, server):
    page = context.new_page()
    open_example(page, server, "hello-list")
    colors = """() => [...document.querySelectorAll('.node')]
      .map((node) => node.style.backgroundColor).filter(Boolean).join()"""
    settle(page)
    light = page.evaluate(colors)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"(light) => ({colors})() !== light", arg=light)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"(light) => ({colors})() === light", arg=light)


def test_a_tap_selects_where_the_example_selects(page, server):
    open_example(page, server, "hello-list")
    settle(page)
    page.locator(".node[data-kind=cell][data-section='0'][data-item='1']").click()
    page.wait_for_selector(
        ".node[data-kind=cell][data-section='0'][data-item='1'][aria-current=true]")


def test_text_stands_where_it_was_measured(page, server):
    open_example(page, server, "hello-list")
    lines = page.evaluate(
        """() => [...document.querySelectorAll('.text span')].map((line) => {
          const label = line.closest('.node').getBoundingClientRect();
          const box = line.getBoundingClientRect();
          return [box.left - label.left, box.right - label.right];
        })""")
    assert lines
    for left, right in lines:
        assert left >= -0.5 and right <= 0.5


@pytest.mark.parametrize("share", [0, 0.37])
def test_cells_that_touch_leave_no_gap(context, server, share):
    page = open_example(context.new_page(), server, PLAIN)
    scroll_to_share(page, share)
    settle(page)
    box = page.locator(".screen").bounding_box()
    for x in (12, 155, 300):
        png = page.screenshot(
            clip={"x": box["x"] + x, "y": box["y"] + 62, "width": 1, "height": 720})
        assert "#ffffff" not in {row[0] for row in colors(context, png)}


def test_keys_scroll(page, server):
    open_example(page, server, PLAIN)
    page.locator(".scroller").first.focus()
    page.keyboard.press("PageDown")
    page.wait_for_function(f"() => ({OFFSET})()[1] > 300")
    page.keyboard.press("End")
    page.wait_for_function(
        "() => { const s = document.querySelector('.scroller');"
        " return s.scrollTop >= s.scrollHeight - s.clientHeight - 1; }")
    page.wait_for_function(IS_FILLED)


def test_the_scroll_map_keeps_its_promises():
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    result = subprocess.run(
        [node, "--test", str(Path(__file__).parent / "scroll-map.test.mjs")],
        capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


# Bad input

BAD_MESSAGES = {
    "no json": ("hello", 1007),
    "empty": ("", 1007),
    "a list": ("[1,2]", 1007),
    "no type": ("{}", 1007),
    "unknown type": ('{"type":"launch"}', 1008),
    "deep nesting": ("[" * 8000, 1007),
    "no id": ('{"type":"scroll","offset":[0,1]}', 1007),
    "unknown container": ('{"type":"scroll","id":123456789,"offset":[0,1]}', None),
    "offset of one number": ('{"type":"scroll","id":1,"offset":[0]}', 1007),
    "huge number": ('{"type":"scroll","id":1,"offset":[0,1e400]}', 1007),
    "far offset": ('{"type":"scroll","id":1,"offset":[0,1e300]}', 1007),
    "acknowledged too much": ('{"type":"ack","sequence":99999999}', 1008),
    "negative sequence": ('{"type":"ack","sequence":-1}', 1007),
    "zero size": ('{"type":"size","size":[0,0]}', 1007),
    "endless size": ('{"type":"size","size":[1e9,10]}', 1007),
    "strange style": ('{"type":"appearance","style":"blue"}', 1007),
    "ready twice": ('{"type":"ready","version":3,"size":[9,9],"scale":1,"style":"light"}', 1008),
}


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_bad_messages_are_refused(server, name):
    message, code = BAD_MESSAGES[name]
    socket = RawSocket(server.port, f"/socket/{PANELS}")
    assert socket.status == 101
    socket.send_ready()
    assert socket.receive()["type"] == "screen"
    socket.send(message)
    if code is None:
        socket.send({"type": "ack", "sequence": 1})
        assert socket.receive()["type"] == "patch"
    else:
        actual, words = socket.receive_refusal()
        assert actual == code
        assert words
    socket.close()
    assert fetch(server.address)[0] == 200


@pytest.mark.parametrize("name,opcode,payload,first,code", [
    ("binary", 2, b"\x00\x01", None, 1003),
    ("oversized", 1, b" " * 20_000, None, 1009),
    ("far oversized", 1, b" " * 5_000_000, None, 1009),
    ("not utf-8", 1, b"\xff\xfe{}", None, 1007),
    ("unknown opcode", 3, b"", None, 1002),
    ("reserved bit", 1, b"{}", 0xC1, 1002),
    ("a piece of nothing", 0, b"{}", None, 1002),
    ("ping in pieces", 9, b"", 0x09, 1002),
    ("long ping", 9, b"x" * 200, None, 1002),
])
def test_bad_frames_are_refused(server, name, opcode, payload, first, code):
    socket = RawSocket(server.port, f"/socket/{PANELS}")
    socket.send_frame(opcode, payload, first)
    assert socket.receive_refusal()[0] == code
    socket.close()
    assert fetch(server.address)[0] == 200


def test_a_message_in_endless_pieces_is_refused(server):
    socket = RawSocket(server.port, f"/socket/{PANELS}")
    socket.send_frame(1, b" " * 9000, first=0x01)
    socket.send_frame(0, b" " * 9000, first=0x00)
    assert socket.receive_refusal()[0] == 1009


def test_a_message_before_ready_is_refused(server):
    socket = RawSocket(server.port, f"/socket/{PANELS}")
    socket.send({"type": "touch", "id": 1, "phase": "began", "point": [1, 1]})
    assert socket.receive_refusal()[0] == 1008


def test_another_version_is_refused(server):
    socket = RawSocket(server.port, f"/socket/{PANELS}")
    socket.send_ready(version=1)
    code, words = socket.receive_refusal()
    assert code == 1008
    assert "reload" in words


def test_ping_is_answered(server):
    socket = RawSocket(server.port, f"/socket/{PANELS}")
    socket.send_frame(9, b"there?")
    assert socket.receive_frame() == (10, b"there?")


@pytest.mark.parametrize("origin", [
    "http://example.com", "null", "https://127.0.0.1", "http://127.0.0.1:1",
    "http://127.0.0.1.example.com"])
def test_foreign_origins_are_refused(server, origin):
    assert RawSocket(server.port, f"/socket/{PANELS}", origin=origin).status == 403
    own = RawSocket(server.port, f"/socket/{PANELS}", origin=server.address.rstrip("/"))
    assert own.status == 101


@pytest.mark.parametrize("host", [
    "example.com", "127.0.0.1.example.com", "localhost.example.com", "localhost:x", "192.168.0.1"])
def test_foreign_hosts_are_refused(server, host):
    assert fetch(server.address, {"Host": host})[0] == 403
    assert RawSocket(server.port, f"/socket/{PANELS}", host=host).status == 403


def test_a_foreign_page_cannot_connect(context, server, start_server):
    other = start_server()
    page = context.new_page()
    page.goto(other.address)
    result = page.evaluate(
        """(address) => new Promise((resolve) => {
          const socket = new WebSocket(address);
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('refused');
        })""", f"ws://127.0.0.1:{server.port}/socket/{PANELS}")
    assert result == "refused"


def test_a_page_that_never_answers_gets_only_two_messages(server):
    slow = RawSocket(server.port, f"/socket/{PANELS}")
    slow.send_ready()
    assert slow.receive()["type"] == "screen"
    patch = slow.receive()
    assert patch["type"] == "patch"
    container = next(node["id"] for node in patch["nodes"] if "scroll" in node)
    for step in range(200):
        slow.send({"type": "scroll", "id": container, "offset": [0, step * 100]})
    slow.send_frame(9, b"all read")
    assert slow.receive_frame() == (10, b"all read")
    slow.send({"type": "ack", "sequence": patch["sequence"]})
    latest = slow.receive()
    assert latest["type"] == "patch"
    assert latest["sequence"] == patch["sequence"] + 1


def test_too_many_pages_are_refused_and_closing_makes_room(start_server):
    server = start_server()
    path = f"/socket/{PANELS}"
    sockets = [RawSocket(server.port, path) for _ in range(64)]
    assert {socket.status for socket in sockets} == {101}
    sockets[0].send_ready()
    assert sockets[0].receive()["type"] == "screen"
    assert RawSocket(server.port, path).status == 503
    for socket in sockets:
        socket.close()
    for _ in range(600):
        again = RawSocket(server.port, path)
        if again.status == 101:
            break
        time.sleep(0.05)
    assert again.status == 101
    again.send_ready()
    assert again.receive()["type"] == "screen"


def test_device_direction_and_text_size_change_without_a_reload(page, server):
    page.goto(f"{server.address}example/settings?device=iphone-15")
    page.get_by_text("Airplane Mode").first.wait_for()
    settle(page)
    page.evaluate("() => { window.marker = 1; }")
    width = "() => document.querySelector('.screen').clientWidth"
    height = """() => [...document.querySelectorAll('[data-kind=cell]')]
      .map((cell) => cell.getBoundingClientRect().height)[0]"""
    before = page.evaluate(height)
    page.select_option("#device", "iphone-se-3")
    page.wait_for_function(f"() => ({width})() === 375")
    page.click("#rotate")
    page.wait_for_function(f"() => ({width})() === 667")
    page.click("#rotate")
    page.wait_for_function(f"() => ({width})() === 375")
    page.click("#direction")
    page.wait_for_function(
        """() => {
          const screen = document.querySelector('.screen').getBoundingClientRect();
          const words = document.createTreeWalker(document.querySelector('.scene'), 4);
          while (words.nextNode()) {
            if (words.currentNode.data !== 'Airplane Mode') continue;
            const box = words.currentNode.parentElement.getBoundingClientRect();
            return box.x + box.width / 2 > screen.x + screen.width / 2;
          }
          return false;
        }""")
    page.select_option("#text", "AX5")
    page.wait_for_function(f"(before) => ({height})() > 1.5 * before", arg=before)
    assert page.evaluate("() => window.marker") == 1
    assert "device=iphone-se-3" in page.url and "text=AX5" in page.url
    assert "direction=rtl" in page.url and "landscape" not in page.url
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_function(f"(before) => ({height})() > 1.5 * before", arg=before)
    assert page.evaluate(width) == 375
    assert page.get_attribute("#direction", "aria-pressed") == "true"


def test_an_unknown_device_in_a_link_is_replaced_with_a_notice(page, server):
    page.goto(f"{server.address}example/hello-list?device=no-such-phone")
    page.wait_for_function("() => document.querySelector('.screen')?.clientWidth === 393")
    assert page.inner_text("#notice") == (
        "There is no device called “no-such-phone”; this is an iPhone 15.")
