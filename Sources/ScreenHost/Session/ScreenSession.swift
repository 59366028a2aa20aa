import Foundation
import SceneRendering
import UIKit

/// One screen for one page: a window with its own view controller, and the scene that the page
/// displays.
@MainActor
final class ScreenSession {
  private let entry: GalleryEntry
  private let images: ImageStore
  private let now: () -> TimeInterval
  private var beginning: TimeInterval = 0
  private var clock = SessionClock(at: 0)
  private var forecasts = ScrollForecasts()
  private var screen: ScreenWindow?
  /// The state of the page.
  private var page = PageMirror()
  private let outbox: PageOutbox
  private let builder = SceneBuilder()
  /// The changes of the user, here and in an earlier screen.
  private var restoration: StateRestoration
  /// The number of messages of the user that changed ``state``.
  private(set) var stateRevision = 0

  /// The time after which a state that finds no place is dropped.
  private static let restorationTime: TimeInterval = 3

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - images: The store in which the page finds the pictures that messages name.
  ///   - state: The state to take over from an earlier screen.
  ///   - now: A closure that returns the time in seconds, for animations.
  init(
    entry: GalleryEntry, images: ImageStore = ImageStore(), state: ScreenState? = nil,
    now: @escaping () -> TimeInterval = ScreenSession.systemTime
  ) {
    self.entry = entry
    self.images = images
    self.now = now
    outbox = PageOutbox(title: entry.title)
    restoration = StateRestoration(of: state)
  }

  /// Returns a monotonic time.
  nonisolated static func systemTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Advances the clock of the screen to the current time.
  private func keepTime(of screen: ScreenWindow) {
    screen.makeCurrent()
    screen.window.animationClock.advance(to: clock.time(at: now()))
  }

  // MARK: From the page

  /// Handles a message.
  func receive(_ message: ClientMessage) throws(ProtocolViolation) {
    if case .ready(let ready) = message {
      guard screen == nil else { throw .refused("A ready message was received already.") }
      beginning = now()
      clock = SessionClock(at: beginning)
      screen = try makeScreen(ready)
      outbox.announce(.screen)
      return
    }
    guard let screen else { throw .refused("The first message must be a ready message.") }
    keepTime(of: screen)
    if message.isInput { restoration.end() }
    if message.mayChangeValues { stateRevision += 1 }
    switch message {
    case .configure(let ready):
      screen.configure(try settings(ready), settings: ready.settings)
      outbox.announce(.size)
    case .resize(let size):
      if screen.resize(to: size) { outbox.announce(.size) }
    case .appearance(let isDark): screen.setAppearance(isDark: isDark)
    case .scroll(let id, let offset, let isResting):
      scroll(id, to: offset, isResting: isResting, in: screen)
    case .touch(let touch, let modifierFlags, let buttons):
      screen.window.deliver([touch], modifierFlags: modifierFlags, buttonMask: buttons)
    case .hover(let point, let modifierFlags):
      screen.window.deliverHover(at: point, modifierFlags: modifierFlags)
    case .wheel(let wheel, let modifierFlags):
      screen.window.deliver(wheel, modifierFlags: modifierFlags)
    case .key(let key, let id): deliver(key, at: id, in: screen)
    case .edit(let id, let edit): self.edit(id, edit, in: screen)
    case .select(let id, let range, let number):
      send(.select(range: range, number: number), to: id, in: screen) {
        $0.selection = Range(range)
        $0.revision = number
      }
    case .focus(let id, let isFocused, let number, let follows):
      focus(id, isFocused: isFocused, number: number, follows: follows, in: screen)
    case .activate(let id): screen.window.element(withID: id)?.activateByUser()
    case .action(let id, let index):
      screen.window.element(withID: id)?.performCustomAction(at: index)
    case .submit(let id): screen.view(withID: id)?.handle(.submit)
    case .acknowledge(let sequence): page.acknowledge(sequence)
    case .inspect(let point): outbox.explain(point)
    case .clock(let rate): clock.setRate(rate, at: now())
    case .step(let count): if clock.rate == 0 { clock.step(by: count) }
    case .log(let isOpen): setLogging(isOpen, of: screen)
    case .ready, .restart: break
    }
  }

