extension UIImage {
  /// The environment that an image is chosen for. Configurations are immutable.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; `nil` for none.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration with traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns a configuration with other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      own(changed(traitCollection: traitCollection))
    }

    /// Returns this configuration with the values that another one has.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      own(otherConfiguration.map(merged) ?? self)
    }

    private func own(_ configuration: Configuration) -> Self {
      guard let result = configuration as? Self else {
        fatalError("\(type(of: self)) does not return a configuration of its own class.")
      }
      return result
    }

    /// Returns the configuration itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return self === other
        || type(of: self) == type(of: other) && traitCollection == other.traitCollection
    }

    public override var hash: Int { traitCollection?.hash ?? 0 }

    // MARK: For subclasses of this module

    /// Returns the configuration with the values of another one, of either class.
    func joined(with other: Configuration) -> Configuration {
      if other is SymbolConfiguration, !(self is SymbolConfiguration) {
        return other.changed(
          traitCollection: Self.merged(traitCollection, other.traitCollection))
      }
      return merged(with: other)
    }

    /// Returns a configuration of the same class with other traits.
    func changed(traitCollection: UITraitCollection?) -> Configuration {
      Configuration(traitCollection: traitCollection)
    }

    /// Returns a configuration of the same class with the values that another one has.
    func merged(with other: Configuration) -> Configuration {
      Configuration(traitCollection: Self.merged(traitCollection, other.traitCollection))
    }

    static func merged(
      _ first: UITraitCollection?, _ second: UITraitCollection?
    ) -> UITraitCollection? {
      guard let first, let second else { return first ?? second }
      return UITraitCollection(traitsFrom: [first, second])
    }
  }
}
