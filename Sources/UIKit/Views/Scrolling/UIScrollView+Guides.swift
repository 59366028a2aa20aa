extension UIScrollView {
  /// A guide for the content: constraints of subviews to its edges decide ``contentSize``, like
  /// those to the edges of the scroll view itself.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }

  /// A guide for the visible frame, which keeps its position while the content scrolls.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }

  /// Updates the size of the content among constraints, after it was set by hand or by the view.
  func scrollContentSizeDidChange() {
    guard let constraintItem else { return }
    for member in [constraintItem.member, constraintItem.ownRegion?.rootMember] {
      guard let member, member.scrollContent != nil else { continue }
      member.region.equationsDidChange(of: member)
      setNeedsLayout()
    }
  }

  /// Gives the content the size that constraints decide, if they decide any.
  func applyConstrainedContentSize() {
    guard let constraintItem else { return }
    for member in [constraintItem.member, constraintItem.ownRegion?.rootMember] {
      if let member, member.scrollContent != nil { applyContentSize(of: member) }
    }
  }
}
