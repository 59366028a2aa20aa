"""An app with a main of its own, in a real browser: its launch, its scenes and URLs that it opens."""

import os
from pathlib import Path

import pytest
from conftest import ROOT, Server
from helpers import settle

APP = os.environ.get("TESSERA_LIFE_CYCLE") or str(ROOT / ".build" / "debug" / "LifeCycle")
LAUNCH = [
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:didFinishLaunchingWithOptions:)",
    "application(_:configurationForConnecting:options:)", "scene(_:willConnectTo:options:)",
    "sceneWillEnterForeground(_:)", "sceneDidBecomeActive(_:)",
]


@pytest.fixture
def app():
    if not Path(APP).exists():
        pytest.fail(f"{APP} does not exist; build it, or name another with TESSERA_LIFE_CYCLE.")
    server = Server(tool=APP, arguments=["--port", "0", "--device", "iphone-se-3"])
    yield server
    if server.process.poll() is None:
        server.stop()


def wait_for_calls(page, calls):
    page.wait_for_function(
        """(calls) => {
          const text = document.querySelector('.scene')?.textContent ?? '';
          let place = 0;
          return calls.every((call) => {
            place = text.indexOf(call, place);
            return place >= 0;
          });
        }""", arg=calls)


def wait_for_width(page, width):
    page.wait_for_function(
        "(width) => document.querySelector('.screen').clientWidth === width", arg=width)


def test_the_first_page_launches_the_app_and_each_page_connects_a_scene(context, page, app):
    page.goto(app.address)
    wait_for_calls(page, LAUNCH)
    wait_for_width(page, 375)
    page.wait_for_function("() => document.title === 'Life cycle · Tessera'")
    second = context.new_page()
    second.goto(app.address + "?device=iphone-15")
    wait_for_calls(second, LAUNCH + LAUNCH[2:])
    wait_for_calls(page, LAUNCH + LAUNCH[2:])
    wait_for_width(second, 393)
    second.close()
    wait_for_calls(page, LAUNCH + LAUNCH[2:] + [
        "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)",
        "application(_:didDiscardSceneSessions:)"])


def test_a_web_address_opens_in_another_tab(context, page, app):
    context.route("https://www.swift.org/**", lambda route: route.fulfill(body="Swift"))
    page.goto(app.address)
    wait_for_calls(page, LAUNCH)
    settle(page)
    with context.expect_page() as opened:
        box = page.get_by_text("Website").first.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened.value.wait_for_load_state()
    assert opened.value.url == "https://www.swift.org/"
    assert opened.value.evaluate("() => window.opener") is None
    assert page.url == app.address


def test_a_page_ignores_urls_of_other_schemes(context, page, app):
    message = {"type": "open", "url": "javascript:document.title='broken'"}
    page.add_init_script(
        """window.WebSocket = class extends WebSocket {
          constructor(url) { super(url); window.socket = this; }
        };""")
    page.goto(app.address)
    wait_for_calls(page, LAUNCH)
    page.evaluate(
        """(message) => window.socket.dispatchEvent(
          new MessageEvent('message', { data: JSON.stringify(message) }))""", message)
    settle(page)
    assert len(context.pages) == 1
    assert "broken" not in page.title()


def test_an_app_ends_at_an_interrupt(page, app):
    page.goto(app.address)
    wait_for_calls(page, LAUNCH)
    app.stop()
    assert app.process.returncode == 0
