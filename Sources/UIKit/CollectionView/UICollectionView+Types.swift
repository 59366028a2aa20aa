extension UICollectionView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal
  }

  /// What is called after an interactive transition: with whether its last animation came to its end,
  /// and with whether the transition was finished rather than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// What a view in a collection view is.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item of data.
    case cell = 0
    /// A view that belongs to the layout and shows data, such as a header.
    case supplementaryView
    /// A view that belongs to the layout only.
    case decorationView
  }

  /// What makes a view that sizes itself be asked for its size again while it is in sight.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing that the view does.
    case disabled = 0
    /// ``UIView/invalidateIntrinsicContentSize()``, called on a cell, its
    /// ``UICollectionViewCell/contentView``, or a supplementary view.
    case enabled = 1
    /// What ``enabled`` says, and whatever changes the constraints in it. There is no Auto Layout
    /// here: any view inside whose intrinsic size is invalidated counts, such as a label with a new
    /// text.
    case enabledIncludingConstraints = 2
  }

  /// Where an item is to lie in the visible part of the collection view.
  ///
  /// At most one position of each axis may be given.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// A position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
