import Foundation
import SceneRendering
import UIKit

/// The messages to a page besides patches of its scene: the announcement of the screen, claimed
/// touches, the state around the screen, copied texts, opened URLs, explanations and the log of
/// layouts.
@MainActor
final class PageOutbox {
  /// An announcement of a screen or of its new size.
  enum Announcement: String {
    case screen
    case size
  }

  /// The steps of layouts for the page.
  let log = SessionLog()
  /// The title of the entry that the page has opened.
  private let title: String
  private var announcement: Announcement?
  /// The size of the screen that the page displays.
  private var announcedSize: CGSize?
  private var announcedState: PageState?
  /// The URLs that the app opened, in order.
  private var openedURLs: [URL] = []
  /// The touches that the window has claimed from the page.
  private var claimedTouches: Set<Int> = []
  /// The point of the window to explain with the next message; `nil` for none.
  private var explainedPoint: CGPoint?

  /// Creates an outbox without messages.
  ///
  /// - Parameter title: The title of the entry that the page has opened.
  init(title: String) { self.title = title }

  /// Requests an announcement; the announcement of the screen includes its size.
  func announce(_ announcement: Announcement) {
    if self.announcement == nil || announcement == .screen { self.announcement = announcement }
  }

  /// Requests an explanation of the frame at a point of the window; `nil` to drop the request.
  func explain(_ point: CGPoint?) { explainedPoint = point }

  /// Returns the next message; `nil` if there is none.
  func nextMessage(about screen: ScreenWindow, sequence: Int) -> String? {
    if let announcedSize, screen.window.bounds.size != announcedSize { announce(.size) }
    if let announcement {
      self.announcement = nil
      return announce(announcement, screen, sequence: sequence)
    }
    return nextClaim(of: screen, sequence: sequence)
      ?? nextApplicationMessage(of: screen, sequence: sequence)
      ?? nextExplanation(on: screen, sequence: sequence) ?? log.takeMessage(sequence: sequence)
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

  /// The message for a changed state of the page, for a text that the app copied, or for a URL that
  /// it opened; `nil` if there is none.
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
    if let text = screen.scene.takeCopiedText() {
      return JSONText.object([
        ("type", JSONText.string("copy")), ("sequence", String(sequence)),
        ("text", JSONText.string(text)),
      ])
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

  /// Returns the state around a screen.
  private func state(of screen: ScreenWindow) -> PageState {
    let name = screen.scene.title ?? ""
    let application = screen.scene.application
    return PageState(
      title: name.isEmpty ? title : name,
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
      announcedState = PageState(title: title, controllers: displayedClasses(of: screen))
    }
    announcedState?.bars = screen.window.deviceBars
    let safeArea = screen.window.safeAreaInsets
    return JSONText.object(
      [
        ("type", JSONText.string(announcement.rawValue)),
        ("version", String(ClientMessage.version)),
        ("sequence", String(sequence)),
        ("title", JSONText.string(title)),
        ("size", JSONText.numbers(size.width, size.height)),
        (
          "safeArea", JSONText.numbers(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right)
        ),
        ("scale", NumberText.shortest(screen.device.scale)),
      ] + (names.map { [("controllers", JSONText.list($0.map(JSONText.string)))] } ?? [])
        + (announcedState?.barMembers ?? []))
  }
}
