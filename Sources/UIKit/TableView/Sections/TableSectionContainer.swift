/// The container of an app's view that is not a ``UITableViewHeaderFooterView`` and serves as a
/// header or footer.
final class TableSectionContainer: UIView, ElementView {
  /// The app's view, which fills the container.
  let content: UIView
  let elementKind: ElementKind
  var displayedElement: ElementKey? {
    didSet { if displayedElement != oldValue { noteDrawingChange() } }
  }
  private(set) var appliedAttributes: UICollectionViewLayoutAttributes?
  var displacement: CGFloat = 0
  var nibRegistration = -1

  /// The height of the app's view before it was displayed, in points.
  private let ownHeight: CGFloat

  init(_ content: UIView, _ edge: SectionEdge) {
    self.content = content
    ownHeight = content.frame.height
    elementKind = .supplementary(edge.kind)
    super.init(frame: content.bounds)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.frame != bounds { content.frame = bounds }
  }

  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes) {
    if let appliedAttributes, appliedAttributes.isSame(as: attributes) { return }
    frame = attributes.frame
    alpha = attributes.alpha
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    layer.zPosition = CGFloat(attributes.zIndex)
    appliedAttributes = attributes
    setNeedsLayout()
  }

  /// Returns attributes with the height that the constraints or the content of the app's view
  /// require, or otherwise its own height.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let target = CGSize(
      width: layoutAttributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    let fitting = content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size.height = PixelRounding.up(
      fitting.height > 0 ? fitting.height : ownHeight, scale: traitCollection.roundingScale)
    return layoutAttributes
  }

  // MARK: - Reuse

  var reuseIdentifier: String? { nil }
  var reuseQueue: ReuseQueue? { nil }
  var viewWithConstraints: UIView? { nil }
  var cell: (any ElementCell)? { nil }
  func assign(to queue: ReuseQueue) {}
  func prepareForReuse() {}
  func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
  }
}