  private func makeScreen(
    _ ready: ClientMessage.Ready
  ) throws(ProtocolViolation) -> ScreenWindow {
    ScreenWindow(of: entry, on: try settings(ready), settings: ready.settings)
  }

  private func settings(
    _ ready: ClientMessage.Ready
  ) throws(ProtocolViolation) -> SceneSettings {
    let device: Device
    if let name = ready.device {
      guard let named = Device.named(name) else {
        throw .refused("There is no device called “\(name.prefix(80))”.")
      }
      device = named
    } else {
      device = Device.custom(size: ready.size, scale: ready.scale)
    }
    return SceneSettings(
      device: device,
      orientation: ready.device != nil && ready.isLandscape ? .landscape : .portrait,
      style: ready.isDark ? .dark : .light, user: ready.traits, playsAnimations: true)
  }

  /// Scrolls a scroll view to the page's offset. That offset is recorded, so that the server sends
  /// the offset only if the program changes it. A difference below one point is a rounding error,
  /// and is ignored while the user scrolls.
  ///
  /// The page uses offsets in the terms of scenes, with the zero of mirrored content at its right
  /// end; they are converted only here.
  ///
  /// A report from before the page drew the program's own move of the container is ignored, except
  /// whether the user has released it.
  private func scroll(_ id: Int, to offset: CGPoint, isResting: Bool, in screen: ScreenWindow) {
    guard page.hasContainer(id), let view = screen.view(withID: id) else { return }
    if restoration.noteScroll(of: id) || isResting { stateRevision += 1 }
    guard !page.awaitsMove(of: id) else {
      if isResting {
        view.handle(.scroll(to: view.originAsShown(view.bounds), isResting: true))
        expectScroll(of: id, at: offset, isResting: true, in: view)
      }
      return
    }
    view.handle(.scroll(to: offset, isResting: isResting))
    expectScroll(of: id, at: offset, isResting: isResting, in: view)
    page.recordScroll(of: id, to: offset, taken: view.originAsShown(view.bounds))
  }

  /// Prefetches content ahead of a scroll, and on all sides once it ends.
  private func expectScroll(of id: Int, at offset: CGPoint, isResting: Bool, in view: UIView) {
    let forecast = forecasts.note(
      offset, isResting: isResting, of: id, size: view.bounds.size, at: now())
    if view.handle(.expectScroll(forecast)), isResting { page.invalidate() }
  }

  /// Delivers the text that the user typed. The page's text is recorded, so that the server sends a
  /// text only if the program sets another one.
  ///
  /// The page reports a long text by the replacement of a range. If it replaced a range of an
  /// earlier text, which the program has changed since, the page gets the program's text.
  private func edit(_ id: Int, _ edit: ClientMessage.Edit, in screen: ScreenWindow) {
    guard let input = page.input(id) else { return }
    guard let text = edit.applied(to: input.text) else {
      let selection = NSRange(input.selection ?? 0..<0)
      send(.select(range: selection, number: edit.number), to: id, in: screen) {
        $0.revision = -1
      }
      return
    }
    restoration.noteEdit(of: id)
    stateRevision += 1
    let change = HostEdit(text, selection: edit.selection, number: edit.number)
    send(.edit(change), to: id, in: screen) {
      $0.text = text
      if let selection = edit.selection { $0.selection = Range(selection) }
      $0.revision = edit.number
    }
  }

  /// Records a change of an input by the user in the page's scene, and delivers it.
  private func send(
    _ event: HostEvent, to id: Int, in screen: ScreenWindow,
    recording change: (inout SceneInput) -> Void
  ) {
    guard let view = screen.view(withID: id) else { return }
    page.changeInput(id, change)
    view.handle(event)
  }

  private func focus(
    _ id: Int, isFocused: Bool, number: Int, follows: Bool, in screen: ScreenWindow
  ) {
    guard let element = screen.window.element(withID: id) else { return }
    page.changeInput(id) {
      $0.isFocused = isFocused
      $0.revision = number
    }
    screen.window.deliverFocus(isFocused, of: element, number: number, follows: follows)
  }

