import Foundation
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// A page with one input that applies the server's messages as the page's script does.
@MainActor
private final class InputPage {
  let session: ScreenSession
  private var page = PageModel()
  private var sequence = 0

  init(_ view: UIView) throws {
    session = ScreenSession(
      entry: GalleryEntry(name: "input", title: "Input", summary: "") {
        let controller = UIViewController()
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
        controller.view.addSubview(view)
        return controller
      })
    try session.receive(
      .ready(
        .init(
          device: "iphone-15", isLandscape: false, size: CGSize(width: 500, height: 700), scale: 2,
          isDark: false)))
    try drain()
  }

  /// Applies the waiting messages, and returns their number.
  @discardableResult
  func drain() throws -> Int {
    var count = 0
    while let message = session.nextMessage(sequence: sequence + 1) {
      sequence += 1
      try session.receive(.acknowledge(sequence: sequence))
      guard message.contains("\"type\":\"patch\"") else { continue }
      count += 1
      try page.apply(message)
    }
    return count
  }

  var id: Int { page.nodes.first { $0.value.members["input"] != nil }?.key ?? 0 }

  /// The members of the input.
  var input: [String: Any] {
    let text = page.nodes[id]?.members["input"] ?? "{}"
    return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
  }

  var text: String? { input["text"] as? String }

  func edit(_ json: String) throws {
    let message = "{\"type\":\"edit\",\"id\":\(id),\(json)}"
    try session.receive(try ClientMessage(decoding: Data(message.utf8)))
  }
}

@MainActor
@Suite struct InputSessionTests {
  private final class Digits: UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string.allSatisfy(\.isNumber) }
  }

  @Test func `an accepted text is not sent back, and a refused one is`() throws {
    let field = UITextField()
    let digits = Digits()
    field.delegate = digits
    let page = try InputPage(field)
    try page.edit("\"text\":\"1\",\"selection\":[1,1],\"number\":1")
    try page.drain()
    #expect(field.text == "1")
    try page.edit("\"text\":\"12\",\"selection\":[2,2],\"number\":2")
    #expect(try page.drain() == 0, "the page has it all")
    try page.edit("\"text\":\"12x\",\"selection\":[3,3],\"number\":3")
    try page.drain()
    #expect(field.text == "12")
    #expect(page.text == "12")
    #expect(page.input["revision"] as? Int == 3)
    #expect(page.input["selection"] as? [Int] == [2, 2])
  }

  @Test func `an answer states the report that it has seen, so that later ones win`() throws {
    let field = UITextField()
    field.addAction(
      UIAction { [weak field] _ in field?.text = field?.text?.uppercased() }, for: .editingChanged)
    let page = try InputPage(field)
    try page.edit("\"text\":\"a\",\"number\":1")
    try page.edit("\"text\":\"ab\",\"number\":2")
    try page.drain()
    #expect(page.text == "AB")
    #expect(page.input["revision"] as? Int == 2)
  }

  @Test func `a range of a long text is replaced, if the text has the length around it`() throws {
    let field = UITextField()
    let long = String(repeating: "é", count: 3000)
    field.text = long
    let page = try InputPage(field)
    try page.edit("\"text\":\"x\",\"range\":[1,3],\"length\":3000,\"number\":1")
    #expect(field.text?.utf16.count == 2999)
    #expect(field.text?.hasPrefix("éxé") == true)
    try page.drain()
    try page.edit("\"text\":\"y\",\"range\":[0,0],\"length\":3000,\"number\":2")
    #expect(field.text?.hasPrefix("éxé") == true, "the text is another one")
    #expect(try page.drain() == 1)
    #expect(page.text == field.text)
    #expect(page.input["revision"] as? Int == 2)
  }

  @Test func `a selection reaches the delegate, and the program's one the page`() throws {
    let field = UITextField()
    field.text = "abcdef"
    let page = try InputPage(field)
    try page.session.receive(.focus(node: page.id, isFocused: true, number: 1))
    try page.session.receive(.select(input: page.id, NSRange(location: 1, length: 2), number: 2))
    try page.drain()
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "bc")
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    try page.drain()
    #expect(page.input["selection"] as? [Int] == [0, 6])
    #expect(page.input["focused"] as? Bool == true)
  }

  @Test func `a text view's lines are drawn with the input`() throws {
    let view = UITextView()
    view.text = "one\ntwo"
    view.accessibilityLabel = "Numbers"
    let page = try InputPage(view)
    #expect(page.text == "one\ntwo")
    #expect(page.input["lines"] != nil)
    #expect(page.input["label"] as? String == "Numbers")
    try page.edit("\"text\":\"one\\n\\ntwo\",\"selection\":[4,4],\"number\":1")
    #expect(view.text == "one\n\ntwo")
    #expect(view.selectedRange.location == 4)
    view.isEditable = false
    try page.drain()
    #expect(page.input["access"] as? String == "selecting")
  }

  @Test(arguments: [
    "\"number\":-1,\"text\":\"a\"", "\"text\":\"a\",\"range\":[1,0],\"length\":2",
    "\"text\":\"a\",\"range\":[0,3],\"length\":2", "\"text\":\"a\",\"range\":[0,1]",
    "\"text\":\"a\",\"selection\":[1]", "\"text\":\"a\",\"selection\":[-1,1]",
    "\"text\":\"a\",\"selection\":[0,9007199254740993000]", "\"selection\":[0,1]",
  ])
  func `an edit that makes no sense is refused`(json: String) throws {
    let page = try InputPage(UITextField())
    #expect(throws: ProtocolViolation.self) { try page.edit(json) }
  }
}
