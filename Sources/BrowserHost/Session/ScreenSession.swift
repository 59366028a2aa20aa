import Foundation
import SceneRendering
import UIKit

/// One screen for one page: a window with a view controller of its own, and what the page was sent.
@MainActor
final class ScreenSession {
  private let entry: GalleryEntry
  private let now: () -> TimeInterval
  private var beginning: TimeInterval = 0
  private var screen: ScreenWindow?
  private var pendingAnnouncement: Announcement?
  private var shown = Scene(size: .zero)
  private let builder = SceneBuilder()
  /// Whether the page did something that ``shown`` notes since the last scene.
  private var pageChanged = false
  /// The last message that put a container somewhere, by container, until the page has drawn it.
  private var movesUnderWay: [Int: Int] = [:]

  private enum Announcement: String {
    case screen
    case size
  }

  /// - Parameter now: the time in seconds, by which animations run.
  init(entry: GalleryEntry, now: @escaping () -> TimeInterval = ScreenSession.systemTime) {
    self.entry = entry
    self.now = now
  }

  /// A time that runs on evenly.
  nonisolated static func systemTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Moves the time of the screen on, to the present.
  private func keepTime(of screen: ScreenWindow) {
    screen.makeCurrent()
    screen.window.animationClock.advance(to: now() - beginning)
  }

  // MARK: From the page

  /// Does what a message says.
  func receive(_ message: ClientMessage) throws(ProtocolViolation) {
    if case .ready(let ready) = message {
      guard screen == nil else { throw .refused("A ready message was received already.") }
      beginning = now()
      screen = try makeScreen(ready)
      pendingAnnouncement = .screen
      return
    }
    guard let screen else { throw .refused("The first message must be a ready message.") }
    keepTime(of: screen)
    switch message {
    case .resize(let size):
      if screen.resize(to: size), pendingAnnouncement == nil { pendingAnnouncement = .size }
    case .appearance(let isDark): screen.setAppearance(isDark: isDark)
    case .scroll(let id, let offset, let isResting):
      scroll(id, to: offset, isResting: isResting, in: screen)
    case .tap(let point): screen.tap(at: point)
    case .touch(let id, let point, let isOver):
      screen.touch(id, at: point, isOver: isOver)
    case .edit(let id, let text): edit(id, text: text, in: screen)
    case .focus(let id, let isFocused): focus(id, isFocused: isFocused, in: screen)
    case .submit(let id): screen.view(withID: id)?.handle(.submit)
    case .acknowledge(let sequence):
      movesUnderWay = movesUnderWay.filter { $0.value > sequence }
    case .ready: break
    }
  }

  private func makeScreen(
    _ ready: ClientMessage.Ready
  ) throws(ProtocolViolation) -> ScreenWindow {
    guard let name = ready.device else {
      let device = Device.custom(size: ready.size, scale: ready.scale)
      return ScreenWindow(
        showing: entry.make, on: device, orientation: .portrait, isDark: ready.isDark)
    }
    guard let device = Device.named(name) else {
      throw .refused("There is no device called “\(name.prefix(80))”.")
    }
    return ScreenWindow(
      showing: entry.make, on: device, orientation: ready.isLandscape ? .landscape : .portrait,
      isDark: ready.isDark)
  }

  /// Moves a scroll view to where the page has scrolled it. What the page shows is noted, so that
  /// the offset is only sent back where the program wants another one. A difference below a point
  /// is rounding, and is left alone while the user scrolls.
  ///
  /// The page speaks of offsets as scenes do, with the zero of mirrored content at its right end; they are
  /// converted here and nowhere else.
  ///
  /// What the page said before it drew that the program put the container elsewhere is over, but for
  /// whether the user let go of it.
  private func scroll(_ id: Int, to offset: CGPoint, isResting: Bool, in screen: ScreenWindow) {
    guard let index = shown.nodes.firstIndex(where: { $0.id == id }),
      shown.nodes[index].scroll != nil, let view = screen.view(withID: id)
    else { return }
    guard movesUnderWay[id] == nil else {
      if isResting {
        view.handle(.scroll(to: view.originAsShown(view.bounds), isResting: true))
      }
      return
    }
    view.handle(.scroll(to: offset, isResting: isResting))
    let actual = view.originAsShown(view.bounds)
    let isRounding = abs(actual.x - offset.x) < 1 && abs(actual.y - offset.y) < 1
    shown.nodes[index].scroll?.offset = isRounding ? actual : offset
    pageChanged = pageChanged || !isRounding
  }

  /// Delivers the text that the user typed. The text that the page shows is recorded, so that a text is
  /// sent only if the program sets another one.
  private func edit(_ id: Int, text: String, in screen: ScreenWindow) {
    guard let view = screen.view(withID: id) else { return }
    note(id) { $0.text = text }
    view.handle(.edit(text: text))
  }

  private func focus(_ id: Int, isFocused: Bool, in screen: ScreenWindow) {
    guard let view = screen.view(withID: id) else { return }
    note(id) { $0.isFocused = isFocused }
    view.handle(.focus(isFocused))
  }

  /// Notes what the page shows in an input by what the user did.
  private func note(_ id: Int, _ change: (inout SceneInput) -> Void) {
    guard let index = shown.nodes.firstIndex(where: { $0.id == id }),
      var input = shown.nodes[index].input
    else { return }
    change(&input)
    pageChanged = true
    shown.nodes[index].input = input
  }

  // MARK: To the page

  /// The next message; nil where the page shows everything.
  func nextMessage(sequence: Int) -> String? {
    guard let screen else { return nil }
    keepTime(of: screen)
    if let announcement = pendingAnnouncement {
      pendingAnnouncement = nil
      return announce(announcement, screen, sequence: sequence)
    }
    if !pageChanged, builder.isCurrent(screen.window) { return nil }
    screen.prepareAhead()
    let scene = builder.scene(playing: screen.window)
    pageChanged = false
    let patch = ScenePatch(from: shown, to: scene)
    lastWork = patch.work
    guard !patch.isEmpty else { return nil }
    // A container that the page does not know yet cannot have been scrolled before it is drawn.
    for id in patch.scrolled where shown.nodes.contains(where: { $0.id == id && $0.scroll != nil })
    {
      movesUnderWay[id] = sequence
    }
    shown = scene
    return "{\"type\":\"patch\",\"sequence\":\(sequence),\(patch.json)}"
  }

  private func announce(
    _ announcement: Announcement, _ screen: ScreenWindow, sequence: Int
  ) -> String {
    let size = screen.window.bounds.size
    let safeArea = screen.window.safeAreaInsets
    return JSONText.object([
      ("type", JSONText.string(announcement.rawValue)),
      ("version", String(ClientMessage.version)),
      ("sequence", String(sequence)),
      ("title", JSONText.string(entry.title)),
      ("size", JSONText.numbers(size.width, size.height)),
      ("safeArea", JSONText.numbers(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right)),
      ("scale", NumberText.shortest(screen.device.scale)),
    ])
  }

  /// Counts of the work for the last patch.
  private(set) var lastWork = ScenePatch.Work()

  /// Counts of scenes and of views that were read for the last one.
  var sceneWork: (scenes: Int, viewsRead: Int) { (builder.sceneCount, builder.readCount) }

  /// The identity of the first container that the page shows; nil if there is none.
  var firstContainer: Int? { shown.nodes.first { $0.scroll != nil }?.id }

  /// Whether anything moves by itself on the screen.
  var isMoving: Bool { screen?.window.animationClock.isBusy ?? false }

  /// Lets the view controller go.
  func end() {
    screen?.close()
    screen = nil
  }
}
