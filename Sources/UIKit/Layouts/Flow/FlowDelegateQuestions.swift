/// Queries the delegate of a flow layout, and detects the methods that it does not implement.
///
/// On iOS, a layout asks the runtime whether the delegate implements a method. Here the protocol's
/// own default implementation records that it was called.
@MainActor
struct FlowDelegateQuestions {
  /// A Boolean value that indicates whether a method that the delegate does not implement was
  /// called.
  static var isUnanswered = false

  /// A method of the delegate.
  private enum Method: Hashable {
    case size, inset, lineSpacing, interitemSpacing, header, footer
  }

  private let collectionView: UICollectionView
  private let layout: UICollectionViewFlowLayout
  private let delegate: UICollectionViewDelegateFlowLayout?
  private var missing: Set<Method> = []

  init(_ collectionView: UICollectionView, _ layout: UICollectionViewFlowLayout) {
    self.collectionView = collectionView
    self.layout = layout
    delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
  }

  /// Returns the result of a method; `nil` if the delegate does not implement it. Such a method is
  /// called only once.
  private mutating func ask<Answer>(
    _ method: Method, _ question: (UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate, !missing.contains(method) else { return nil }
    Self.isUnanswered = false
    let answer = question(delegate)
    defer { Self.isUnanswered = false }
    guard Self.isUnanswered else { return answer }
    missing.insert(method)
    return nil
  }

  mutating func inset(ofSection section: Int) -> UIEdgeInsets {
    ask(.inset) { [collectionView, layout] in
      $0.collectionView(collectionView, layout: layout, insetForSectionAt: section)
    } ?? layout.sectionInset
  }

  mutating func lineSpacing(ofSection section: Int) -> CGFloat {
    ask(.lineSpacing) { [collectionView, layout] in
      $0.collectionView(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
    } ?? layout.minimumLineSpacing
  }

  mutating func interitemSpacing(ofSection section: Int) -> CGFloat {
    ask(.interitemSpacing) { [collectionView, layout] in
      $0.collectionView(
        collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
    } ?? layout.minimumInteritemSpacing
  }

  mutating func headerSize(ofSection section: Int) -> CGSize {
    ask(.header) { [collectionView, layout] in
      $0.collectionView(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
    } ?? layout.headerReferenceSize
  }

  mutating func footerSize(ofSection section: Int) -> CGSize {
    ask(.footer) { [collectionView, layout] in
      $0.collectionView(collectionView, layout: layout, referenceSizeForFooterInSection: section)
    } ?? layout.footerReferenceSize
  }

  /// Returns the sizes of a section's items; `nil` if the delegate does not implement the method.
  mutating func itemSizes(ofSection section: Int, count: Int) -> [CGSize]? {
    guard count > 0, let first = itemSize(at: IndexPath(item: 0, section: section)) else {
      return nil
    }
    var sizes = [first]
    sizes.reserveCapacity(count)
    for item in 1..<max(1, count) {
      sizes.append(itemSize(at: IndexPath(item: item, section: section)) ?? layout.itemSize)
    }
    return sizes
  }

  private mutating func itemSize(at indexPath: IndexPath) -> CGSize? {
    ask(.size) { [collectionView, layout] in
      $0.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }
  }
}
