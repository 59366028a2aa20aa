/// The values of an object, as UIKit's types.
@MainActor
struct InterfaceValues {
  let values: [String: InterfaceValue]
  let document: InterfaceDocument
  let bundle: Bundle?

  /// Called with each name that is read, by tests; `nil` otherwise.
  static var noteRead: ((String) -> Void)?

  private func value(_ name: String) -> InterfaceValue? {
    Self.noteRead?(name)
    return values[name]
  }

  func flag(_ name: String) -> Bool? {
    if case .flag(let value)? = value(name) { value } else { nil }
  }

  func number(_ name: String) -> CGFloat? {
    if case .number(let value)? = value(name) { value } else { nil }
  }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  func rect(_ name: String) -> CGRect? {
    if case .rect(let value)? = value(name) { value } else { nil }
  }

  func size(_ name: String) -> CGSize? {
    if case .size(let value)? = value(name) { value } else { nil }
  }

  func point(_ name: String) -> CGPoint? {
    if case .point(let value)? = value(name) { value } else { nil }
  }

  func insets(_ name: String) -> UIEdgeInsets? {
    if case .insets(let value)? = value(name) { value } else { nil }
  }

  func word(_ name: String) -> String? {
    if case .word(let value)? = value(name) { value } else { nil }
  }

  /// Returns an option set of words; `nil` if there is none.
  func members<Members: OptionSet>(
    _ name: String, _ members: [Substring: Members]
  ) -> Members? {
    guard case .words(let words)? = value(name) else { return nil }
    return words.reduce(into: []) { $0.formUnion(members[$1] ?? []) }
  }

  /// Returns a text, in the language of the user if there is a strings file of the document's name.
  func text(_ name: String) -> String? { value(name).flatMap(text) }

  private func text(_ value: InterfaceValue) -> String? {
    switch value {
    case .text(let text): text
    case .localized(let text, let key):
      (bundle ?? .main).localizedString(forKey: key, value: text, table: document.name)
    default: nil
    }
  }

  func color(_ name: String) -> UIColor? { value(name).flatMap(color) }

  private func color(_ value: InterfaceValue) -> UIColor? {
    switch value {
    case .color(let color): color
    case .namedColor(let name, let fallback):
      UIColor(named: name, in: bundle, compatibleWith: nil) ?? fallback
    default: nil
    }
  }

  func font(_ name: String) -> UIFont? {
    switch value(name) {
    case .font(let font)?: font
    case .textStyle(let style)?: .preferredFont(forTextStyle: style)
    default: nil
    }
  }

  func image(_ name: String) -> UIImage? { value(name).flatMap(image) }

  private func image(_ value: InterfaceValue) -> UIImage? {
    guard case .image(let name, let isSystem) = value else { return nil }
    if isSystem { return UIImage(systemName: name) }
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    DeveloperLog.sink("Could not load the image '\(name)' that is named in \(document.file).")
    return nil
  }

  /// Returns the forms of a value for a member: a number is of all types of numbers.
  func argument(_ value: InterfaceValue) -> InterfaceArgument {
    switch value {
    case .flag(let flag): InterfaceArgument(forms: [flag, NSNumber(value: flag)])
    case .number(let number):
      InterfaceArgument(
        forms: [number, CGFloat(number), Float(number)] as [Any]
          + (Int(exactly: number).map { [$0, Int32(truncatingIfNeeded: $0)] as [Any] } ?? [])
          + [NSNumber(value: number)])
    case .localized, .text, .word: InterfaceArgument(forms: text(value).map { [$0] } ?? [])
    case .rect(let rect): InterfaceArgument(forms: [rect])
    case .size(let size): InterfaceArgument(forms: [size])
    case .point(let point): InterfaceArgument(forms: [point])
    case .insets(let insets): InterfaceArgument(forms: [insets])
    case .color, .namedColor: InterfaceArgument(forms: color(value).map { [$0] } ?? [])
    case .font(let font): InterfaceArgument(forms: [font])
    case .textStyle(let style):
      InterfaceArgument(forms: [UIFont.preferredFont(forTextStyle: style)])
    case .image: InterfaceArgument(forms: image(value).map { [$0] } ?? [])
    case .words: InterfaceArgument()
    case .none: InterfaceArgument(isNone: true)
    }
  }
}
