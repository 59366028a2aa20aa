import UIKit

/// A collection view that displays a case.
@MainActor
final class CaseScreen: NSObject, UICollectionViewDataSource {
  let collectionView: UICollectionView
  private let window: UIWindow
  private let counts: [Int]
  private let preferred: Case.Preferred?
  private let flowDelegate: UICollectionViewDelegateFlowLayout?
  /// The preferred sizes of cells, if they come from the recorded frames.
  private let preferredSizes: [IndexPath: CGSize]

  init(_ test: Case, layout: UICollectionViewLayout) {
    counts = test.sections
    preferred = test.preferred
    flowDelegate = test.flowDelegate
    preferredSizes = test.preferredSizes
    let container = test.container ?? [0, 0]
    let size = CGSize(width: container[0], height: container[1])
    collectionView = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    if test.semanticContentAttribute?.hasPrefix("forceRightToLeft") ?? false {
      collectionView.semanticContentAttribute = .forceRightToLeft
    }
    if let margins = test.layoutMargins {
      collectionView.layoutMargins = UIEdgeInsets(
        top: margins[0], left: margins[1], bottom: margins[2], right: margins[3])
    }
    if let inset = test.contentInset {
      collectionView.contentInset = UIEdgeInsets(
        top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
    }
    collectionView.register(CaseCell.self, forCellWithReuseIdentifier: "cell")
    for kind in test.supplementaryKinds {
      collectionView.register(
        CaseView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    let controller = UIViewController()
    if let edges = test.safeArea {
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
    }
    let view = collectionView
    window = UIWindow(device: .custom(size: size, scale: test.scale)) {
      controller.view.addSubview(view)
      return controller
    }
    super.init()
    collectionView.delegate = flowDelegate
    collectionView.dataSource = self
    window.settleLayout()
    if let offset = test.contentOffset {
      collectionView.contentOffset = CGPoint(x: offset[0], y: offset[1])
      window.settleLayout()
    }
  }

  /// The scroll views of the sections that scroll orthogonally, by section. They are found as in
  /// apps: among the subviews, from top to bottom.
  var rows: [Int: UIScrollView] {
    let views = collectionView.subviews.compactMap { $0 as? UIScrollView }
    let layout = collectionView.collectionViewLayout
    var rows: [Int: UIScrollView] = [:]
    for section in counts.indices where counts[section] > 0 {
      let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: section))
      guard let first else { continue }
      rows[section] = views.first {
        $0.frame.minY - 0.5 <= first.frame.minY && first.frame.maxY <= $0.frame.maxY + 0.5
      }
    }
    return rows
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! CaseCell
    cell.preferredHeight = preferred?.height(ofItem: indexPath.item)
    cell.preferredSize = preferredSizes[indexPath]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath) as! CaseView
    view.preferredHeight =
      kind == UICollectionView.elementKindSectionHeader ? preferred?.header : preferred?.footer
    return view
  }
}

/// A cell that prefers a given size or height, or its current one.
final class CaseCell: UICollectionViewCell {
  var preferredHeight: Double?
  var preferredSize: CGSize?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let preferredSize else {
      return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
    layoutAttributes.size = preferredSize
    return layoutAttributes
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight ?? bounds.height)
  }
}

/// A header or footer that prefers a given height, or its current one.
final class CaseView: UICollectionReusableView {
  var preferredHeight: Double?

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight ?? bounds.height)
  }
}

extension Case.Preferred {
  /// Returns the preferred height of an item's cell; `nil` if it cannot size itself.
  fileprivate func height(ofItem item: Int) -> Double? {
    switch rule {
    case "modulo": heights.map { $0[item % $0.count] }
    case "byItem": heights?[item]
    case "constant": height
    default: nil
    }
  }
}

extension Case {
  /// The preferred size of each self-sizing cell.
  fileprivate var preferredSizes: [IndexPath: CGSize] {
    guard preferred?.rule == "expectedFrames" else { return [:] }
    var sizes: [IndexPath: CGSize] = [:]
    for element in expected where element.kind == "cell" {
      let indexPath = IndexPath(item: element.item ?? 0, section: element.section)
      sizes[indexPath] = CGSize(width: element.frame[2], height: element.frame[3])
    }
    return sizes
  }

  /// The kinds of the layout's supplementary views.
  fileprivate var supplementaryKinds: Set<String> {
    guard let spec else { return [] }
    if spec.flow != nil { return [UICollectionView.elementKindSectionHeader] }
    var kinds = Set(spec.configuration?.boundarySupplementaryItems?.map(\.elementKind) ?? [])
    for section in spec.sections {
      kinds.formUnion(section.boundarySupplementaryItems?.map(\.elementKind) ?? [])
      kinds.formUnion(section.group.supplementaryKinds)
    }
    return kinds
  }
}

extension Case.ItemSpec {
  fileprivate var supplementaryKinds: [String] {
    (supplementaryItems ?? []).map(\.elementKind) + (subitems ?? []).flatMap(\.supplementaryKinds)
  }
}
