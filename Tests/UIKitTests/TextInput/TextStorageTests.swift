import Testing

@testable import UIKit

@MainActor @Suite("Text storages")
struct TextStorageTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var change: (NSTextStorage) -> Void = { _ in }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "will \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      change(textStorage)
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      calls.append(
        "did \(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  /// A storage of its own that underlines numbers.
  private final class OwnStorage: NSTextStorage {
    let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs ?? [:], range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      for (index, unit) in string.utf16.enumerated() where unit >= 48 && unit < 58 {
        addAttribute(.kern, value: 3, range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  @Test func `each change is processed at once`() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(storage.string == "one three")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
    #expect(listener.calls == ["will 2 4+5 2", "did 2 4+5 2", "will 1 0+3 0", "did 1 0+3 0"])
    #expect(storage.editedMask.isEmpty)
    #expect(storage.editedRange.location == NSNotFound)
  }

  @Test func `changes between beginning and end are processed together`() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    storage.append(NSAttributedString(string: "!"))
    #expect(listener.calls.isEmpty)
    #expect(storage.changeInLength == -1)
    storage.endEditing()
    #expect(storage.string == "1 two!")
    #expect(listener.calls == ["will 3 0+6 -1", "did 3 0+6 -1"])
  }

  @Test func `the delegate may change attributes`() {
    let storage = NSTextStorage()
    let listener = Listener()
    storage.delegate = listener
    listener.change = { storage in
      storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: storage.length))
    }
    storage.append(NSAttributedString(string: "ab"))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
    #expect(listener.calls.count == 2)
  }

  @Test func `a subclass has a storage of its own`() {
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "a12"))
    storage.insert(NSAttributedString(string: "b3"), at: 0)
    #expect(storage.string == "b3a12")
    #expect(storage.length == 5)
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "b3a12")
    #expect(copy.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 3)
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(storage.attributedSubstring(from: NSRange(location: 0, length: 2)).string == "a1")
  }

  @Test func `a subclass styles what the user types`() {
    let storage = OwnStorage()
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.addTextContainer(container)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.textStorage === storage)
    #expect(view.layoutManager === manager)
    view.insertText("a1")
    #expect(storage.string == "a1")
    #expect(view.text == "a1")
    #expect(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
  }

  @Test func `a change of the storage changes the text view`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 20)
    view.text = "first"
    view.layoutIfNeeded()
    let height = view.contentSize.height
    view.textStorage.append(
      NSAttributedString(string: "\nsecond", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    #expect(view.text == "first\nsecond")
    view.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(view.contentSize.height - height - font.lineHeight - font.leading) < 0.5)
    view.text = "third"
    #expect(view.textStorage.string == "third")
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("!")
    #expect(view.textStorage.string == "third!")
  }

  @Test func `typed text is one change of the storage`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "abcd"
    let listener = Listener()
    view.textStorage.delegate = listener
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("xy")
    #expect(view.textStorage.string == "abxycd")
    #expect(listener.calls.first == "will 3 2+2 2")
  }
}
