"""What one screen or one client does is no matter for the other pages."""

import socket
import statistics
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from helpers import IS_FILLED, SCROLL, open_example
from rawsocket import RawSocket
from test_processes import children, open_screen, panel, press_break, probe, wait_until  # noqa: F401

# Bounds are counts elsewhere. These are medians of round trips, which other work of the machine hardly moves.
ROUND_TRIP = 0.1


class Round:
    """A page without a browser, whose changes are drawn by its own process."""

    def __init__(self, port, name):
        self.socket = RawSocket(port, f"/socket/{name}")
        self.socket.send_ready()
        assert self.socket.receive()["type"] == "screen"
        self.acknowledge()
        self.count = 0
        self.times = []

    def acknowledge(self):
        answer = self.socket.receive()
        self.socket.send({"type": "ack", "sequence": answer["sequence"]})

    def measure(self, count):
        for _ in range(count):
            self.count += 1
            start = time.monotonic()
            self.socket.send({"type": "appearance", "style": "dark" if self.count % 2 else "light"})
            self.acknowledge()
            self.times.append(time.monotonic() - start)

    @property
    def median(self):
        return statistics.median(self.times)


@pytest.mark.parametrize(
    ("fault", "title"),
    [
        ("trap", "The screen has stopped"),
        ("loop", "The screen does not respond"),
        ("memory", "The screen has stopped"),
    ])
def test_others_answer_within_100_ms_while_a_screen_breaks(page, probe, fault, title, record_property):
    other = Round(probe.port, "fields")
    other.measure(3)
    open_screen(page, probe, fault)
    other.times = []
    # The other page is asked while the fault happens, not only after it.
    thread = threading.Thread(target=other.measure, args=(40,))
    thread.start()
    press_break(page)
    panel(page, title)
    thread.join()
    record_property("median_ms", round(other.median * 1000, 1))
    print(f"{fault}: median {other.median * 1000:.1f} ms, longest {max(other.times) * 1000:.1f} ms")
    assert other.median < ROUND_TRIP
    other.socket.close()


def own_memory(pid):
    """The memory that a process shares with no other one, in kilobytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def test_fifty_screens_run_and_the_unused_ones_end_first(probe, record_property):
    rounds = [Round(probe.port, "fields") for _ in range(50)]
    running = children(probe)
    assert len(running) == 50
    memory = sorted(own_memory(pid) for pid in running)
    print("own memory in kB:", *memory)
    record_property("own_memory_kb", memory)
    assert memory[-1] < 32 << 10
    # The last pages have input after the others, so that the first ones make room.
    for page in rounds[10:]:
        page.measure(1)
    further = [Round(probe.port, "fields") for _ in range(10)]
    for page in rounds[10:] + further:
        page.measure(1)
    assert [page.socket.receive()["type"] for page in rounds[:10]] == ["sleep"] * 10
    for page in rounds + further:
        page.socket.close()
    wait_until(lambda: not children(probe))


def flood(port, count):
    """Opens connections with the beginning of a request each, as far as the server accepts them."""
    sockets = []
    for index in range(count):
        one = socket.create_connection(("127.0.0.1", port), timeout=30)
        try:
            one.sendall(b"GET /socket/trap HT" if index % 2 else b"")
        except OSError:
            # The server has closed it.
            pass
        sockets.append(one)
    return sockets


def announce_a_terabyte(port):
    one = RawSocket(port, "/socket/hello-list")
    one.socket.sendall(bytes([0x82, 0x80 | 127]) + (1 << 40).to_bytes(8, "big") + bytes(4))
    assert one.receive_refusal()[0] == 1009
    one.close()


def send_a_long_line(port):
    one = socket.create_connection(("127.0.0.1", port), timeout=30)
    try:
        one.sendall(b"GET /" + b"a" * (1 << 20))
    except OSError:
        # The server has answered and closed before the end.
        pass
    try:
        answer = one.recv(4096)
    except ConnectionResetError:
        answer = b""
    one.close()
    assert answer == b"" or answer.startswith(b"HTTP/1.1 4")


def resident_memory(pid):
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise AssertionError(f"the process {pid} has ended")


def test_attacks_leave_a_page_scrolling(page, start_server):
    server = start_server()
    open_example(page, server, "instagram-panels-plain")
    page.wait_for_function(IS_FILLED)
    before = resident_memory(server.process.pid)
    attacks = [
        lambda: announce_a_terabyte(server.port),
        lambda: send_a_long_line(server.port),
        lambda: flooded.extend(flood(server.port, 1000)),
    ]
    flooded = []
    with ThreadPoolExecutor() as pool:
        for attack in attacks:
            running = pool.submit(attack)
            for share in (0.2, 0.6, 0.9, 0.1):
                page.evaluate(SCROLL, share)
                page.wait_for_function(IS_FILLED)
            # Raises the error of an attack that the server did not refuse.
            running.result()
    assert len(flooded) == 1000
    for share in (0.3, 0.7, 0):
        page.evaluate(SCROLL, share)
        page.wait_for_function(IS_FILLED)
    grown = resident_memory(server.process.pid) - before
    print(f"the server has grown by {grown} kB")
    assert grown < 64 << 10
    for one in flooded:
        one.close()
    # As soon as they are closed, there is room for others.
    wait_until(lambda: answers(server.port))


def answers(port):
    try:
        one = socket.create_connection(("127.0.0.1", port), timeout=5)
        one.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
        answer = one.recv(64)
        one.close()
        return answer.startswith(b"HTTP/1.1 200")
    except OSError:
        return False
