"""Screens in processes of their own: one breaks, and the others go on."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import settle
from rawsocket import RawSocket

PROBE = os.environ.get("TESSERA_CONTROL_PROBE") or str(ROOT / ".build" / "debug" / "ControlProbe")


@pytest.fixture
def probe():
    if not Path(PROBE).exists():
        pytest.fail(f"{PROBE} does not exist; build it, or name another with TESSERA_CONTROL_PROBE.")
    server = Server(tool=PROBE)
    yield server
    if server.process.poll() is None:
        server.stop()


def children(server):
    output = subprocess.run(
        ["ps", "-o", "pid=,stat=", "--ppid", str(server.process.pid)], capture_output=True, text=True)
    rows = [line.split() for line in output.stdout.splitlines()]
    return [int(pid) for pid, state in rows if not state.startswith("Z")]


def wait_until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition did not become true in time"
        time.sleep(0.05)


def open_screen(page, server, name):
    page.goto(f"{server.address}example/{name}")
    page.get_by_text("Break").first.wait_for()


def use(page):
    """Types a text and scrolls, and waits until the server has the state.

    A process reports its state when the user pauses.
    """
    settle(page)
    page.locator(".scene input").first.fill("Kept text")
    box = page.get_by_text("Row 2", exact=True).first.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 5)
    page.mouse.wheel(0, 700)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.scroller')].some((node) => node.scrollTop === 700)")
    settle(page)
    time.sleep(1.5)


def press_break(page):
    settle(page)
    box = page.get_by_text("Break").first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def panel(page, title):
    page.wait_for_function(
        """(title) => {
          const panel = document.querySelector('.fault');
          return panel && !panel.hidden && panel.querySelector('h2').textContent === title;
        }""", arg=title)


def start_again(page):
    page.locator(".fault button").click()
    page.wait_for_selector(".fault", state="hidden")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("trap", "The button was pressed in section 4, as expected."),
        ("exit", "The app has ended with the exit code 3."),
        ("memory", "The screen was ended because it used more than 1024 MB of memory."),
    ])
def test_a_screen_that_breaks_says_why_and_comes_back_as_it_was(page, probe, name, sentence):
    open_screen(page, probe, name)
    use(page)
    press_break(page)
    panel(page, "The screen has stopped")
    assert page.locator(".fault .sentence").inner_text() == sentence
    if name == "trap":
        assert "FaultyScreenController.swift" in page.locator(".fault pre").inner_text()
    start_again(page)
    page.wait_for_function("() => document.querySelector('.scene input')?.value === 'Kept text'")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.scroller')].some((node) => node.scrollTop === 700)")


def test_a_loop_in_one_screen_leaves_the_others_responsive(context, page, probe):
    other = context.new_page()
    other.goto(f"{probe.address}example/trap")
    other.get_by_text("Break").first.wait_for()
    open_screen(page, probe, "loop")
    press_break(page)
    panel(page, "The screen does not respond")
    socket = RawSocket(probe.port, "/socket/trap")
    socket.send_ready()
    assert socket.receive()["type"] == "screen"
    patch = socket.receive()
    socket.send({"type": "ack", "sequence": patch["sequence"]})
    times = []
    for index in range(20):
        start = time.monotonic()
        socket.send({"type": "appearance", "style": "dark" if index % 2 == 0 else "light"})
        answer = socket.receive()
        socket.send({"type": "ack", "sequence": answer["sequence"]})
        times.append(time.monotonic() - start)
    # The median: this machine has other work, too, and the loop takes a whole core.
    assert sorted(times)[10] < 0.1
    socket.close()
    start_again(page)
    page.get_by_text("Break").first.wait_for()


def test_a_server_goes_on_when_the_reader_of_its_errors_is_gone(page):
    server = Server(tool=PROBE, errors=subprocess.PIPE)
    try:
        server.process.stderr.close()
        open_screen(page, server, "trap")
        press_break(page)
        panel(page, "The screen has stopped")
        start_again(page)
        page.get_by_text("Break").first.wait_for()
        assert server.process.poll() is None
    finally:
        server.stop()


def test_closing_a_page_ends_its_process(page, probe):
    open_screen(page, probe, "trap")
    assert len(children(probe)) == 1
    page.goto("about:blank")
    wait_until(lambda: not children(probe))


def test_a_killed_server_leaves_no_process(page, probe):
    open_screen(page, probe, "trap")
    running = children(probe)
    assert len(running) == 1
    probe.process.send_signal(signal.SIGKILL)
    probe.process.wait()
    wait_until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in running))


def test_a_server_ends_its_screens_with_itself(page, probe):
    open_screen(page, probe, "trap")
    running = children(probe)
    probe.stop()
    assert probe.process.returncode == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in running)


def test_a_process_that_is_killed_is_a_fault_of_its_page(page, probe):
    open_screen(page, probe, "trap")
    os.kill(children(probe)[0], signal.SIGKILL)
    panel(page, "The screen has stopped")
    assert "signal 9" in page.locator(".fault .sentence").inner_text()


def test_connections_without_a_page_start_no_process(probe):
    sockets = [RawSocket(probe.port, "/socket/trap") for _ in range(40)]
    assert {socket.status for socket in sockets} == {101}
    assert children(probe) == []
    for socket in sockets:
        socket.close()


def test_many_screens_put_the_unused_ones_to_sleep_and_wake_them(context, page, probe):
    open_screen(page, probe, "trap")
    use(page)
    sockets = []
    for _ in range(50):
        socket = RawSocket(probe.port, "/socket/trap")
        socket.send_ready()
        assert socket.receive()["type"] == "screen"
        sockets.append(socket)
    wait_until(lambda: len(children(probe)) == 50)
    # The page displays its last picture, and wakes with the pointer.
    page.mouse.move(300, 500)
    page.mouse.move(310, 510)
    page.wait_for_function("() => document.querySelector('.scene input')?.value === 'Kept text'")
    page.locator(".scene input").first.fill("Awake")
    for socket in sockets:
        socket.close()


def test_previews_of_the_gallery_run_in_a_process(page, start_server):
    server = start_server()
    page.goto(server.address)
    # The process ends some time after its last picture.
    wait_until(lambda: children(server))
    page.wait_for_function(
        """() => [...document.querySelectorAll('img[data-preview]')].slice(0, 4)
          .filter((shot) => shot.complete && shot.naturalWidth > 0).length === 4""")
