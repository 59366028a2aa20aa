/// The separators of a list cell.
@MainActor
final class ListSeparators {
  private var views = ListSeparatorViews()
  private var guide: UILayoutGuide?
  private var leadingConstraint: NSLayoutConstraint?
  private var trailingConstraint: NSLayoutConstraint?

  // MARK: - The guide

  /// Returns the guide, which is made with the first call.
  func makeGuide(in cell: UIView) -> UILayoutGuide {
    if let guide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    cell.addLayoutGuide(guide)
    let leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    // Any constraint of the app is stronger.
    leading.priority = UILayoutPriority(1)
    trailing.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      leading, trailing, guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      guide.heightAnchor.constraint(
        equalToConstant: cell.traitCollection.metrics.list.separatorHeight(
          scale: cell.traitCollection.roundingScale)),
    ])
    (leadingConstraint, trailingConstraint) = (leading, trailing)
    self.guide = guide
    return guide
  }

  /// Returns the automatic insets: the insets of the guide, if the app uses it.
  ///
  /// - Parameter standard: The insets without constraints of the app.
  func automaticInsets(
    _ standard: (leading: CGFloat, trailing: CGFloat), in cell: UIView
  ) -> (leading: CGFloat, trailing: CGFloat) {
    guard let guide else { return standard }
    if leadingConstraint?.constant != standard.leading {
      leadingConstraint?.constant = standard.leading
    }
    if trailingConstraint?.constant != standard.trailing {
      trailingConstraint?.constant = standard.trailing
    }
    let frame = cell.placed(guide.layoutFrame)
    return (frame.minX, cell.bounds.width - frame.maxX)
  }

  // MARK: - Views

  /// Displays a separator at the top or the bottom.
  ///
  /// - Parameters:
  ///   - frame: The frame; `nil` without a separator.
  ///   - alpha: The opacity. A table view keeps the frames of separators that it hides.
  func show(
    _ side: WritableKeyPath<ListSeparatorViews, UIView?>, at frame: CGRect?, color: UIColor,
    effect: UIVisualEffect?, alpha: CGFloat = 1, in cell: UIView
  ) {
    guard let frame else {
      if views[keyPath: side]?.isHidden == false { views[keyPath: side]?.isHidden = true }
      return
    }
    var view = views[keyPath: side]
    if view == nil || (view is UIVisualEffectView) != (effect != nil) {
      view?.removeFromSuperview()
      view = effect == nil ? UIView(frame: .zero) : UIVisualEffectView(effect: nil)
      view?.isUserInteractionEnabled = false
      views[keyPath: side] = view
      if let view { cell.addSubview(view) }
    }
    guard let view else { return }
    if view.isHidden { view.isHidden = false }
    if view.frame != frame { view.frame = frame }
    if view.alpha != alpha { view.alpha = alpha }
    if let effect {
      (view as? UIVisualEffectView)?.effect = effect
    } else if view.backgroundColor != color {
      view.backgroundColor = color
    }
  }
}

/// The views of the separators.
struct ListSeparatorViews {
  var top: UIView?
  var bottom: UIView?
}