  /// Delivers a key, to the element that the page's keyboard is at.
  private func deliver(_ key: HostKey?, at id: Int?, in screen: ScreenWindow) {
    guard let key else { return }
    if let element = id.flatMap(screen.window.element) {
      screen.window.deliver(key, at: element)
    } else {
      screen.window.deliver(key)
    }
  }

  // MARK: To the page

  /// Returns the next message; `nil` if the page is up to date.
  func nextMessage(sequence: Int) -> String? {
    guard let screen else { return nil }
    keepTime(of: screen)
    if let message = outbox.nextMessage(about: screen, sequence: sequence) { return message }
    let notices = screen.window.takeAccessibilityNotices()
    if !page.isOutdated, notices.isEmpty, builder.isCurrent(screen.window) { return nil }
    restoreState(of: screen)
    screen.prepareAhead()
    let scene = builder.scene(playing: screen.window)
    let patch = page.patch(to: scene)
    lastWork = patch.work
    guard !patch.isEmpty || !notices.isEmpty else { return nil }
    images.add(patch.images)
    images.add(patch.media)
    page.send(patch, to: scene, sequence: sequence)
    var json = JSONWriter()
    json.object { json in
      json.name("type")
      json.string("patch")
      json.name("sequence")
      json.integer(sequence)
      patch.write(to: &json)
      write(notices, to: &json)
    }
    return json.text
  }

  /// Writes the members of a patch for notifications to assistive technology.
  private func write(_ notices: [AccessibilityNotice], to json: inout JSONWriter) {
    var texts: [String] = []
    var focus: Int?
    for notice in notices {
      switch notice {
      case .announcement(let text): texts.append(text)
      case .focus(let element): focus = element?.accessibilityID
      }
    }
    if !texts.isEmpty {
      json.name("announcements")
      json.list { json in
        for text in texts { json.string(text) }
      }
    }
    if let focus {
      json.name("focus")
      json.integer(focus)
    }
  }

  /// Begins or ends the log of the layouts on the screen.
  private func setLogging(_ isOpen: Bool, of screen: ScreenWindow) {
    outbox.log.setOpen(isOpen) { [weak self] in
      self.map { $0.clock.time(at: $0.now()) } ?? 0
    } accepts: { [weak screen] view in
      view.window != nil && view.window === screen?.window
    }
  }

  // MARK: State

  /// The changes of the user.
  ///
  /// - Complexity: O(n) in the number of views.
  var state: ScreenState {
    guard let screen else { return restoration.pending ?? ScreenState() }
    return restoration.state(of: page.scene, in: screen.window)
  }

  /// Restores the rest of the previous screen's state.
  ///
  /// Values that do not fit yet are tried again with the next messages, for a time: apps load
  /// content late.
  private func restoreState(of screen: ScreenWindow) {
    guard !restoration.isComplete else { return }
    restoration.restore(in: screen.window)
    if now() - beginning > Self.restorationTime { restoration.end() }
  }

  /// Counts of the work for the last patch.
  private(set) var lastWork = ScenePatch.Work()

  /// Counts of scenes, and of views read for the last one.
  var sceneWork: (scenes: Int, viewsRead: Int) { (builder.sceneCount, builder.readCount) }

  /// The identity of the first container that the page displays; `nil` if there is none.
  var firstContainer: Int? { page.firstContainer }

  /// A Boolean value that indicates whether content scrolls by itself.
  var isScrolling: Bool { screen?.window.animationClock.isScrolling ?? false }

  /// A Boolean value that indicates whether anything on the screen moves to an end, or waits for a
  /// time.
  var isMoving: Bool {
    guard let clock = screen?.window.animationClock else { return false }
    if !restoration.isComplete { return true }
    return clock.needsFrames || clock.hasTimers || clock.hasFrameLinks
  }

  /// The reason to close the connection: another page displays the only scene of the app; `nil` for
  /// none.
  var refusal: ProtocolViolation? {
    screen?.isTaken == true ? .refused("Another page displays \(entry.title) now.") : nil
  }

  /// Releases the view controller.
  func end() {
    if outbox.log.isOpen { outbox.log.setOpen(false) }
    screen?.close()
    screen = nil
  }
}
