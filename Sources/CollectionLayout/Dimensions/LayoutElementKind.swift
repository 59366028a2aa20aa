/// A kind of view: a header, a badge, a background, or any other view that is not an item of data.
///
/// The caller chooses the numbers. A kind identifies the view to create for an element, as a string
/// does in UIKit; a number is faster to compare and to hash.
///
/// ```swift
/// extension LayoutElementKind {
///   static let badge = LayoutElementKind(rawValue: 2)
/// }
/// ```
public struct LayoutElementKind: RawRepresentable, Hashable, Sendable {
  /// The number that identifies the kind.
  public let rawValue: Int

  /// Creates a kind with a number.
  @inlinable
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The kind of the headers of flow layouts. Compositional layouts may use it for any view.
  public static let header = LayoutElementKind(rawValue: 0)
  /// The kind of the footers of flow layouts. Compositional layouts may use it for any view.
  public static let footer = LayoutElementKind(rawValue: 1)
}

extension LayoutElementKind: ExpressibleByIntegerLiteral {
  /// Creates a kind with a number.
  @inlinable
  public init(integerLiteral value: Int) { self.init(rawValue: value) }
}
