/// A text with attributes whose changes layout managers follow.
///
///     let storage = NSTextStorage()
///     let layoutManager = NSLayoutManager()
///     storage.addLayoutManager(layoutManager)
///     layoutManager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 0)))
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/nstextstorage
///
/// A subclass with a storage of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` with a string and `setAttributes(_:range:)`, and calls
/// ``edited(_:range:changeInLength:)`` after each change. The other methods use these four.
open class NSTextStorage: NSMutableAttributedString {
  /// The parts of a text that a change affects.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were added, changed or removed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, changed or removed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before the storage processes changes. The object is the storage.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after the storage processed changes, before the layout managers do.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The layout managers, in the order in which they were added. The storage retains them.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The object that is told about changes, which is not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The parts that the pending changes affect; empty if there are none.
  open private(set) var editedMask: EditActions = []
  /// The range of the pending changes in the changed text; its location is `NSNotFound` if there
  /// are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference of the lengths after and before the pending changes, in UTF-16 units.
  open private(set) var changeInLength = 0

  private var depth = 0
  private var isProcessing = false
  /// A Boolean value that indicates whether the change is in the storage of the superclass already.
  private var isStored = false

  /// Creates an empty text.
  public init() { super.init(string: "") }

  /// Creates a text without attributes.
  public override init(string: String) { super.init(string: string) }

  /// Creates a text with the same attributes everywhere.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates a copy of a text.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates a text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Layout managers

  /// Adds a layout manager, which follows the text from now on.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated { aLayoutManager.textStorage = storage }
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    MainActor.assumeIsolated { aLayoutManager.textStorage = nil }
  }

  // MARK: Changes

  /// Records a change of the text. Outside of ``beginEditing()`` and ``endEditing()``, the storage
  /// processes it at once.
  ///
  /// - Parameters:
  ///   - editedMask: The parts that the change affects.
  ///   - editedRange: The range of the change before it, in UTF-16 units.
  ///   - delta: The difference of the lengths after and before the change.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    if !isStored { mirror(editedRange, delta) }
    if self.editedMask.isEmpty {
      self.editedRange = NSRange(
        location: editedRange.location, length: max(editedRange.length + delta, 0))
      changeInLength = delta
    } else {
      let start = min(self.editedRange.location, editedRange.location)
      let end = max(NSMaxRange(self.editedRange), NSMaxRange(editedRange)) + delta
      self.editedRange = NSRange(location: start, length: max(end - start, 0))
      changeInLength += delta
    }
    self.editedMask.formUnion(editedMask)
    if depth == 0 { processIfNeeded() }
  }

  /// Processes the pending changes, unless they are being processed: changes by the delegate or by
  /// an override of ``processEditing()`` belong to those.
  private func processIfNeeded() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Takes a change over from the storage of a subclass.
  private func mirror(_ range: NSRange, _ delta: Int) {
    let text = string as NSString
    guard super.length + delta == text.length, NSMaxRange(range) <= super.length else { return }
    let new = NSRange(location: range.location, length: range.length + delta)
    let part = NSMutableAttributedString(string: text.substring(with: new))
    var location = new.location
    while location < NSMaxRange(new) {
      var found = NSRange(location: location, length: 1)
      let values = attributes(at: location, effectiveRange: &found)
      let end = max(min(NSMaxRange(found), NSMaxRange(new)), location + 1)
      part.setAttributes(
        values, range: NSRange(location: location - new.location, length: end - location))
      location = end
    }
    super.replaceCharacters(in: range, with: part)
  }

  /// Tells the delegate and the layout managers about the pending changes. The storage calls it. A
  /// subclass that overrides it, for example to set attributes, calls `super`.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    let (mask, range, change) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    isProcessing = false
    let managers = layoutManagers
    MainActor.assumeIsolated {
      for manager in managers {
        manager.processEditing(
          for: storage, edited: mask, range: range, changeInLength: change,
          invalidatedRange: range)
      }
    }
  }

  /// Begins changes that are processed together.
  open override func beginEditing() { depth += 1 }

  /// Ends changes that are processed together. Calls may be nested.
  open override func endEditing() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { processIfNeeded() }
  }

  private func change(
    _ mask: EditActions, _ range: NSRange, by delta: Int, _ body: () -> Void
  ) {
    body()
    isStored = true
    edited(mask, range: range, changeInLength: delta)
    isStored = false
  }

  /// Replaces the characters in a range. The new ones have the attributes of the first replaced
  /// character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change(.editedCharacters, range, by: str.utf16.count - range.length) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  /// Replaces the attributes in a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(.editedAttributes, range, by: 0) { super.setAttributes(attrs ?? [:], range: range) }
  }

  /// Replaces the characters in a range by a text with attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let whole = NSRange(location: 0, length: attrString.length)
    attrString.enumerateAttributes(in: whole) { values, part, _ in
      setAttributes(
        values, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  /// Removes the characters in a range.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Adds an attribute to the characters in a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to the characters in a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute of the characters in a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  private func changeAttributes(
    in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    var parts: [(NSRange, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: range) { values, part, _ in
      var values = values
      change(&values)
      parts.append((part, values))
    }
    beginEditing()
    for (part, values) in parts { setAttributes(values, range: part) }
    endEditing()
  }
}

/// The methods that a text storage calls at changes. All are optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before the storage processes changes. The delegate may change characters and
  /// attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called before the layout managers take changes over. The delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// The default does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
