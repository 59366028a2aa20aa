"""Videos and sounds, which the page plays."""

from helpers import settle
from test_preview import preview  # noqa: F401

SOURCE = """import AVFoundation
import UIKit

/// A sound of twenty seconds of silence, with buttons.
final class SoundController: UIViewController {
  let player = AVPlayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    player.replaceCurrentItem(with: AVPlayerItem(url: sound()))
    add("Play", 100) { [player] in player.play() }
    add("Pause", 150) { [player] in player.pause() }
    add("Skip", 200) { [player] in player.seek(to: player.currentTime() + CMTime(value: 10, timescale: 1)) }
  }

  func add(_ title: String, _ y: CGFloat, action: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    view.addSubview(button)
  }

  func sound() -> URL {
    let count = 160_000
    var data = Data("RIFF".utf8)
    func add(_ value: Int, _ bytes: Int) {
      for index in 0..<bytes { data.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }
    add(36 + count, 4)
    data += Data("WAVEfmt ".utf8)
    for (value, bytes) in [(16, 4), (1, 2), (1, 2), (8000, 4), (8000, 4), (1, 2), (8, 2)] {
      add(value, bytes)
    }
    data += Data("data".utf8)
    add(count, 4)
    data += Data(repeating: 128, count: count)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".wav")
    try? data.write(to: file)
    return file
  }
}
"""

SOUND = "() => { const one = document.querySelector('.media'); return one && %s; }"


def test_a_sound_is_played_paused_and_moved(preview, page, tmp_path):  # noqa: F811
    source = tmp_path / "SoundController.swift"
    source.write_text(SOURCE)
    page.goto(preview(source).address)
    play = page.get_by_role("button", name="Play", exact=True)
    play.wait_for()
    settle(page)
    assert page.locator(".media").count() == 0
    play.click()
    # The position in the element passes one second: the browser plays the file.
    page.wait_for_function(SOUND % "one.tagName === 'AUDIO' && !one.paused && one.currentTime > 1")
    page.get_by_role("button", name="Skip", exact=True).click()
    page.wait_for_function(SOUND % "one.currentTime > 10")
    page.get_by_role("button", name="Pause", exact=True).click()
    page.wait_for_function("() => !document.querySelector('.media')")
    play.click()
    page.wait_for_function(SOUND % "!one.paused && one.currentTime > 10")
    answers = page.evaluate(
        """async () => {
          const { src } = document.querySelector('.media');
          const answer = await fetch(src, { headers: { Range: 'bytes=0-43' } });
          return [answer.status, answer.headers.get('Content-Range'),
                  (await answer.arrayBuffer()).byteLength];
        }""")
    assert answers == [206, "bytes 0-43/160044", 44]


def test_a_paused_screen_pauses_its_sound(preview, page, tmp_path):  # noqa: F811
    source = tmp_path / "SoundController.swift"
    source.write_text(SOURCE)
    page.goto(preview(source).address)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(SOUND % "!one.paused && one.currentTime > 0.5")
    page.click("#pause")
    page.wait_for_function(SOUND % "one.paused")
    stopped = page.evaluate(SOUND % "one.currentTime")
    page.click("#pause")
    page.wait_for_function(SOUND % f"!one.paused && one.currentTime > {stopped}")
