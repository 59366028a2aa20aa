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
  private let log = SessionLog()
  private var screen: ScreenWindow?
  private var pendingAnnouncement: Announcement?
  private var shown = Scene(size: .zero)
  private let builder = SceneBuilder()
  /// A Boolean value that indicates whether the page reported a change of ``shown`` since the last
  /// scene.
  private var pageChanged = false
  /// The last message that moved a container, by container, until the page has drawn it.
  private var movesUnderWay: [Int: Int] = [:]
  /// The size and the title of the screen that the page displays.
  private var announcedSize: CGSize?
  private var announcedState: PageState?
  /// The URLs that the app opened, in order.
  private var openedURLs: [URL] = []
  /// The touches that the window has claimed from the page.
  private var claimedTouches: Set<Int> = []
  /// The point of the window to explain with the next message; `nil` for none.
  private var explainedPoint: CGPoint?
  /// What the user has changed here and in an earlier screen.
  private var restoration: StateRestoration
  /// The number of messages of the user that changed ``state``.
  private(set) var stateRevision = 0

  /// The time after which a state that finds no place is dropped.
  private static let restorationTime: TimeInterval = 3

  private enum Announcement: String {
    case screen
    case size
  }

  /// The state of the page around the screen.
  private struct PageState: Equatable {
    /// The name of the screen.
    var title: String
    /// The number on the icon of the app.
    var badge = 0
    /// A Boolean value that indicates whether the device stays on without touches.
    var staysAwake = false
    /// The bars of the device; `nil` for a screen that is none of a device.
    var bars: DeviceBars?

    /// The members of a message for the bars.
    @MainActor var barMembers: [(String, String)] {
      let image = bars.map { SVGRenderer().render(Scene.deviceBars($0)) }
      return [
        ("bars", JSONText.string(image ?? "")),
        ("barAnimation", JSONText.string("\(bars?.animation ?? .none)")),
      ]
    }
    /// The classes of the displayed view controllers, from the innermost one.
    var controllers: [ObjectIdentifier] = []
  }

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
      pendingAnnouncement = .screen
      return
    }
    guard let screen else { throw .refused("The first message must be a ready message.") }
    keepTime(of: screen)
    if message.isInput { restoration.end() }
    if message.mayChangeValues { stateRevision += 1 }
    switch message {
    case .configure(let ready):
      screen.configure(try settings(ready), settings: ready.settings)
      if pendingAnnouncement == nil { pendingAnnouncement = .size }
    case .resize(let size):
      if screen.resize(to: size), pendingAnnouncement == nil { pendingAnnouncement = .size }
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
    case .focus(let id, let isFocused, let number):
      focus(id, isFocused: isFocused, number: number, in: screen)
    case .activate(let id): screen.window.element(withID: id)?.activateByUser()
    case .action(let id, let index):
      screen.window.element(withID: id)?.performCustomAction(at: index)
    case .submit(let id): screen.view(withID: id)?.handle(.submit)
    case .acknowledge(let sequence):
      movesUnderWay = movesUnderWay.filter { $0.value > sequence }
    case .inspect(let point): explainedPoint = point
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
    guard let index = shown.nodes.firstIndex(where: { $0.id == id }),
      shown.nodes[index].isScrollArea, let view = screen.view(withID: id)
    else { return }
    if restoration.noteScroll(of: id) || isResting { stateRevision += 1 }
    guard movesUnderWay[id] == nil else {
      if isResting {
        view.handle(.scroll(to: view.originAsShown(view.bounds), isResting: true))
        expectScroll(of: id, at: offset, isResting: true, in: view)
      }
      return
    }
    view.handle(.scroll(to: offset, isResting: isResting))
    expectScroll(of: id, at: offset, isResting: isResting, in: view)
    let actual = view.originAsShown(view.bounds)
    let isRounding = abs(actual.x - offset.x) < 1 && abs(actual.y - offset.y) < 1
    shown.nodes[index].scroll?.offset = isRounding ? actual : offset
    pageChanged = pageChanged || !isRounding
  }

  /// Has the content prepared that a scroll is about to reach, and all around it after the scroll.
  private func expectScroll(of id: Int, at offset: CGPoint, isResting: Bool, in view: UIView) {
    let forecast = forecasts.note(
      offset, isResting: isResting, of: id, size: view.bounds.size, at: now())
    if view.handle(.expectScroll(forecast)), isResting { pageChanged = true }
  }

  /// Delivers the text that the user typed. The page's text is recorded, so that the server sends a
  /// text only if the program sets another one.
  ///
  /// The page reports a long text by the replacement of a range. If it replaced a range of an
  /// earlier text, which the program has changed since, the page gets the program's text.
  private func edit(_ id: Int, _ edit: ClientMessage.Edit, in screen: ScreenWindow) {
    guard let input = shown.nodes.first(where: { $0.id == id })?.input else { return }
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
    note(id, change)
    view.handle(event)
  }

  private func focus(_ id: Int, isFocused: Bool, number: Int, in screen: ScreenWindow) {
    guard let element = screen.window.element(withID: id) else { return }
    note(id) {
      $0.isFocused = isFocused
      $0.revision = number
    }
    screen.window.deliverFocus(isFocused, of: element, number: number)
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

  private func note(_ id: Int, _ change: (inout SceneInput) -> Void) {
    guard let index = shown.nodes.firstIndex(where: { $0.id == id }),
      var input = shown.nodes[index].input
    else { return }
    change(&input)
    pageChanged = true
    shown.nodes[index].input = input
  }

  // MARK: To the page

  /// Returns the next message; `nil` if the page is up to date.
  func nextMessage(sequence: Int) -> String? {
    guard let screen else { return nil }
    keepTime(of: screen)
    if let announcedSize, screen.window.bounds.size != announcedSize, pendingAnnouncement == nil {
      pendingAnnouncement = .size
    }
    if let announcement = pendingAnnouncement {
      pendingAnnouncement = nil
      return announce(announcement, screen, sequence: sequence)
    }
    if let claim = nextClaim(of: screen, sequence: sequence) { return claim }
    if let message = nextApplicationMessage(of: screen, sequence: sequence) { return message }
    if let message = nextExplanation(on: screen, sequence: sequence) { return message }
    if let message = log.takeMessage(sequence: sequence) { return message }
    let notices = screen.window.takeAccessibilityNotices()
    if !pageChanged, notices.isEmpty, builder.isCurrent(screen.window) { return nil }
    restoreState(of: screen)
    screen.prepareAhead()
    let scene = builder.scene(playing: screen.window)
    pageChanged = false
    let patch = ScenePatch(from: shown, to: scene)
    lastWork = patch.work
    guard !patch.isEmpty || !notices.isEmpty else { return nil }
    images.add(patch.images)
    // The page cannot have scrolled a container before it is drawn for the first time.
    for id in patch.scrolled where shown.nodes.contains(where: { $0.id == id && $0.isScrollArea }) {
      movesUnderWay[id] = sequence
    }
    shown = scene
    return "{\"type\":\"patch\",\"sequence\":\(sequence),\(patch.json)\(members(of: notices))}"
  }

  /// The members of a patch for notifications to assistive technology.
  private func members(of notices: [AccessibilityNotice]) -> String {
    var texts: [String] = []
    var focus: Int?
    for notice in notices {
      switch notice {
      case .announcement(let text): texts.append(JSONText.string(text))
      case .focus(let element): focus = element?.accessibilityID
      }
    }
    return (texts.isEmpty ? "" : ",\"announcements\":\(JSONText.list(texts))")
      + (focus.map { ",\"focus\":\($0)" } ?? "")
  }

  /// The message that names the touches with which a gesture has begun, so that the page does not
  /// scroll with them; `nil` if there are no new ones.
  private func nextClaim(of screen: ScreenWindow, sequence: Int) -> String? {
    let claimed = screen.window.claimedTouches
    let isNew = !claimed.isSubset(of: claimedTouches)
    claimedTouches = claimed
    guard isNew else { return nil }
    return JSONText.object([
      ("type", JSONText.string("claim")), ("sequence", String(sequence)),
      ("touches", "[" + claimed.sorted().map(String.init).joined(separator: ",") + "]"),
    ])
  }

  /// The message for a changed state of the page, or for a URL that the app opened; `nil` if there
  /// is none.
  private func nextApplicationMessage(of screen: ScreenWindow, sequence: Int) -> String? {
    let state = state(of: screen)
    if state != announcedState {
      announcedState = state
      return JSONText.object(
        [
          ("type", JSONText.string("page")), ("sequence", String(sequence)),
          ("title", JSONText.string(state.title)), ("badge", String(state.badge)),
          ("awake", String(state.staysAwake)),
          ("controllers", JSONText.list(controllerNames(of: screen).map(JSONText.string))),
        ] + state.barMembers)
    }
    openedURLs += screen.scene.takeOpenedURLs()
    guard !openedURLs.isEmpty else { return nil }
    return JSONText.object([
      ("type", JSONText.string("open")), ("sequence", String(sequence)),
      ("url", JSONText.string(openedURLs.removeFirst().absoluteString)),
    ])
  }

  /// The message with the reasons for the frame at the point that the page has named last; `nil` if
  /// it has named none.
  private func nextExplanation(on screen: ScreenWindow, sequence: Int) -> String? {
    guard let point = explainedPoint else { return nil }
    explainedPoint = nil
    let explanation = screen.window.explanation(at: point)
    return JSONText.object([
      ("type", JSONText.string("explanation")), ("sequence", String(sequence)),
      ("text", JSONText.string(explanation?.text ?? "")),
      // Values of numbers and texts always have JSON.
      ("record", explanation.flatMap { try? SortedJSON.line(of: $0) } ?? "null"),
    ])
  }

  /// Begins or ends the log of the layouts on the screen.
  private func setLogging(_ isOpen: Bool, of screen: ScreenWindow) {
    log.setOpen(isOpen) { [weak self] in
      self.map { $0.clock.time(at: $0.now()) } ?? 0
    } accepts: { [weak screen] view in
      view.window != nil && view.window === screen?.window
    }
  }

  private func state(of screen: ScreenWindow) -> PageState {
    let name = screen.scene.title ?? ""
    let application = screen.scene.application
    return PageState(
      title: name.isEmpty ? entry.title : name,
      badge: max(application.applicationIconBadgeNumber, 0),
      staysAwake: application.isIdleTimerDisabled, bars: screen.window.deviceBars,
      controllers: displayedClasses(of: screen))
  }

  /// The classes of the displayed view controllers, from the innermost one.
  private func displayedClasses(of screen: ScreenWindow) -> [ObjectIdentifier] {
    screen.window.displayedControllers.map { ObjectIdentifier(type(of: $0)) }
  }

  /// The names of the classes of the displayed view controllers, from the innermost one.
  private func controllerNames(of screen: ScreenWindow) -> [String] {
    screen.window.displayedControllers.map { String(describing: type(of: $0)) }
  }

  private func announce(
    _ announcement: Announcement, _ screen: ScreenWindow, sequence: Int
  ) -> String {
    let size = screen.window.bounds.size
    announcedSize = size
    let names = announcement == .screen ? controllerNames(of: screen) : nil
    if announcement == .screen {
      announcedState = PageState(title: entry.title, controllers: displayedClasses(of: screen))
    }
    announcedState?.bars = screen.window.deviceBars
    let safeArea = screen.window.safeAreaInsets
    return JSONText.object(
      [
        ("type", JSONText.string(announcement.rawValue)),
        ("version", String(ClientMessage.version)),
        ("sequence", String(sequence)),
        ("title", JSONText.string(entry.title)),
        ("size", JSONText.numbers(size.width, size.height)),
        (
          "safeArea", JSONText.numbers(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right)
        ),
        ("scale", NumberText.shortest(screen.device.scale)),
      ] + (names.map { [("controllers", JSONText.list($0.map(JSONText.string)))] } ?? [])
        + (announcedState?.barMembers ?? []))
  }

  // MARK: State

  /// What the user has changed.
  ///
  /// - Complexity: O(n) in the number of views.
  var state: ScreenState {
    guard let screen else { return restoration.pending ?? ScreenState() }
    return restoration.state(of: shown, in: screen.window)
  }

  /// Takes over the state of an earlier screen, as far as it is not taken over yet.
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
  var firstContainer: Int? { shown.nodes.first { $0.isScrollArea }?.id }

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
    if log.isOpen { log.setOpen(false) }
    screen?.close()
    screen = nil
  }
}
