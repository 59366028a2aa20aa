/// The container of a section, as passed to a section provider.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the collection view's bounds, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container. A value below one stands for a fraction of the side.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that a section provider may use.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The position of a section among all sections.
struct SectionPosition {
  let index: Int
  let count: Int
  /// A Boolean value that indicates whether the list begins below a large title.
  var isBelowLargeTitle = false

  var isFirst: Bool { index == 0 }
  var isLast: Bool { index == count - 1 }
}

/// The environment of one solution.
@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The position of the section that is being requested; the only one where it is not known.
  var position = SectionPosition(index: 0, count: 1)

  init(size: CGSize, insets: NSDirectionalEdgeInsets, traitCollection: UITraitCollection) {
    container = LayoutContainer(size: size, insets: insets)
    self.traitCollection = traitCollection
    super.init()
  }
}

/// A container whose insets are in points.
@MainActor
private final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom)
  }
}
