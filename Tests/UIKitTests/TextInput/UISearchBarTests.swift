import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite("A search bar tells its delegate what the user does, and nothing else")
struct UISearchBarTests {
  /// A delegate that records its calls, and returns configurable results.
  private final class Listener: UISearchBarDelegate {
    var calls: [String] = []
    var allowsBeginning = true
    var allowsEnding = true
    var allowsChange: (NSRange, String) -> Bool = { _, _ in true }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldBegin")
      return allowsBeginning
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      calls.append("shouldEnd")
      return allowsEnding
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("changed \(searchText)")
    }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("shouldChange \(range.location)+\(range.length) \(text)")
      return allowsChange(range, text)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  }

  private let window = UIWindow(onStandardScreen: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let listener = Listener()

  init() {
    window.makeKeyAndVisible()
    window.addSubview(bar)
    bar.delegate = listener
  }

  @Test func `typing begins the editing once, then asks and tells of every change`() {
    #expect(bar.field.userDidEdit(to: "a"))
    #expect(bar.field.userDidEdit(to: "ab"))
    bar.field.userDidSubmit()
    bar.resignFirstResponder()
    #expect(
      listener.calls == [
        "shouldBegin", "didBegin", "shouldChange 0+0 a", "changed a", "shouldChange 1+0 b",
        "changed ab", "search", "shouldEnd", "didEnd",
      ])
    #expect(bar.text == "ab")
  }

  @Test func `what the program sets is not told`() {
    bar.text = "Fuji"
    #expect(bar.text == "Fuji")
    bar.text = nil
    #expect(bar.text == "")
    #expect(listener.calls.isEmpty)
  }

  @Test func `a change that the delegate refuses leaves the text as it was`() {
    bar.text = "12"
    listener.allowsChange = { _, text in text.allSatisfy(\.isNumber) }
    #expect(!bar.field.userDidEdit(to: "12x"))
    #expect(bar.text == "12")
    #expect(bar.field.userDidEdit(to: "123"))
    #expect(bar.text == "123")
    #expect(!listener.calls.contains("changed 12x"))
  }

  @Test
  func `a delegate that refuses the beginning gets no text, and one that refuses the end keeps it`()
  {
    listener.allowsBeginning = false
    #expect(!bar.field.userDidEdit(to: "a"))
    #expect(bar.text == "")
    #expect(!bar.isFirstResponder)
    listener.allowsBeginning = true
    listener.allowsEnding = false
    #expect(bar.becomeFirstResponder())
    #expect(!bar.resignFirstResponder())
    #expect(bar.isFirstResponder)
  }

  @Test func `only one responder of a window gets what is typed: the one before gives way first`() {
    let other = UISearchBar(frame: CGRect(x: 0, y: 60, width: 320, height: 56))
    window.addSubview(other)
    #expect(bar.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(!bar.isFirstResponder)
    #expect(other.isFirstResponder)
    #expect(listener.calls == ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
    #expect(!UIView(frame: .zero).becomeFirstResponder(), "a plain view wants no text")
    #expect(!UISearchBar(frame: .zero).becomeFirstResponder(), "it is in no window")
  }

  @Test func `the placeholder shows where nothing was typed, in a fainter colour`() throws {
    bar.placeholder = "Name"
    func shown() throws -> SceneText {
      window.layoutIfNeeded()
      return try #require(bar.field.drawing(at: .present).text)
    }
    let traits = bar.traitCollection
    #expect(try shown().lines.map(\.string) == ["Name"])
    #expect(try shown().color == UIColor.placeholderText.sceneColor(in: traits))
    bar.text = "K2"
    #expect(try shown().lines.map(\.string) == ["K2"])
    #expect(try shown().color == UIColor.label.sceneColor(in: traits))
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 64))
  }

  @Test func `the search text field is the one that the user edits, and has its own delegate too`()
  {
    final class Fields: UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("began") }
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        calls.append("clear")
        return true
      }
    }
    let fields = Fields()
    bar.searchTextField.delegate = fields
    bar.searchTextField.font = .systemFont(ofSize: 13)
    bar.field.userDidEdit(to: "a")
    bar.field.userDidClear()
    #expect(fields.calls == ["began", "clear"])
    #expect(bar.text == "")
    #expect(listener.calls.last == "changed ")
    #expect(bar.returnKeyType == .search)
    bar.keyboardType = .emailAddress
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  @Test(arguments: [(2, 1, "aaa", "aaaa"), (4, 3, "aaa", "aaaa"), (1, 0, "ab", "aab")])
  func `of equal letters, the one before the caret was typed`(
    caret: Int, location: Int, old: String, new: String
  ) throws {
    let change = try #require(TextChange(from: old, to: new, caret: caret))
    #expect(change == TextChange(range: NSRange(location: location, length: 0), replacement: "a"))
  }

  @Test func `what is pasted comes to stand on one line`() {
    bar.field.userDidEdit(to: "Mount\nFuji\r\n")
    #expect(bar.text == "Mount Fuji")
  }

  @Test(arguments: [
    ("", "a", 0, 0, "a"), ("abc", "abXc", 2, 0, "X"), ("abc", "", 0, 3, ""),
    ("aaa", "aa", 2, 1, ""), ("👩‍👩‍👧b", "👩‍👩‍👧c", 8, 1, "c"), ("e", "é", 0, 1, "é"),
  ])
  func `a change is the smallest one of whole characters, counted in UTF-16 units`(
    old: String, new: String, location: Int, length: Int, replacement: String
  ) throws {
    let change = try #require(TextChange(from: old, to: new))
    #expect(change.range == NSRange(location: location, length: length))
    #expect(change.replacement == replacement)
    #expect((old as NSString).replacingCharacters(in: change.range, with: replacement) == new)
  }
}
