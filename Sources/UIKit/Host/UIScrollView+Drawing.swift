internal import Scenes

extension UIScrollView {
  /// Returns the scroll area as it is drawn.
  ///
  /// - Parameter offset: The point of the content at the upper left corner.
  func drawnScroll(at offset: CGPoint) -> SceneScroll {
    let safeArea = automaticallyAdjustsScrollIndicatorInsets ? safeAreaInsets : .zero
    var inset = adjustedContentInset
    inset.top += scroll.yielding?.collapsed ?? 0
    return SceneScroll(
      contentSize: contentSize, offset: offset, isContentAtRight: mirrorsContent,
      inset: SceneInsets(insetsInContent(inset)),
      overflow: clipsToBounds ? .zero : SceneInsets(overflow), bounces: bounces,
      alwaysBouncesVertically: alwaysBounceVertical,
      alwaysBouncesHorizontally: alwaysBounceHorizontal,
      indicators: SceneScrollIndicators(
        style: SceneScrollIndicators.Style(indicatorStyle),
        showsVertical: showsVerticalScrollIndicator,
        showsHorizontal: showsHorizontalScrollIndicator,
        verticalInset: SceneInsets(verticalScrollIndicatorInsets + safeArea),
        horizontalInset: SceneInsets(horizontalScrollIndicatorInsets + safeArea)),
      isEnabled: isScrollEnabled, locksDirection: isDirectionalLockEnabled,
      pullsDown: scroll.refreshing != nil && isScrollEnabled && bounces && pannableAxes.y,
      missingEdges: [UIRectEdge.top, .left, .bottom, .right].map(unpreparedEdges.contains))
  }

  /// The movement of the offset to the destination of an animated scroll; `nil` while there is
  /// none.
  var glideAnimation: SceneAnimation? {
    glide.map { glide in
      let x = glide.start.x - glide.target.x
      return SceneAnimation(
        id: glide.id,
        .offset(x: mirrorsContent ? -x : x, y: glide.start.y - glide.target.y), glide.timing)
    }
  }

  /// The edges of the content beyond the part in which elements have views.
  private var unpreparedEdges: UIRectEdge {
    guard let prepared = preparedContent, !prepared.isNull else { return [] }
    var edges: UIRectEdge = []
    let (low, high) = restingOffsets
    if prepared.minY > max(low.y, 0) { edges.insert(.top) }
    if prepared.maxY < min(high.y + bounds.height, contentSize.height) { edges.insert(.bottom) }
    if prepared.minX > max(low.x, 0) { edges.insert(mirrorsContent ? .right : .left) }
    if prepared.maxX < min(high.x + bounds.width, contentSize.width) {
      edges.insert(mirrorsContent ? .left : .right)
    }
    return edges
  }

  /// The distances by which unclipped content is drawn beyond the edges: to the edges of the
  /// superview along the axes that scroll, and to the ends of the subviews along the others.
  private var overflow: UIEdgeInsets {
    guard let outer = superview?.bounds else { return .zero }
    let extent = subviews.reduce(bounds) { $1.isHidden ? $0 : $0.union($1.frame) }
    let (low, high) = restingOffsets
    // Sizes that are sums may be off by a little; such content fits.
    let scrollsSideways = high.x > low.x + 0.01
    let scrollsDown = high.y > low.y + 0.01
    var result = UIEdgeInsets(
      top: max(0, scrollsDown ? frame.minY - outer.minY : bounds.minY - extent.minY),
      left: max(0, scrollsSideways ? frame.minX - outer.minX : bounds.minX - extent.minX),
      bottom: max(0, scrollsDown ? outer.maxY - frame.maxY : extent.maxY - bounds.maxY),
      right: max(0, scrollsSideways ? outer.maxX - frame.maxX : extent.maxX - bounds.maxX))
    let measured = scrollsSideways ? superview : self
    if measured?.mirrorsContent ?? false { swap(&result.left, &result.right) }
    return result
  }
}

extension SceneScrollIndicators.Style {
  fileprivate init(_ style: UIScrollView.IndicatorStyle) {
    self =
      switch style {
      case .default: .automatic
      case .black: .black
      case .white: .white
      }
  }
}
