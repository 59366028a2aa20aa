"""`tessera preview`: a Swift file in a browser, built again after each change."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from conftest import ROOT
from helpers import settle
from playwright.sync_api import expect

SOURCE = """import UIKit

final class CityController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
    label.text = "Kyoto"
    view.addSubview(label)
    let field = UITextField(frame: CGRect(x: 20, y: 140, width: 280, height: 36))
    view.addSubview(field)
    let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 300))
    list.contentSize = CGSize(width: 300, height: 3000)
    view.addSubview(list)
  }
}
"""


class Preview:
    def __init__(self, tool, *arguments):
        self.process = subprocess.Popen(
            [tool, "preview", *map(str, arguments), "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert match, line + self.process.stderr.read()
        self.address = match.group(0)

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)
        return self.process.stderr.read()


# A page of a preview waits for builds, which take long on a slow machine.
BUILD_TIMEOUT = 180_000


@pytest.fixture
def preview(tool, context):
    context.set_default_timeout(BUILD_TIMEOUT)
    started = []

    def start(*arguments):
        started.append(Preview(tool, *arguments))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.stop()


def test_a_change_an_error_and_its_repair_reach_the_open_page(page, preview, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE)
    running = preview(file)
    page.goto(running.address + "?device=iphone-se-3")
    page.get_by_text("Kyoto").wait_for()
    page.evaluate("() => { window.marker = 1; }")
    page.locator(".scene input").fill("Kept text")
    settle(page)
    page.mouse.move(*page.evaluate(
        """() => {
          const box = document.querySelector('.scene').getBoundingClientRect();
          return [box.x + 100, box.y + 300];
        }"""))
    page.mouse.wheel(0, 500)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.scroller')].some((node) => node.scrollTop === 500)")
    kept = """() => document.querySelector('.scene input').value === 'Kept text'
      && [...document.querySelectorAll('.scroller')].some((node) => node.scrollTop === 500)"""

    settle(page)
    file.write_text(SOURCE.replace("Kyoto", "Osaka"))
    page.get_by_text("Osaka").wait_for()
    page.wait_for_function(kept)
    settle(page)

    file.write_text(SOURCE.replace('"Kyoto"', "Kyoto"))
    page.wait_for_selector(".fault[data-kind='build']:not([hidden])")
    log = page.locator(".fault pre").inner_text()
    assert "CityController.swift:8" in log and "cannot find 'Kyoto' in scope" in log

    file.write_text(SOURCE.replace("Kyoto", "Nara"))
    page.get_by_text("Nara").wait_for()
    page.wait_for_selector(".fault", state="hidden")
    page.wait_for_function(kept)
    assert page.evaluate("() => window.marker") == 1
    assert page.evaluate("() => document.querySelector('.screen').clientWidth") == 375
    assert "cannot find 'Kyoto' in scope" in running.stop()


def test_a_trap_in_the_users_code_names_the_users_line(page, preview, tmp_path):
    file = tmp_path / "Broken.swift"
    file.write_text(SOURCE.replace('label.text = "Kyoto"', 'fatalError("No city in section 2.")'))
    page.goto(preview(file).address)
    page.wait_for_selector(".fault[data-kind='failure']:not([hidden])")
    assert page.locator(".fault .sentence").inner_text() == "No city in section 2."
    assert "Broken.swift:8" in page.locator(".fault pre").inner_text()
    file.write_text(SOURCE)
    page.get_by_text("Kyoto").wait_for()


BADGE = """import UIKit

final class Badge: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
  }
  required init?(coder: NSCoder) { fatalError() }
  override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 60) }
}

