/// The keys in strings files of the parts of an object that have no identifiers.
enum StringKeys {
  /// Completes the keys of a part.
  ///
  /// - Parameter index: The index of the part in its list.
  static func complete(_ part: InterfaceElement, of owner: InterfaceElement, index: Int) {
    let prefix: String
    switch part.name {
    case "state": prefix = "\(owner.id).\(part.place)"
    case "segment": prefix = "\(owner.id).segmentTitles[\(index)]"
    case "accessibility": prefix = "\(owner.id).accessibility"
    case "buttonConfiguration": prefix = "\(owner.id).configuration."
    default: return
    }
    part.values = part.values.map { name, value in
      guard case .localized(let text, key: _) = value else { return (name, value) }
      switch part.name {
      case "state", "accessibility":
        return (
          name, .localized(text, key: prefix + name.prefix(1).uppercased() + name.dropFirst())
        )
      case "segment": return (name, .localized(text, key: prefix))
      default: return (name, .localized(text, key: prefix + name))
      }
    }
  }
}
