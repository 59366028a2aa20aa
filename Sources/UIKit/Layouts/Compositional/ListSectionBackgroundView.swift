/// The color behind the rows of a section that displays a list.
@MainActor
final class ListSectionBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { showColor() }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showColor()
  }

  private func showColor() {
    guard let section = appliedAttributes?.indexPath.section,
      let list = displayingCollectionView?.layoutInUse.backend.list(ofSection: section)
    else { return }
    backgroundColor = list.backgroundColor
  }
}
