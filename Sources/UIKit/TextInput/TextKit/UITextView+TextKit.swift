/// The text storage of a text view, which has the same text as the view.
@MainActor
struct TextViewStorage {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  /// A Boolean value that indicates whether the view or the storage is taking over a change.
  var isCopying = false
}

extension UITextView {
  /// The text with its attributes. A change is displayed, and calls no method of the delegate.
  public var textStorage: NSTextStorage { textKit.storage }

  /// The lines of the text.
  public var layoutManager: NSLayoutManager { textKit.manager }

  /// The storage and the layout manager, which are made when they are first read.
  private var textKit: TextViewStorage {
    if let storedTextKit { return storedTextKit }
    let storage = NSTextStorage(attributedString: content.attributed ?? NSAttributedString())
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    let made = TextViewStorage(storage: storage, manager: manager)
    storedTextKit = made
    return made
  }

  /// Displays the text of a container that the app made.
  func adoptTextContainer() {
    textContainer.textView = self
    guard let manager = textContainer.layoutManager, let storage = manager.textStorage else {
      return
    }
    storedTextKit = TextViewStorage(storage: storage, manager: manager)
    storageDidChange(storage)
  }

  /// Takes the text of the storage over.
  func storageDidChange(_ storage: NSTextStorage) {
    guard storedTextKit?.storage === storage, storedTextKit?.isCopying == false else { return }
    storedTextKit?.isCopying = true
    content.setAttributed(storage)
    storedTextKit?.isCopying = false
    linesDidChange()
    setSelection(selection)
  }

  /// Replaces the changed part of the storage by the new text.
  func contentDidChangeForStorage() {
    guard let textKit = storedTextKit, !textKit.isCopying else { return }
    let new = content.attributed ?? NSAttributedString(string: "")
    let storage = textKit.storage
    storedTextKit?.isCopying = true
    let (before, after) = (Array(storage.string.utf16), Array(new.string.utf16))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - start
    let end = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let changed = NSRange(location: start, length: after.count - end - start)
    if before != after {
      storage.replaceCharacters(
        in: NSRange(location: start, length: before.count - end - start),
        with: new.attributedSubstring(from: changed))
    }
    if !storage.isEqual(to: new) { storage.setAttributedString(new) }
    storedTextKit?.isCopying = false
    // The storage may have other attributes than the text view gave it.
    if !storage.isEqual(to: new) { storageDidChange(storage) }
  }
}
