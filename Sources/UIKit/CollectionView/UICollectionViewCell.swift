/// The view of an item of data.
///
/// Content goes into ``contentView``, which always fills the cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView(frame: .zero)

  /// A cell of a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeContent()
  }

  /// Views are not read from archives here: this makes a cell of size zero.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContent()
  }

  private func placeContent() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The view for the cell's content, in front of the background views and as large as the cell.
  open var contentView: UIView { content }

  /// Whether the item is selected. The collection view sets it.
  open var isSelected = false {
    didSet { updateSelectedBackground() }
  }

  /// Whether the item is touched. The collection view sets it.
  open var isHighlighted = false {
    didSet { updateSelectedBackground() }
  }

  /// A view behind the content, as large as the cell. None by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeBackgrounds()
    }
  }

  /// A view behind the content and in front of ``backgroundView``, as large as the cell, that is
  /// shown while the cell is selected or highlighted. None by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeBackgrounds()
      updateSelectedBackground()
    }
  }

  private func placeBackgrounds() {
    for view in [selectedBackgroundView, backgroundView] {
      guard let view else { continue }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    }
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  // MARK: - Its own size

  /// The size that the cell wants for its content, in points: ``UIView/intrinsicContentSize`` along an
  /// axis that has one, and what ``contentView`` wants along the other.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    wish(within: size, of: contentView)
  }

  override func intrinsicContentSizeWasInvalidated(in view: UIView) {
    super.intrinsicContentSizeWasInvalidated(in: view)
    if view === contentView { sizeWasInvalidated(isOwn: true) }
  }
}
