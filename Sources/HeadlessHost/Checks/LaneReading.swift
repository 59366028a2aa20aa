import UIKit

/// The displayed cells of a collection view at one time, by their lanes.
struct LaneReading {
  /// A displayed cell.
  struct Item {
    /// The cell, which remains with its item while both are displayed.
    var cell: UICollectionViewCell
    /// The identifier in a diffable data source; `nil` for other data sources.
    var identifier: AnyHashable?
    /// The position across the lanes.
    var lane: CGFloat
    /// The length across the lanes.
    var breadth: CGFloat
    /// The extent along the lanes.
    var extent: ClosedRange<CGFloat>
  }

  /// A difference in points that rounding explains.
  static let tolerance: CGFloat = 0.75

  private(set) var items: [IndexPath: Item] = [:]
  /// The number of items of each section.
  let counts: [Int]

  /// Reads the cells in the bounds of a collection view.
  @MainActor
  init(_ list: UICollectionView) {
    counts = (0..<list.numberOfSections).map { list.numberOfItems(inSection: $0) }
    let isVertical = Self.isVertical(list)
    let identifying = list.dataSource as? any ItemIdentifying
    for cell in list.visibleCells where !cell.isHidden {
      // The frames of cells in rows that scroll orthogonally are in the coordinates of their rows.
      guard cell.superview === list, let path = list.indexPath(for: cell),
        cell.frame.intersects(list.bounds)
      else { continue }
      let frame = cell.frame
      items[path] = Item(
        cell: cell, identifier: identifying?.identifier(at: path),
        lane: isVertical ? frame.minX : frame.minY,
        breadth: isVertical ? frame.width : frame.height,
        extent: isVertical ? frame.minY...frame.maxY : frame.minX...frame.maxX)
    }
  }

  /// Returns whether the lanes of a collection view are vertical: its content is larger than it is
  /// along this axis, or along none.
  @MainActor
  static func isVertical(_ list: UICollectionView) -> Bool {
    let inset = list.adjustedContentInset
    let overflow = CGSize(
      width: list.contentSize.width + inset.left + inset.right - list.bounds.width,
      height: list.contentSize.height + inset.top + inset.bottom - list.bounds.height)
    return overflow.height > 0.5 || overflow.width <= 0.5
  }

  /// The sections whose items are neither in rows nor in one lane: two items beside each other
  /// agree in their breadth, but not in their starts, their centers or their ends.
  var waterfalls: Set<Int> {
    var sections: Set<Int> = []
    for (section, paths) in Dictionary(grouping: items.keys, by: \.section) {
      let shown = paths.compactMap { items[$0] }
      let isWaterfall = shown.indices.contains { first in
        shown[..<first].contains { shown[first].isStaggered(beside: $0) }
      }
      if isWaterfall { sections.insert(section) }
    }
    return sections
  }

  /// Returns whether an item in a lane of a section has the breadth of another item there.
  func hasLane(_ item: Item, inSection section: Int) -> Bool {
    items.contains { path, other in
      path.section == section && abs(other.lane - item.lane) <= Self.tolerance
        && abs(other.breadth - item.breadth) <= Self.tolerance
    }
  }
}

extension LaneReading.Item {
  /// Returns whether another item is in another lane beside a part of the item.
  fileprivate func isStaggered(beside other: Self) -> Bool {
    let tolerance = LaneReading.tolerance
    func agree(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) <= tolerance }
    let (own, others) = (extent, other.extent)
    return agree(breadth, other.breadth)
      && (lane + breadth <= other.lane + tolerance
        || other.lane + other.breadth <= lane + tolerance)
      && own.lowerBound + tolerance < others.upperBound
      && others.lowerBound + tolerance < own.upperBound
      && !agree(own.lowerBound, others.lowerBound) && !agree(own.upperBound, others.upperBound)
      && !agree(own.lowerBound + own.upperBound, others.lowerBound + others.upperBound)
  }
}

/// A data source that identifies items.
@MainActor
private protocol ItemIdentifying {
  func identifier(at indexPath: IndexPath) -> AnyHashable?
}

extension UICollectionViewDiffableDataSource: ItemIdentifying {
  fileprivate func identifier(at indexPath: IndexPath) -> AnyHashable? {
    guard let identifier = itemIdentifier(for: indexPath) else { return nil }
    return AnyHashable(identifier)
  }
}
