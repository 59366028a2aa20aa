/// A function from the attributes of a configuration's text to the displayed attributes.
///
///     configuration.titleTextAttributesTransformer = .init { incoming in
///       var outgoing = incoming
///       outgoing.font = .boldSystemFont(ofSize: 20)
///       return outgoing
///     }
public struct UIConfigurationTextAttributesTransformer {
  /// The function.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The identity of the transformer, because closures cannot be compared.
  private let identity = TransformerIdentity()

  /// Creates a transformer with a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// The identity of the transformer.
  var identityHash: ObjectIdentifier { ObjectIdentifier(identity) }
}
