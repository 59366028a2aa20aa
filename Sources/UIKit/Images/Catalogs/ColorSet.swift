/// A color set of an asset catalog.
final class ColorSet: @unchecked Sendable {
  private let variants: [(qualifiers: AssetQualifiers, color: UIColor)]

  /// Reads the `Contents.json` of a color set; `nil`, with a message, if it has no colors.
  init?(name: String, url: URL) {
    guard let json = AssetCatalogs.contents(of: url, name: name) else { return nil }
    let entries = (json["colors"] as? [[String: Any]] ?? []).filter { $0["color"] != nil }
    variants = entries.compactMap { entry in
      guard let color = (entry["color"] as? [String: Any]).flatMap(UIColor.inCatalog) else {
        ImageLog.once("The color set \"\(name)\" has a color that cannot be read.")
        return nil
      }
      return (AssetQualifiers(entry), color)
    }
    guard !variants.isEmpty else {
      ImageLog.once("The color set \"\(name)\" has no colors.")
      return nil
    }
  }

  /// Returns the color that matches traits best, or the first one if none matches.
  func color(for traits: UITraitCollection) -> UIColor {
    let index = AssetQualifiers.best(of: variants.map(\.qualifiers), for: traits)
    return variants[index ?? 0].color
  }
}

extension UIColor {
  /// Creates a color by its name in an asset catalog of the bundles that `UIImage(named:)`
  /// searches. It is dynamic: its variant is chosen where it is drawn.
  ///
  /// - Returns: `nil` if there is no such color.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color by its name in an asset catalog of a bundle; `nil` for the bundles that
  /// `UIImage(named:)` searches. It is dynamic: its variant is chosen where it is drawn.
  ///
  /// - Parameter traitCollection: Traits that override the traits where it is drawn.
  /// - Returns: `nil` if there is no such color.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let set = NamedImages.colorSet(named: name, in: bundle) else { return nil }
    self.init(
      .dynamic(
        DynamicColor(name: name) { traits in
          guard let traitCollection else { return set.color(for: traits) }
          let all = UITraitCollection(
            values: traits.values.overridden(by: traitCollection.values))
          return set.color(for: all).resolvedColor(with: all)
        }))
  }
}
