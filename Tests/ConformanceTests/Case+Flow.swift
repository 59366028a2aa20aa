import UIKit

@MainActor
extension Case {
  /// Creates a flow layout like an app.
  func makeFlowLayout(_ spec: FlowSpec) throws -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    if let size = spec.itemSize { layout.itemSize = CGSize(width: size[0], height: size[1]) }
    if let size = spec.estimatedItemSize {
      layout.estimatedItemSize = CGSize(width: size[0], height: size[1])
    }
    if let inset = spec.sectionInset {
      layout.sectionInset = UIEdgeInsets(
        top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    if let spacing = spec.minimumLineSpacing { layout.minimumLineSpacing = spacing }
    if let spacing = spec.minimumInteritemSpacing { layout.minimumInteritemSpacing = spacing }
    if spec.scrollDirection == "horizontal" { layout.scrollDirection = .horizontal }
    if let height = spec.headerHeight {
      layout.headerReferenceSize = CGSize(width: 0, height: height)
    }
    if let number = spec.sectionInsetReference {
      guard let reference = UICollectionViewFlowLayout.SectionInsetReference(rawValue: number)
      else { throw CaseError(text: "no section inset reference has the number \(number)") }
      layout.sectionInsetReference = reference
    }
    return layout
  }

  /// The delegate of a flow layout; `nil` if it has none.
  var flowDelegate: UICollectionViewDelegateFlowLayout? {
    guard let flow = spec?.flow else { return nil }
    switch (flow.delegateSizes ?? 0 > 0, flow.delegateInsets ?? 0 > 0, flow.headers ?? 0 > 0) {
    case (false, false, false): return nil
    case (true, false, false): return FlowSizes()
    case (false, true, false): return FlowInsets()
    case (false, false, true): return FlowHeaders()
    case (true, true, false): return FlowSizesAndInsets()
    case (true, false, true): return FlowSizesAndHeaders()
    case (false, true, true): return FlowInsetsAndHeaders()
    case (true, true, true): return FlowSizesInsetsAndHeaders()
    }
  }
}

// The layout calls every method that a delegate implements, so there is a class for each set of
// methods. The formulas are the recorded ones.

@MainActor
private enum Formula {
  static func size(_ indexPath: IndexPath) -> CGSize {
    CGSize(
      width: 60 + 10 * CGFloat(indexPath.item % 3), height: 40 + 6 * CGFloat(indexPath.item % 4))
  }

  static func inset(_ section: Int) -> UIEdgeInsets {
    let section = CGFloat(section)
    return UIEdgeInsets(
      top: 4 + 3 * section, left: 6 + 5 * section, bottom: 8 + section, right: 10 + 4 * section)
  }

  static let header = CGSize(width: 0, height: 24)
}

private protocol FlowSizing: UICollectionViewDelegateFlowLayout {}

extension FlowSizing {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { Formula.size(indexPath) }
}

private protocol FlowInsetting: UICollectionViewDelegateFlowLayout {}

extension FlowInsetting {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { Formula.inset(section) }
}

private protocol FlowHeading: UICollectionViewDelegateFlowLayout {}

extension FlowHeading {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { Formula.header }
}

private final class FlowSizes: NSObject, FlowSizing {}
private final class FlowInsets: NSObject, FlowInsetting {}
private final class FlowHeaders: NSObject, FlowHeading {}
private final class FlowSizesAndInsets: NSObject, FlowSizing, FlowInsetting {}
private final class FlowSizesAndHeaders: NSObject, FlowSizing, FlowHeading {}
private final class FlowInsetsAndHeaders: NSObject, FlowInsetting, FlowHeading {}
private final class FlowSizesInsetsAndHeaders: NSObject, FlowSizing, FlowInsetting, FlowHeading {}
