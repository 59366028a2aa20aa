import CollectionLayout
import UIKit

extension NSCollectionLayoutSection {
  /// Creates a section whose items follow each other in lanes, as in a waterfall.
  ///
  /// Content insets, boundary items, decoration items and orthogonal scrolling are properties of
  /// the section, as in any other. `interGroupSpacing` has no effect.
  ///
  /// - Parameters:
  ///   - configuration: The lanes. Spacings and lengths are zero or more, and finite.
  ///   - environment: The environment of the section provider, which the lanes of the section
  ///     follow without being asked: an adaptive number of lanes depends on the container in which
  ///     the layout is solved.
  @MainActor
  public static func lanes(
    _ configuration: LanesConfiguration, environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let span = configuration.span.map { span in
      { (item: Int) -> Int in
        switch span(item) {
        case .full: return Int(LayoutLanes.fullSpan)
        case .lanes(let count):
          guard count > 0 else {
            fatalError(
              "Item \(item) of a section of lanes cannot be in \(count) lanes; return at least "
                + "one.")
          }
          return count
        }
      }
    }
    return makeLanes(
      configuration.described, supplementaryItems: configuration.supplementaryItems, span: span,
      length: configuration.itemSize.lengthOfItem)
  }
}

extension LanesConfiguration {
  /// The engine's value of the configuration, without values of single items.
  var described: LayoutLanes {
    let count: LayoutLanes.Count
    switch lanes {
    case .count(let number): count = .fixed(number)
    case .adaptive(let minimum): count = .adaptive(minimum: Double(minimum))
    }
    return LayoutLanes(
      count: count, length: itemSize.described, laneSpacing: Double(laneSpacing),
      itemSpacing: Double(itemSpacing), placement: placement == .shortest ? .shortest : .inOrder,
      tolerance: Double(tolerance), breadth: breadth.map(NSCollectionLayoutSection.describedBreadth)
    )
  }
}

extension LanesConfiguration.ItemSize {
  /// The length of items without one of their own.
  fileprivate var described: LayoutLanes.Length {
    switch self {
    case .estimated(let length): .estimated(Double(length))
    case .absolute(let length): .absolute(Double(length))
    case .aspectRatio(let ratio): .aspectRatio(Double(ratio))
    case .absolutes: .absolute(0)
    case .aspectRatios: .aspectRatio(1)
    }
  }

  /// The length of each item, or `nil` if all have the same.
  fileprivate var lengthOfItem: ((_ item: Int) -> CGFloat)? {
    switch self {
    case .absolutes(let length), .aspectRatios(let length): length
    case .estimated, .absolute, .aspectRatio: nil
    }
  }
}
