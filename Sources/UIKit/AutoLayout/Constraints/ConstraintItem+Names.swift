import Foundation

extension UIView {
  /// The name of the view in sentences: its class, its number, and its accessibility identifier or
  /// the text of a label.
  var nameInSentences: String {
    let name = "\(type(of: self)) #\(sceneID)"
    guard let text = accessibilityIdentifier.nonempty ?? textInDescriptions else { return name }
    return "\(name) '\(text)'"
  }

  /// The text that a description of the view contains, without line breaks and shortened to 28
  /// characters, as in UIKit's log.
  var textInDescriptions: String? {
    guard let text = (self as? UILabel)?.text.nonempty else { return nil }
    let short = text.count > 28 ? "\(text.prefix(25))..." : text
    return short.replacing("\n", with: "\\n")
  }
}

extension String? {
  /// The string; `nil` for an empty one.
  fileprivate var nonempty: String? { self?.isEmpty == false ? self : nil }
}

extension ConstraintItem? {
  /// The name of an item in sentences.
  @MainActor var itemName: String { self?.itemName ?? "an item that no longer exists" }
}

extension ConstraintItem {
  /// The name of the item in sentences.
  var itemName: String {
    if let view { return view.nameInSentences }
    if let guide {
      let name =
        "\(className(of: guide))\(guide.identifier.isEmpty ? "" : " '\(guide.identifier)'")"
      return guide.owningView.map { "\(name) of \($0.nameInSentences)" } ?? name
    }
    return "an item that no longer exists"
  }
}

/// Returns the name of an object's class as Objective-C has it: without the module for the classes
/// of this library.
@MainActor
func className(of object: AnyObject) -> String {
  if let guide = object as? UILayoutGuide, guide.systemKind != nil { return "UILayoutGuide" }
  let name = String(reflecting: type(of: object))
  // A local or private class has a context in parentheses.
  if name.contains("(") { return String(describing: type(of: object)) }
  return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
}

/// Returns the address of an object, in hexadecimal digits.
func address(of object: AnyObject) -> String {
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "0x" + String(address, radix: 16)
}

/// The names of items in the description of one constraint.
///
/// An item with an accessibility identifier has that name, and the list of names explains it.
@MainActor
struct LogNames {
  /// The explanations of names, in the order of their first use.
  private(set) var list: [String] = []

  /// Returns the name of an item.
  mutating func name(of item: ConstraintItem?) -> String {
    guard let item, let object = item.object else { return "(null)" }
    guard let view = item.view, let identifier = view.accessibilityIdentifier.nonempty else {
      return fullName(of: item, object)
    }
    note("\(identifier):\(address(of: view))")
    return identifier
  }

  /// Explains `|` as the name of a view.
  mutating func explainSuperview(_ item: ConstraintItem) {
    guard let object = item.object else { return }
    let name = name(of: item)
    let isShort = item.view?.accessibilityIdentifier.nonempty != nil
    note("'|':\(isShort ? "\(name):\(address(of: object))" : name)")
  }

  private func fullName(of item: ConstraintItem, _ object: AnyObject) -> String {
    let name = "\(className(of: object)):\(address(of: object))"
    if let text = item.view?.textInDescriptions { return "\(name)'\(text)'" }
    if let guide = item.guide, !guide.identifier.isEmpty { return "\(name)'\(guide.identifier)'" }
    return name
  }

  private mutating func note(_ explanation: String) {
    if !list.contains(explanation) { list.append(explanation) }
  }
}
