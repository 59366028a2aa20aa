extension UICollectionViewListCell {
  /// The minimum height of a row; 0 for headers and footers.
  var minimumHeight: CGFloat {
    let placement = listPlacement
    guard placement.isRow else { return 0 }
    return traitCollection.metrics.list.minimumRowHeight(
      in: placement.appearance ?? .plain, traitCollection)
  }

  /// Schedules an arrangement of the accessories, and invalidates the measurement of the cell.
  func setNeedsArrangement() {
    setNeedsLayout()
    contentSizeDidChange(isOwn: true)
  }

  /// The indentation of the content, in points.
  var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  func indentationDidChange() {
    showMargins()
    setNeedsArrangement()
  }

  /// Updates the margins for the width, and the accessories for the states of the cell, and returns
  /// the positions of these.
  private func arrangement() -> AccessoryArrangement {
    showMargins()
    accessoryViews.update(in: self)
    let safeArea = NSDirectionalEdgeInsets(
      safeAreaInsets, in: effectiveUserInterfaceLayoutDirection)
    return accessoryViews.arrangement(
      inWidth: bounds.width, indentation: indentation, indentsAccessories: indentsAccessories,
      safeArea: (safeArea.leading, safeArea.trailing))
  }

  /// Gives the content its width for a measurement.
  ///
  /// - Returns: The width that accessories and indentation take from the content.
  func arrangeForMeasuring() -> CGFloat {
    let arrangement = arrangement()
    place(contentIn: arrangement)
    let excess = bounds.width - (arrangement.contentEnd - arrangement.contentStart)
    frameworkState.measuredExcess = excess
    return excess
  }

  /// Places the content and the accessories.
  func arrange() {
    let arrangement = arrangement()
    place(contentIn: arrangement)
    accessoryViews.place(by: arrangement, in: self)
    let excess = bounds.width - (arrangement.contentEnd - arrangement.contentStart)
    if let measured = frameworkState.measuredExcess, measured != excess {
      contentSizeDidChange(isOwn: true)
    }
  }

  private func place(contentIn arrangement: AccessoryArrangement) {
    let frame = placed(
      CGRect(
        x: arrangement.contentStart, y: 0,
        width: arrangement.contentEnd - arrangement.contentStart, height: bounds.height))
    if contentView.frame != frame { contentView.frame = frame }
    if contentView.insetsLayoutMarginsFromSafeArea, listPlacement != .none {
      contentView.insetsLayoutMarginsFromSafeArea = false
    }
    if !configurations.hasMadeContentView, !contentView.preservesSuperviewLayoutMargins {
      contentView.preservesSuperviewLayoutMargins = true
    }
  }
}
