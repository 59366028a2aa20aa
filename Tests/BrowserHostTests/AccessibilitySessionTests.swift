import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// The keyboard and assistive technology of a page.
@MainActor struct AccessibilitySessionTests {
  private let harness: SessionHarness

  init() throws { harness = try SessionHarness() }

  /// The cells of the page, by their items, with whether the keyboard is at them.
  private var cells: [Int: (id: Int, isFocused: Bool, position: Int?)] {
    var result: [Int: (id: Int, isFocused: Bool, position: Int?)] = [:]
    for (id, node) in harness.page.nodes {
      guard let text = node.members["element"],
        let element = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        element["kind"] as? String == "cell", let item = element["item"] as? Int
      else { continue }
      result[item] = (id, element["focused"] as? Bool ?? false, element["position"] as? Int)
    }
    return result
  }

  private var focused: [Int] { cells.filter(\.value.isFocused).map(\.key) }

  private func press(_ code: UIKeyboardHIDUsage, at id: Int) throws {
    for isDown in [true, false] {
      try harness.session.receive(.key(HostKey(isDown: isDown, code: code), node: id))
    }
    try harness.drain()
  }

  @Test func `keys move the focus of the page over items without cells, and activate there`() throws
  {
    #expect(cells[3]?.position == 4)
    let first = try #require(cells[0]?.id)
    try harness.session.receive(.focus(node: first, isFocused: true))
    try harness.drain()
    #expect(focused == [0])
    try press(.keyboardDownArrow, at: first)
    #expect(focused == [1])
    #expect(harness.session.lastWork.written <= 2, "Only the two cells change.")
    try press(.keyboardEnd, at: try #require(cells[1]?.id))
    #expect(focused == [999])
    #expect(cells[0] == nil)
    try press(.keyboardReturnOrEnter, at: try #require(cells[999]?.id))
    #expect(harness.controller?.tapped == [[0, 999]])
    // The focused cell is reused for another item, and comes back.
    try harness.scroll(to: 0)
    #expect(focused.isEmpty)
    try press(.keyboardUpArrow, at: harness.container)
    #expect(focused == [998])
    let last = try #require(cells[998]?.id)
    try harness.session.receive(.focus(node: last, isFocused: false))
    try harness.drain()
    #expect(focused.isEmpty)
  }

  @Test func `a key applies to the item at the keyboard before the page has drawn the movement`()
    throws
  {
    let first = try #require(cells[0]?.id)
    try harness.session.receive(.focus(node: first, isFocused: true))
    try harness.drain()
    for code in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardReturnOrEnter] {
      for isDown in [true, false] {
        try harness.session.receive(.key(HostKey(isDown: isDown, code: code), node: first))
      }
    }
    #expect(harness.controller?.tapped == [[0, 2]])
    // The page reports the cells that it draws as they are now.
    try harness.drain()
    #expect(focused == [2])
    try harness.session.receive(.focus(node: first, isFocused: true))
    try press(.keyboardSpacebar, at: first)
    #expect(harness.controller?.tapped == [[0, 2], [0, 0]])
  }

  @Test func `a page that follows an earlier key does not move the keyboard back`() throws {
    let (first, second) = (try #require(cells[0]?.id), try #require(cells[1]?.id))
    try harness.session.receive(.focus(node: first, isFocused: true))
    try press(.keyboardDownArrow, at: first)
    // The page sends the second key before it draws the movement of the first one.
    try press(.keyboardDownArrow, at: first)
    try harness.session.receive(.focus(node: first, isFocused: false, follows: true))
    try harness.session.receive(.focus(node: second, isFocused: true, follows: true))
    try harness.drain()
    #expect(focused == [2])
    // A key back meets the report of the movement before it.
    try press(.keyboardUpArrow, at: second)
    try harness.session.receive(.focus(node: second, isFocused: false, follows: true))
    try harness.drain()
    #expect(focused == [1])
    // The user's own movement moves the keyboard.
    try harness.session.receive(.focus(node: second, isFocused: false))
    try harness.session.receive(.focus(node: first, isFocused: true))
    try harness.drain()
    #expect(focused == [0])
  }

  @Test
  func `announcements and moves of the focus are sent once, with the nodes that they concern`()
    throws
  {
    let controller = try #require(harness.controller)
    controller.view.window?.makeKey()
    UIAccessibility.post(notification: .announcement, argument: "Loaded \"all\"")
    UIAccessibility.post(notification: .layoutChanged, argument: controller.collectionView)
    #expect(try harness.drain() == 1)
    #expect(harness.lastPatch["announcements"] as? [String] == ["Loaded \"all\""])
    #expect(harness.lastPatch["focus"] as? Int == harness.container)
    #expect(try harness.drain() == 0)
  }

  @Test func `an activation of assistive technology selects, and an unknown node is ignored`()
    throws
  {
    try harness.session.receive(.activate(node: try #require(cells[2]?.id)))
    try harness.session.receive(.activate(node: 999_999))
    try harness.session.receive(.action(node: try #require(cells[2]?.id), index: 3))
    #expect(harness.controller?.tapped == [[0, 2]])
  }
}