final class Detail: UIViewController {
  init(city: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
"""

APP = """import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: CityController())
    window?.makeKeyAndVisible()
  }
}
"""


def read_catalog(page, running):
    return page.request.get(running.address + "catalog.json").json()


def test_a_folder_lists_its_screens_and_views(page, preview, tmp_path):
    (tmp_path / "CityController.swift").write_text(SOURCE)
    (tmp_path / "Badge.swift").write_text(BADGE)
    (tmp_path / "Map.swift").write_text(
        "import UIKit\n\nfinal class MapController: UIViewController {}\n")
    running = preview(tmp_path)
    page.goto(running.address)
    names = page.locator(".gallery code")
    names.first.wait_for()
    assert names.all_inner_texts() == ["Badge", "CityController", "MapController"]
    count = read_catalog(page, running)["buildCount"]
    (tmp_path / "Spot.swift").write_text(
        "import UIKit\n\nfinal class SpotController: UIViewController {}\n")
    page.get_by_text("SpotController").first.wait_for()
    assert read_catalog(page, running)["buildCount"] == count + 1
    page.goto(running.address + "example/Badge")
    page.wait_for_function(
        """() => [...document.querySelectorAll('.node')].some((node) =>
          node.getBoundingClientRect().width === 120 && node.getBoundingClientRect().height === 60)""")


def test_an_app_in_a_folder_is_the_first_page(page, preview, tmp_path):
    (tmp_path / "CityController.swift").write_text(SOURCE)
    (tmp_path / "Badge.swift").write_text(BADGE)
    (tmp_path / "App.swift").write_text(APP)
    running = preview(tmp_path)
    page.goto(running.address)
    page.get_by_text("Kyoto").wait_for()
    expect(page.locator("#title")).to_have_text(tmp_path.name)
    catalog = read_catalog(page, running)
    assert catalog["front"] == "application"
    assert [entry["name"] for entry in catalog["examples"]] == [
        "application", "Badge", "CityController"]
    tile = page.request.get(running.address + "preview/application.svg")
    assert tile.status == 200
    assert "Kyoto" in tile.text()
    page.goto(running.address + "example/application")
    page.get_by_text("Kyoto").wait_for()
    expect(page.locator("#title")).to_have_text(tmp_path.name)
    page.click("#source")
    page.wait_for_selector(".code .line.marked")
    assert page.locator(".source select").evaluate(
        "(select) => select.selectedOptions[0].textContent") == "CityController.swift"


def test_the_first_build_may_fail(page, preview, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE.replace("UILabel", "UILable"))
    page.goto(preview(file).address)
    page.get_by_text("cannot find 'UILable' in scope").wait_for()
    file.write_text(SOURCE)
    page.get_by_text("Kyoto").wait_for()


def test_the_first_screen_of_the_documentation(page, preview, tmp_path):
    file = tmp_path / "FirstScreen.swift"
    shutil.copy(ROOT / "docs" / "FirstScreen.swift", file)
    page.goto(preview(file).address)
    page.get_by_text("Kyoto").first.wait_for()
    file.write_text(file.read_text().replace("Kyoto", "Osaka"))
    page.get_by_text("Osaka").first.wait_for()


def test_a_page_that_opens_after_a_failed_build_says_so(page, preview, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE)
    running = preview(file)
    page.goto(running.address + "?device=iphone-se-3")
    page.get_by_text("Kyoto").wait_for()
    page.click("#source")
    page.get_by_text("final class CityController").first.wait_for()
    file.write_text(SOURCE.replace('"Kyoto"', "Kyoto"))
    page.wait_for_selector(".fault[data-kind='build']:not([hidden])")
    # Another visit displays the last screen, and the reason.
    page.reload()
    page.wait_for_selector(".fault[data-kind='build']:not([hidden])")
    assert "cannot find 'Kyoto' in scope" in page.locator(".fault pre").inner_text()
    page.wait_for_selector(".scene .node")
    file.write_text(SOURCE.replace("Kyoto", "Nara"))
    page.get_by_text("Nara").first.wait_for()
    page.wait_for_selector(".fault", state="hidden")


TABS = """import UIKit

final class Panel: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 70, height: 40))
  let label = UILabel(frame: CGRect(x: 120, y: 80, width: 200, height: 30))
  let segments = UISegmentedControl(items: ["Day", "Week", "Year"])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "VERSION off"
    toggle.accessibilityLabel = "Sound"
    toggle.addAction(UIAction { [unowned self] _ in
      label.text = "VERSION " + (toggle.isOn ? "on" : "off")
    }, for: .valueChanged)
    segments.frame = CGRect(x: 20, y: 140, width: 240, height: 32)
    segments.selectedSegmentIndex = 0
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 200, width: 320, height: 300), collectionViewLayout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    list.allowsMultipleSelection = true
    for part in [toggle, label, segments, list] as [UIView] { view.addSubview(part) }
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

