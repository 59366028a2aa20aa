"""The page around the screens: scale, phones, the gallery's search, sources, several devices, time, and
the log of layouts."""

import json
import re

import pytest
from helpers import open_example, settle, wait_for_cell, wait_for_screens
from playwright.sync_api import expect


@pytest.fixture
def plain(browser):
    """Opens pages of other sizes, with the scale that the page itself chooses."""
    contexts = []

    def open_page(width, height, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.errors = []
        page.on("pageerror", lambda error: page.errors.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        assert all(page.errors == [] for page in context.pages)
        context.close()


def box(page, selector):
    return page.locator(selector).first.bounding_box()


# Scale


def test_a_device_that_is_larger_than_the_window_is_scaled_down(plain, server):
    page = plain(900, 600)
    open_example(page, server, "settings", device="ipad-pro-11")
    settle(page)
    device = box(page, ".device")
    stage = box(page, ".stage")
    assert device["y"] >= stage["y"] and device["y"] + device["height"] <= stage["y"] + stage["height"]
    assert device["x"] >= stage["x"] and device["x"] + device["width"] <= stage["x"] + stage["width"]
    assert page.evaluate("() => document.querySelector('.screen').offsetHeight") == 1210
    page.select_option("#scale", "full")
    page.wait_for_function(
        "() => document.querySelector('.screen').getBoundingClientRect().height === 1210")
    page.reload()
    page.wait_for_selector(".node[data-kind=cell]")
    settle(page)
    assert box(page, ".screen")["height"] == pytest.approx(1210)


def test_touches_and_explanations_are_those_of_the_screen_under_scale(plain, server):
    page = plain(900, 560)
    open_example(page, server, "settings", device="iphone-15")
    settle(page)
    scale = box(page, ".screen")["height"] / 852
    assert scale < 0.7
    # A click on a switch reaches it.
    switch = page.locator("[role=switch]").first
    before = switch.get_attribute("aria-checked")
    place = switch.bounding_box()
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.wait_for_function(
        f"() => document.querySelector('[role=switch]').getAttribute('aria-checked') !== '{before}'")
    # The inspector names the element at the pointer.
    page.click("#inspect")
    settle(page)
    cell = page.locator(".node[data-kind=cell][data-item='1']").first
    place = cell.bounding_box()
    page.mouse.move(place["x"] + 40 * scale, place["y"] + place["height"] / 2)
    page.mouse.move(place["x"] + 44 * scale, place["y"] + place["height"] / 2)
    settle(page)
    page.wait_for_selector(".outline.item")
    # At once, because each answer of the server makes the outlines anew.
    outline, place = page.evaluate(
        """() => ['.outline.item', ".node[data-kind=cell][data-item='1']"].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
          return [x, y, width, height];
        })""")
    assert outline == pytest.approx(place, abs=0.6)
    # Other styles of the page do not move the outlines.
    assert set(page.evaluate(
        """() => [...document.querySelectorAll('.outline')].map((node) =>
          getComputedStyle(node).margin)""")) == {"0px"}
    page.keyboard.press("Escape")


def test_wheels_and_indicators_scroll_under_scale(plain, server):
    page = plain(900, 560)
    open_example(page, server, "hello-list", device="iphone-15")
    settle(page)
    screen = box(page, ".screen")
    page.mouse.move(screen["x"] + 100, screen["y"] + 250)
    page.mouse.wheel(0, 300)
    page.wait_for_function("() => document.querySelector('.scroller').scrollTop > 250")
    wait_for_cell(page, 0, 20)
    # The indicator follows the pointer.
    settle(page)
    indicator = box(page, ".indicator.y")
    page.mouse.move(indicator["x"] + 1, indicator["y"] + 5)
    page.mouse.down()
    page.mouse.move(indicator["x"] + 1, indicator["y"] + 25, steps=4)
    page.mouse.up()
    settle(page)
    moved = box(page, ".indicator.y")
    assert moved["y"] - indicator["y"] == pytest.approx(20, abs=1.5)


def test_the_screen_fills_a_phone(plain, server):
    page = plain(390, 844, has_touch=True, is_mobile=True)
    open_example(page, server, "mail")
    settle(page)
    screen = box(page, ".screen")
    assert screen["width"] == 390 and screen["x"] == 0
    assert screen["height"] == pytest.approx(844 - screen["y"], abs=1)
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    expect(page.locator("#device")).to_be_hidden()
    page.click("#more")
    page.locator("#device").wait_for()
    page.select_option("#device", "iphone-se-3")
    page.wait_for_function("() => document.querySelector('.screen').offsetWidth === 375")
    assert "device=iphone-se-3" in page.url
    settle(page)
    assert box(page, ".device")["width"] <= 390


@pytest.mark.parametrize("device,landscape,housing", [
    ("iphone-15", "0", "island"), ("iphone-15", "1", "island side"),
    ("iphone-13-mini", "0", "notch"), ("iphone-16e", "1", "notch side"),
    ("iphone-se-3", "0", None), ("ipad-pro-11", "0", None), ("ipad-pro-11", "1", None)])
def test_the_camera_housing_is_that_of_the_device(page, server, device, landscape, housing):
    open_example(page, server, "hello-list", device=device, landscape=landscape)
    settle(page)
    assert page.evaluate(
        "() => [...document.querySelectorAll('.ornament')].map((one) => one.className)"
    ) == ([f"ornament {housing}"] if housing else [])


# The gallery


def test_a_card_has_the_shape_of_its_picture_before_the_picture_is_there(page, server):
    held = []
    page.route("**/preview/**", lambda route: held.append(route))
    page.goto(server.address)
    page.locator(".gallery img").first.wait_for()
    assert box(page, ".gallery .shot img")["height"] > box(page, ".gallery .shot")["height"] - 30
    for route in held:
        route.abort()


def test_the_gallery_is_searched_and_walked_by_keyboard(page, server):
    page.goto(server.address)
    page.wait_for_selector(".gallery a")
    groups = page.locator(".examples h2").all_inner_texts()
    assert groups == [
        "Highlights", "Layouts", "Whole apps", "Cells and controls", "Changing data"]
    page.keyboard.press("/")
    assert page.evaluate("() => document.activeElement.id") == "search"
    page.keyboard.type("photo diff")
    names = page.locator(".gallery li:visible code").all_inner_texts()
    assert names == ["photo-grid-diffable"]
    page.fill("#search", "no such words")
    page.get_by_text("No screen has these words.").wait_for()
    page.fill("#search", "photo")
    page.keyboard.press("ArrowDown")
    focused = "() => document.activeElement.querySelector('code')?.textContent"
    assert page.evaluate(focused) == "photo-grid-compositional"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == "photo-grid-columns"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.id") == "search"
    page.keyboard.press("Enter")
    page.wait_for_url("**/example/photo-grid-compositional**")


def test_the_return_key_of_an_input_method_opens_nothing(page, server):
    page.goto(server.address)
    page.fill("#search", "photo")
    press = """(isComposing) => document.querySelector('#search').dispatchEvent(new KeyboardEvent(
      'keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing }))"""
    page.evaluate(press, True)
    page.wait_for_timeout(300)
    assert page.url == server.address
    page.evaluate(press, False)
    page.wait_for_url("**/example/photo-grid-compositional**")


def test_the_list_of_a_preview_follows_builds_that_it_does_not_see(page, server):
    builds = {"build": {"type": "build", "state": "ready"}, "buildCount": 1}

    def with_build(route):
        catalog = {**route.fetch().json(), **builds}
        route.fulfill(status=200, body=json.dumps(catalog), content_type="application/json")

    page.route("**/catalog.json", with_build)
    page.goto(server.address)
    page.wait_for_selector(".gallery a")
    page.evaluate("() => { window.marker = 1; }")
    page.wait_for_timeout(1200)
    assert page.evaluate("() => window.marker") == 1
    builds["buildCount"] = 2
    page.wait_for_function("() => window.marker === undefined")
    page.wait_for_selector(".gallery a")


def test_pages_without_scripts_follow_the_system_in_the_dark(plain, server):
    ground = "() => getComputedStyle(document.body).backgroundColor"
    page = plain(600, 400, color_scheme="dark")
    page.goto(f"{server.address}nothing")
    assert page.get_by_text("There is no page at this address.").count() == 1
    assert page.evaluate(ground) == "rgb(14, 16, 22)"
    # A phone displays them in its own width.
    assert "width=device-width" in page.get_attribute("meta[name=viewport]", "content")
    page.emulate_media(color_scheme="light")
    assert page.evaluate(ground) == "rgb(242, 243, 247)"


def test_the_examples_before_and_after_are_a_key_away(page, server):
    open_example(page, server, "contacts", device="iphone-se-3")
    page.keyboard.press("Alt+PageDown")
    page.wait_for_url("**/example/mail?device=iphone-se-3")
    wait_for_cell(page, 0, 0)
    page.click("#previous")
    page.wait_for_url("**/example/contacts?device=iphone-se-3")
    page.wait_for_selector(".node[data-kind=cell]")
    page.click("#previous")
    page.wait_for_url("**/example/book-shelf?device=iphone-se-3")
    page.wait_for_selector(".node[data-kind=cell]")
    expect(page.locator("#previous")).to_be_disabled()


# The source


def test_the_source_of_an_example_is_beside_it_with_the_line_of_an_explained_class(page, server):
    open_example(page, server, "hello-list", device="iphone-15")
    page.click("#source")
    page.wait_for_selector(".source .line")
    assert "HelloListViewController" in page.inner_text(".source .code")
    page.click("#inspect")
    # The panel moves the screen.
    settle(page)
    place = page.locator(".node[data-kind=cell]").nth(2).bounding_box()
    page.mouse.move(place["x"] + 50, place["y"] + 20)
    page.mouse.move(place["x"] + 55, place["y"] + 20)
    settle(page)
    page.wait_for_selector(".line.marked")
    marked = page.inner_text(".line.marked")
    assert re.search(r"class \w+", marked), marked


def test_sources_are_those_of_the_catalog_only(page, server):
    for name in ("..%2F..%2Fetc%2Fpasswd", "unknown", "hello-list%2F..%2F..%2FPackage"):
        answer = page.request.get(f"{server.address}source/{name}")
        assert answer.status == 404, name
    assert page.request.get(f"{server.address}source/hello-list/HelloList.swift").status == 404
    files = page.request.get(f"{server.address}source/hello-list").json()["files"]
    assert files and all(not file["name"].startswith(("/", "..")) for file in files)


# Several devices


def test_devices_side_by_side_have_screens_of_their_own(page, server):
    page.goto(f"{server.address}example/settings?devices=iphone-15,ipad-pro-11")
    page.wait_for_function(
        """() => [...document.querySelectorAll('.screen')].map((screen) => screen.offsetWidth).join()
          === '393,834'""")
    wait_for_screens(page, 2, "[role=switch]")
    settle(page)
    switches = page.locator("[role=switch]")
    state = """() => [...document.querySelectorAll('.screen')].map((screen) =>
      screen.querySelector('[role=switch]').getAttribute('aria-checked'))"""
    first, second = page.evaluate(state)
    switches.first.click()
    page.wait_for_function(
        f"""() => document.querySelector('[role=switch]').getAttribute('aria-checked') !== '{first}'""")
    settle(page)
    assert page.evaluate(state)[1] == second
    # A device is added, and another one removed; the address follows.
    page.click("#beside")
    wait_for_screens(page, 3, ".scene .node")
    assert page.url.endswith("devices=iphone-15%2Cipad-pro-11%2Ciphone-se-3")
    page.locator(".caption button").nth(1).click()
    page.wait_for_function("() => document.querySelectorAll('.place').length === 2")
    assert page.url.endswith("devices=iphone-15%2Ciphone-se-3")
    page.locator(".caption button").nth(1).click()
    page.wait_for_function("() => !document.querySelector('#device').parentElement.hidden")
    assert page.url.endswith("device=iphone-15")


def test_an_unknown_device_among_several_falls_back_and_says_so(page, server):
    page.goto(f"{server.address}example/hello-list?devices=ipad-pro-11,toaster,,x")
    page.get_by_text("There is no device called “toaster”").wait_for()
    page.wait_for_function("() => document.querySelectorAll('.place').length === 3")


# Time


def test_time_pauses_steps_and_slows_down(page, server):
    open_example(page, server, "outline", device="iphone-15")
    rows = "() => document.querySelectorAll('.node[data-kind=cell]').length"
    tops = """() => [...document.querySelectorAll('.node[data-kind=cell]')]
      .map((node) => node.getBoundingClientRect().top)"""
    settle(page)
    page.click("#pause")
    expect(page.locator("#pause")).to_have_attribute("aria-pressed", "true")
    before = page.evaluate(rows)
    page.locator(".node[data-kind=cell]").first.click()
    page.wait_for_function(f"() => document.querySelectorAll('.node[data-kind=cell]').length !== {before}")
    moving = """() => document.getAnimations().filter((animation) =>
      animation.effect?.target?.closest?.('.scene') && animation.playState === 'paused').length"""
    page.wait_for_function(f"() => ({moving})() > 0")
    settle(page)
    first = page.evaluate(tops)
    page.wait_for_timeout(300)
    assert page.evaluate(tops) == first
    page.click("#step")
    page.wait_for_function(f"(first) => JSON.stringify(({tops})()) !== first", arg=_json(first))
    settle(page)
    second = page.evaluate(tops)
    page.wait_for_timeout(200)
    assert page.evaluate(tops) == second
    page.click("#pause")
    page.wait_for_function("() => document.getAnimations().every((one) => !one.effect?.target?.closest?.('.scene'))")
    page.select_option("#rate", "0.1")
    page.locator(".node[data-kind=cell]").first.click()
    page.wait_for_function(
        """() => document.getAnimations().some((one) =>
          one.effect?.target?.closest?.('.scene') && one.playbackRate === 0.1)""")


def _json(value):
    return json.dumps(value, separators=(",", ":"))


# The log


def test_the_log_names_invalidations_solutions_measurements_and_changes(page, server):
    open_example(page, server, "photo-grid-diffable", device="iphone-15")
    page.click("#log")
    page.locator(".node[data-kind=cell]").nth(3).click()
    page.wait_for_selector(".events [data-kind=change]")
    change = page.inner_text(".events [data-kind=change] span")
    assert "1 item(s) deleted" in change
    page.wait_for_selector(".events [data-kind=invalidation]")
    assert "the data have changed" in page.inner_text(".events [data-kind=invalidation] span")
    page.wait_for_selector(".events [data-kind=solve]")
    assert "UICollectionViewCompositionalLayout: " in page.inner_text(".events [data-kind=solve] span")
    settle(page)
    page.click(".log button:has-text('Clear')")
    assert page.locator(".events li").count() == 0
    page.click("#log")
    page.locator(".node[data-kind=cell]").nth(5).click()
    settle(page)
    assert page.locator(".events li").count() == 0


def test_the_log_counts_measurements_with_their_causes(page, server):
    open_example(page, server, "self-sizing-list", device="iphone-15")
    page.click("#log")
    page.mouse.move(*page.evaluate(
        """() => { const box = document.querySelector('.screen').getBoundingClientRect();
          return [box.x + 100, box.y + 400]; }"""))
    page.mouse.wheel(0, 2500)
    page.wait_for_selector(".events [data-kind=measurement]")
    text = page.inner_text(".events [data-kind=measurement] span")
    assert re.match(r"\d+: \d+ because it came into sight", text), text


# The controls while the page is loaded


def test_controls_are_disabled_until_they_have_an_effect(page, server):
    held = []
    page.route("**/catalog.json", lambda route: held.append(route))
    with page.expect_request("**/catalog.json"):
        page.goto(f"{server.address}example/hello-list?device=iphone-15")
    controls = page.locator(":is(header, #tools) :is(button, select)")
    assert controls.count() > 15
    assert page.locator(":is(header, #tools) :is(button, select):enabled").count() == 0
    for route in held:
        route.continue_()
    # The click waits until the tool is enabled.
    page.click("#inspect")
    page.wait_for_selector(".inspection:not([hidden])")
    expect(page.locator("#appearance")).to_be_enabled()
    expect(page.locator("#step")).to_be_disabled()


# Keyboard and selection


def test_the_inspector_is_used_by_keyboard(page, server):
    open_example(page, server, "hello-list", device="iphone-15")
    page.focus("#inspect")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.className === 'inspection'")
    page.keyboard.press("Home")
    page.wait_for_selector(".outline.item")
    settle(page)
    first = page.get_attribute(".outline.item", "data-title")
    page.keyboard.press("ArrowDown")
    page.wait_for_function(
        "(first) => document.querySelector('.outline.item')?.dataset.title !== first", arg=first)
    settle(page)
    second = page.get_attribute(".outline.item", "data-title")
    page.keyboard.press("ArrowUp")
    page.wait_for_function(
        "(first) => document.querySelector('.outline.item')?.dataset.title === first", arg=first)
    assert first != second
    ring = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid"
    page.keyboard.press("Escape")
    expect(page.locator(".inspection")).to_be_hidden()


def test_every_control_is_reached_by_tab_and_has_a_ring(page, server):
    open_example(page, server, "hello-list", device="iphone-15")
    wanted = set(page.evaluate(
        """() => [...document.querySelectorAll('button, select')]
          .filter((node) => node.offsetParent && !node.disabled && node.id).map((node) => node.id)"""))
    reached = set()
    page.focus(".home")
    for _ in range(40):
        page.keyboard.press("Tab")
        found = page.evaluate(
            """() => [document.activeElement.id, getComputedStyle(document.activeElement).outlineStyle]""")
        if found[0] in wanted:
            assert found[1] == "solid", found
            reached.add(found[0])
    assert reached == wanted


def test_texts_are_selected_and_the_app_gets_no_touch(page, server):
    open_example(page, server, "hello-list", device="iphone-15")
    page.evaluate(
        """() => {
          const { connection } = window.tessera.screens[0];
          const send = connection.send.bind(connection);
          window.sent = [];
          connection.send = (message) => { window.sent.push(message.type); send(message); };
        }""")
    page.click("#select")
    settle(page)
    text = page.locator(".scene .text span").nth(3)
    place = text.bounding_box()
    page.mouse.move(place["x"] + 1, place["y"] + place["height"] / 2)
    page.mouse.down()
    page.mouse.move(place["x"] + place["width"] + 3, place["y"] + place["height"] / 2, steps=5)
    page.mouse.up()
    page.wait_for_function(
        "(text) => getSelection().toString() === text", arg=text.text_content())
    assert "touch" not in page.evaluate("() => window.sent")
    page.keyboard.press("Escape")
    expect(page.locator("#select")).to_have_attribute("aria-pressed", "false")
    page.mouse.click(place["x"] + 5, place["y"] + 5)
    page.wait_for_function("() => window.sent.includes('touch')")


# The user's settings


def test_changes_of_the_users_settings_reach_the_screen(page, server):
    sent = []
    page.on("websocket", lambda socket: socket.on(
        "framesent", lambda payload: sent.append(json.loads(payload))))
    open_example(page, server, "hello-list", device="fill")

    def wait_for(condition):
        for _ in range(600):
            if any(message["type"] == "configure" and condition(message) for message in sent):
                return
            page.wait_for_timeout(50)
        raise AssertionError(f"no such configuration: {sent[-3:]}")

    page.emulate_media(reduced_motion="reduce")
    wait_for(lambda message: message["settings"] == ["reduceMotion"])
    page.emulate_media(reduced_motion="no-preference")
    wait_for(lambda message: message["settings"] == [])
    session = page.context.new_cdp_session(page)
    # Twice, because a query is about one density. An emulated one changes with the size only.
    for scale in (2, 3):
        session.send("Emulation.setDeviceMetricsOverride", {
            "width": 1000, "height": 900 + scale, "deviceScaleFactor": scale, "mobile": False})
        wait_for(lambda message: message["scale"] == scale)
