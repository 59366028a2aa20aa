import Foundation
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// A session with a page that responds immediately.
@MainActor
final class SessionHarness {
  let session: ScreenSession
  private(set) var page = PageModel()
  private(set) var lastPatch: [String: Any] = [:]
  private(set) var controller: ListViewController?
  private var sequence = 0
  private let box: Box

  init(
    rowCount: Int = 1000, device: String? = "iphone-15", indexTitles: [String]? = nil
  ) throws {
    let box = Box()
    session = ScreenSession(
      entry: GalleryEntry(name: "list", title: "List", summary: "") {
        let controller = ListViewController(rowCount: rowCount, indexTitles: indexTitles)
        box.controller = controller
        return controller
      }, now: { box.now })
    self.box = box
    try session.receive(
      .ready(
        .init(
          device: device, isLandscape: false, size: CGSize(width: 500, height: 700), scale: 2,
          isDark: false)))
    controller = box.controller
    try drain()
  }

  @MainActor private final class Box {
    weak var controller: ListViewController?
    var now: TimeInterval = 0
  }

  /// Applies every message that the session has for the page.
  @discardableResult
  func drain() throws -> Int {
    var count = 0
    while let message = session.nextMessage(sequence: sequence + 1) {
      sequence += 1
      try session.receive(.acknowledge(sequence: sequence))
      count += 1
      let object = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
      guard object?["type"] as? String == "patch" else { continue }
      lastPatch = object ?? [:]
      try page.apply(message)
    }
    return count
  }

  /// The identity of the scrolling container.
  var container: Int { page.nodes.first { $0.value.members["scroll"] != nil }?.key ?? 0 }

  /// Scrolls like a page, slowly.
  func scroll(to y: CGFloat, isResting: Bool = false) throws {
    box.now += 0.1
    try session.receive(
      .scroll(container: container, offset: CGPoint(x: 0, y: y), isResting: isResting))
    try drain()
  }

  /// The numbers of the rows on the page.
  var rows: Set<Int> {
    Set(
      page.nodes.values.compactMap { node in
        guard let element = node.members["element"],
          let range = element.range(of: "\"item\":\\d+", options: .regularExpression)
        else { return nil }
        return Int(element[range].dropFirst(7))
      })
  }

  /// The identities of the nodes that the last patch created.
  var placed: [Int] {
    (lastPatch["nodes"] as? [[String: Any]] ?? []).filter { $0["parent"] != nil }
      .compactMap { $0["id"] as? Int }
  }

  func end() {
    session.end()
    controller = nil
  }
}
