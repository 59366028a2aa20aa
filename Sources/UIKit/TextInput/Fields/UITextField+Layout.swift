/// The views at the sides of a text field.
struct FieldSides {
  var left: UIView?
  var right: UIView?
  var clear: ClearButton?
}

/// The frames of the text and of the views in a text field.
extension UITextField {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Rectangles

  /// Returns the rectangle that is left for the text.
  func room(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let margins = borderStyle.textMargins
    var start = bounds.minX + margins.width
    var end = bounds.maxX - margins.width
    func cut(_ rect: CGRect, isAtStart: Bool) {
      if isAtStart { start = max(start, rect.maxX) } else { end = min(end, rect.minX) }
    }
    if showsLeftView(isEditing: isEditing) {
      cut(leftViewRect(forBounds: bounds), isAtStart: !isRightToLeft)
    }
    if showsRightView(isEditing: isEditing) {
      cut(rightViewRect(forBounds: bounds), isAtStart: isRightToLeft)
    } else if showsClearButton(isEditing: isEditing) {
      cut(clearButtonRect(forBounds: bounds), isAtStart: isRightToLeft)
    }
    return CGRect(
      x: start, y: bounds.minY + margins.height, width: max(0, end - start),
      height: max(0, bounds.height - 2 * margins.height))
  }

  /// Returns the rectangle of a size, centered along y, at a distance from the trailing edge.
  func placed(_ size: CGSize, in bounds: CGRect, trailing: CGFloat) -> CGRect {
    let y = PixelRounding.snapped(
      bounds.midY - size.height / 2, scale: traitCollection.roundingScale)
    let rect = CGRect(
      x: bounds.maxX - trailing - size.width, y: y, width: size.width, height: size.height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns the size of a view at a side.
  func sideSize(of view: UIView) -> CGSize {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
  }

  // MARK: Sides

  private func showsLeftView(isEditing: Bool) -> Bool {
    sides.left != nil && leftViewMode.shows(isEditing: isEditing)
  }

  private func showsRightView(isEditing: Bool) -> Bool {
    sides.right != nil && rightViewMode.shows(isEditing: isEditing)
  }

  private func showsClearButton(isEditing: Bool) -> Bool {
    hasContent && clearButtonMode.shows(isEditing: isEditing)
      && !showsRightView(isEditing: isEditing)
  }

  func replaceSide(_ side: WritableKeyPath<FieldSides, UIView?>, by view: UIView?) {
    guard sides[keyPath: side] !== view else { return }
    sides[keyPath: side]?.removeFromSuperview()
    sides[keyPath: side] = view
    setNeedsLayoutOfSides()
  }

  func setNeedsLayoutOfSides() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    noteDrawingChange()
  }

  func contentSizeDidChange() { setNeedsLayoutOfSides() }

  /// Adds the views that are displayed now, and removes the others.
  func placeSides() {
    let isEditing = isEditing
    place(sides.left, shows: showsLeftView(isEditing: isEditing)) { leftViewRect(forBounds: $0) }
    place(sides.right, shows: showsRightView(isEditing: isEditing)) {
      rightViewRect(forBounds: $0)
    }
    let showsClear = showsClearButton(isEditing: isEditing)
    if showsClear, sides.clear == nil {
      sides.clear = ClearButton { [weak self] in self?.userDidClear() }
    }
    place(sides.clear, shows: showsClear) { clearButtonRect(forBounds: $0) }
  }

  private func place(_ view: UIView?, shows: Bool, rect: (CGRect) -> CGRect) {
    guard let view else { return }
    if shows {
      if view.superview !== self { addSubview(view) }
      let frame = rect(bounds)
      if view.frame != frame { view.frame = frame }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Sizes

  var sizeOfText: CGSize {
    let scale = traitCollection.roundingScale
    let text = hasText ? textLines : placeholderLines
    let margins = borderStyle.sizeMargins
    var width = PixelRounding.up(
      text.size(for: .greatestFiniteMagnitude, lines: 1).width, scale: scale)
    let isEditing = isEditing
    if showsLeftView(isEditing: isEditing), let view = leftView {
      width += sideSize(of: view).width
    }
    if showsRightView(isEditing: isEditing), let view = rightView {
      width += sideSize(of: view).width
    }
    return CGSize(
      width: width + margins.width,
      height: content.font.lineHeight.rounded(.up) + margins.height)
  }

  func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    if content.followTextSize(traitCollection) { contentSizeDidChange() }
  }
}

extension UITextField.BorderStyle {
  /// The distances of the text from the edges, in points, which are chosen.
  fileprivate var textMargins: CGSize {
    switch self {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  /// The lengths that the size has in addition to the text's.
  ///
  /// A line at 17 points is 21 points high, rounded up. The heights are recorded for the three
  /// borders, and the width in `se26-priorities-field`.
  fileprivate var sizeMargins: CGSize {
    switch self {
    case .none: CGSize(width: 0, height: 1)
    case .line: CGSize(width: 4, height: 9)
    case .bezel: CGSize(width: 14, height: 11)
    case .roundedRect: CGSize(width: 28, height: 13)
    }
  }
}
