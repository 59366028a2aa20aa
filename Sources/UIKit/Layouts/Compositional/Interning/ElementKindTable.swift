import CollectionLayout

/// The engine's element kinds for the names of UIKit's, in the order of their first use.
struct ElementKindTable {
  private var names: [String] = []
  private var kinds: [String: LayoutElementKind] = [:]

  /// Returns the engine's kind for a name, which is added if necessary.
  mutating func kind(named name: String) -> LayoutElementKind {
    if let kind = kinds[name] { return kind }
    let kind = LayoutElementKind(rawValue: names.count)
    names.append(name)
    kinds[name] = kind
    return kind
  }

  /// Returns the engine's kind for a name, or `nil` if the name was never added.
  func existingKind(named name: String) -> LayoutElementKind? { kinds[name] }

  /// Returns the name of a kind of this table.
  func name(of kind: LayoutElementKind) -> String { names[kind.rawValue] }
}
