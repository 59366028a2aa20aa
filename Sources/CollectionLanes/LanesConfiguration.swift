import UIKit

/// The lanes of a section: how many there are, and how items are placed in them.
///
/// ```swift
/// import CollectionLanes
///
/// let layout = UICollectionViewCompositionalLayout { _, environment in
///   var configuration = LanesConfiguration(lanes: .adaptive(minimum: 160))
///   configuration.itemSize = .estimated(200)
///   configuration.laneSpacing = 8
///   configuration.itemSpacing = 8
///   return .lanes(configuration, environment: environment)
/// }
/// ```
///
/// The items of a section with estimated sizes are as long as their cells prefer. A cell that was
/// displayed keeps its lane when other cells are measured, inserted or deleted, and when the
/// content scrolls, until the number of lanes changes.
@MainActor
public struct LanesConfiguration {
  /// The number of lanes.
  public enum Lanes: Hashable, Sendable {
    /// A number of lanes, from 1 to 64.
    case count(Int)
    /// The largest number of lanes, at least one, that are not narrower than a length in points.
    case adaptive(minimum: CGFloat)
  }

  /// The lengths of the items along the lanes. Their breadth is the breadth of their lanes.
  ///
  /// Closures receive the index of an item in its section, and are called for every item whenever
  /// the layout is solved.
  public enum ItemSize {
    /// An estimate in points, until the cell is measured.
    case estimated(CGFloat)
    /// A length in points.
    case absolute(CGFloat)
    /// The width divided by the height.
    case aspectRatio(CGFloat)
    /// The length of each item in points.
    case absolutes((_ item: Int) -> CGFloat)
    /// The width divided by the height of each item.
    case aspectRatios((_ item: Int) -> CGFloat)
  }

  /// The number of lanes of an item.
  public enum Span: Hashable, Sendable {
    /// A number of lanes. An item in more lanes than there are is in all of them.
    case lanes(Int)
    /// All lanes.
    case full
  }

  /// The choice of the lane for an item that has none.
  public enum Placement: Hashable, Sendable {
    /// The lane that ends first.
    case shortest
    /// The lane behind the lanes of the item before.
    case inOrder
  }

  /// The number of lanes.
  public var lanes: Lanes
  /// The lengths of the items. The default is an estimate of 100 points.
  public var itemSize: ItemSize = .estimated(100)
  /// The spacing between neighboring lanes, in points. The default is zero.
  public var laneSpacing: CGFloat = 0
  /// The spacing between consecutive items of a lane, in points. The default is zero.
  public var itemSpacing: CGFloat = 0
  /// A closure that returns the span of an item, by its index in the section. With `nil`, the
  /// default, every item has one lane. It is called for every item whenever the layout is solved.
  public var span: ((_ item: Int) -> Span)?
  /// The distance in points up to which the ends of lanes count as equal. Of lanes with equal ends,
  /// an item goes to the first one in reading order. The default is zero.
  public var tolerance: CGFloat = 0
  /// The choice of lanes. The default is the lane that ends first.
  public var placement = Placement.shortest
  /// The length across all lanes. The default, `nil`, is the length of the container. In a section
  /// that scrolls orthogonally, it determines the length of the section.
  public var breadth: NSCollectionLayoutDimension?
  /// The badges and other views that are attached to each item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// Creates a configuration.
  public init(lanes: Lanes) { self.lanes = lanes }
}
