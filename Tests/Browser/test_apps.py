"""Apps of storyboards, nibs and selectors in a browser, with their files as they are."""

import re
import subprocess

import pytest
from conftest import ROOT
from helpers import settle
from playwright.sync_api import expect
from test_preview import Preview

APPS = ROOT / "TestApps" / "Apps"


@pytest.fixture
def open_app(page):
    # The build for debugging has the tool that lowers sources.
    tool = ROOT / ".build" / "debug" / "tessera"
    started = []

    def open(name, screen):
        running = Preview(str(tool), APPS / name)
        started.append(running)
        page.goto(running.address + "example/" + screen)
        return page

    yield open
    for one in started:
        one.stop()


def test_a_storyboard_with_outlets_and_actions(open_app):
    page = open_app("Panels", "Main")
    expect(page.get_by_text("New")).to_have_count(2)
    page.get_by_text(re.compile(r"^17$")).wait_for()


def test_an_application_with_a_main_storyboard(open_app):
    page = open_app("Panels", "application")
    page.get_by_text(re.compile(r"^17$")).wait_for()


def test_photos_of_the_library_in_cells_of_a_nib(open_app):
    page = open_app("PhotoList", "Photos")
    page.wait_for_function("() => document.querySelectorAll('.node img, .node image').length > 9")
    settle(page)
    page.get_by_text("Mixed").click()
    page.wait_for_function(
        """() => [...document.querySelectorAll('.node')].some((node) =>
          Math.round(node.getBoundingClientRect().width) === 120 &&
          Math.round(node.getBoundingClientRect().height) === 180)""")


def test_a_screen_with_selectors_everywhere(open_app):
    page = open_app("Remote", "RemoteViewController")
    page.get_by_text("Power").wait_for()


def test_a_page_of_a_playground(open_app):
    page = open_app("Shelf.playground", "Playground")
    page.get_by_text("Tsuki").wait_for()
    page.get_by_text("Shelf").first.wait_for()


def tessera(*arguments):
    tool = ROOT / ".build" / "debug" / "tessera"
    return subprocess.run([str(tool), *map(str, arguments)], capture_output=True, text=True, timeout=300)


def test_the_first_screen_of_an_application_with_a_main_storyboard_is_drawn(tmp_path):
    picture = tmp_path / "panels.svg"
    drawn = tessera("render", APPS / "Panels", "-o", picture, "--appearance", "dark")
    assert drawn.returncode == 0, drawn.stderr
    assert "New" in picture.read_text()
    explained = tessera("explain", APPS / "Panels", "--item", "0,1")
    assert explained.returncode == 0, explained.stderr
    assert "The cell of item 1 of section 0" in explained.stdout


def test_the_first_screen_of_an_application_with_scenes_is_drawn():
    drawn = tessera("render", ROOT / "Examples" / "LifeCycle", "--format", "svg")
    assert drawn.returncode == 0, drawn.stderr
    assert "sceneDidBecomeActive(_:)" in drawn.stdout


def test_a_project_with_a_menu_of_classes_and_a_folder_of_resources(open_app):
    page = open_app("Catalog/Catalog.xcodeproj", "application")
    page.get_by_text("Five screens").wait_for()
    settle(page)
    # The row in front of its text takes the click, as it takes a finger.
    box = page.get_by_text("Poems").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_text("reads the timetable").wait_for()