final class Cell: UICollectionViewCell {
  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .red : .gray }
  }
}

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let screens = ["First", "Second"].map { title in
      let screen = Panel()
      screen.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return screen
    }
    viewControllers = screens
  }
}
"""

STATE = """() => ({
  selected: [...document.querySelectorAll('[aria-selected=true], [aria-current=true]')]
    .map((node) => node.getAttribute('aria-label')),
  red: [...document.querySelectorAll('.node[data-kind=cell]')].filter((cell) =>
    [...cell.querySelectorAll('.node')].some((node) =>
      getComputedStyle(node).backgroundColor === 'rgb(255, 0, 0)'))
    .map((cell) => +cell.dataset.item).sort(),
})"""


EXPLAINS_ITEM = "() => document.querySelector('.inspector pre').textContent.includes('item 2')"


def click(page, text):
    page.get_by_text(text, exact=True).first.wait_for()
    settle(page)
    box = page.get_by_text(text, exact=True).first.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_tabs_controls_and_selections_stay_in_the_next_build(page, preview, tmp_path):
    file = tmp_path / "Tabs.swift"
    file.write_text(TABS.replace("VERSION", "One"))
    running = preview(file, "Tabs")
    page.goto(running.address + "example/Tabs?device=iphone-se-3")
    page.get_by_text("One off").wait_for()
    click(page, "Second")
    page.get_by_text("One off").wait_for()
    settle(page)
    scene = page.locator(".scene").bounding_box()
    page.mouse.click(scene["x"] + 50, scene["y"] + 96)
    page.get_by_text("One on").wait_for()
    click(page, "Week")
    settle(page)
    for item in (1, 2):
        box = page.locator(f".node[data-kind=cell][data-item='{item}']").bounding_box()
        page.mouse.click(box["x"] + 30, box["y"] + 30)
    page.wait_for_function(f"() => ({STATE})().red.join() === '1,2'")
    settle(page)
    before = page.evaluate(STATE)
    page.click("#inspect")
    # The pane of the inspector moves the screen.
    settle(page)
    box = page.locator(".node[data-kind=cell][data-item='2']").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + 30)
    page.wait_for_function(EXPLAINS_ITEM)
    settle(page)
    # The user pauses before the next build.
    time.sleep(1)

    file.write_text(TABS.replace("VERSION", "Two"))
    page.get_by_text("Two on").wait_for()
    page.wait_for_function(f"() => ({STATE})().red.join() === '1,2'")
    settle(page)
    assert page.evaluate(STATE) == before
    # The inspector explains the same place of the new screen.
    page.wait_for_function(EXPLAINS_ITEM)


def test_a_page_that_goes_away_during_a_build_leaves_nothing(page, preview, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE)
    running = preview(file)
    page.goto(running.address)
    page.get_by_text("Kyoto").wait_for()
    file.write_text(SOURCE.replace("Kyoto", "Osaka"))
    time.sleep(0.3)
    page.goto("about:blank")
    deadline = time.monotonic() + 60
    while "Built again" not in running.process.stdout.readline():
        assert time.monotonic() < deadline
    while descendants(running.process.pid):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    page.goto(running.address)
    page.get_by_text("Osaka").wait_for()


def is_guard(pid):
    """Whether a process is the one that ends the others if the tool is killed."""
    try:
        return b"TESSERA_PROCESS_GUARD=1" in Path(f"/proc/{pid}/environ").read_bytes()
    except OSError:
        return False


def descendants(pid):
    """The processes that a tool has started, without its guard."""
    output = subprocess.run(
        ["ps", "-o", "pid=,stat=", "--ppid", str(pid)], capture_output=True, text=True).stdout
    rows = [line.split() for line in output.splitlines()]
    children = [int(child) for child, state in rows if not state.startswith("Z")]
    return [child for child in children if not is_guard(child)]


def test_a_second_preview_on_the_port_is_refused_and_the_first_goes_on(page, preview, tool, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE)
    running = preview(file)
    port = re.search(r":(\d+)/", running.address).group(1)
    second = subprocess.run(
        [tool, "preview", str(file), "--port", port], capture_output=True, text=True, timeout=120)
    assert second.returncode == 1
    assert second.stderr == (
        f"tessera: port {port} is in use; choose another port with --port, or any free port with "
        "--port 0\n")
    page.goto(running.address)
    page.get_by_text("Kyoto").wait_for()


def test_a_folder_of_the_cache_that_cannot_be_written_is_said(tool, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE)
    # A file in the place of the folder: not even the superuser writes into it.
    cache = tmp_path / "cache"
    cache.write_text("")
    answer = subprocess.run(
        [tool, "preview", str(file), "--port", "0"], capture_output=True, text=True, timeout=120,
        env={**os.environ, "TESSERA_CACHE": str(cache)})
    assert answer.returncode == 1
    assert answer.stderr == (
        f"tessera: The folder {cache} cannot be written; choose another one with TESSERA_CACHE.\n")


def test_a_build_that_never_ends_is_ended_with_the_preview(tool, tmp_path):
    file = tmp_path / "CityController.swift"
    file.write_text(SOURCE)
    compiler = tmp_path / "swiftc"
    compiler.write_text("#!/bin/sh\nsleep 1000 &\necho $! > \"$0.pid\"\nwait\n")
    compiler.chmod(0o755)
    process = subprocess.Popen(
        [tool, "preview", str(file), "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, env={**os.environ, "TESSERA_SWIFTC": str(compiler)})
    mark = tmp_path / "swiftc.pid"
    deadline = time.monotonic() + 60
    while not mark.exists() or not mark.read_text().strip():
        assert time.monotonic() < deadline
        time.sleep(0.1)
    process.terminate()
    process.wait(timeout=30)
    pid = mark.read_text().strip()
    while os.path.exists(f"/proc/{pid}") and "Z" not in open(f"/proc/{pid}/stat").read().split()[2]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


TOKENS = """import UIKit

final class TokenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UISearchTextField(frame: CGRect(x: 10, y: 100, width: 300, height: 44))
    field.text = "ab"
    field.tokens = ["Maria", "Photos"].map { UISearchToken(icon: nil, text: $0) }
    view.addSubview(field)
  }
}
"""


def test_the_delete_key_before_a_text_reaches_the_tokens(page, preview, tmp_path):
    file = tmp_path / "TokenController.swift"
    file.write_text(TOKENS)
    page.goto(preview(file).address)
    field = page.locator("input.field")
    field.click()
    page.keyboard.press("Home")
    tokens = "() => [...document.querySelectorAll('.scene .text')].map((node) => node.textContent)"
    page.keyboard.press("Backspace")
    settle(page)
    assert page.evaluate(tokens) == ["Maria", "Photos"], "the token is selected first"
    page.keyboard.press("Backspace")
    settle(page)
    assert page.evaluate(tokens) == ["Maria"]
    assert field.input_value() == "ab"
