import Foundation

extension ConstraintSource {
  /// Returns the description of the constraint, as in UIKit's log; `nil` for a rule that UIKit's
  /// log does not contain.
  @MainActor
  func line(in region: LayoutRegion?) -> String? {
    switch self {
    case .app(let constraint): constraint.layoutDescription
    case .rootSize(let axis): region.flatMap { rootLine($0, axis)?.text }
    case .frame(let item, let length): frameLine(item, length)?.text
    case .contentSize(let item, let axis): contentSizeLine(item, axis)?.text
    case .limit: nil
    }
  }

  /// A Boolean value that indicates whether the constraint stands for a frame that is set by hand.
  @MainActor
  func isFrame(in region: LayoutRegion?) -> Bool {
    line(in: region)?.hasPrefix("<\(autoresizingClass):") ?? false
  }

  @MainActor
  private func rootLine(_ region: LayoutRegion, _ axis: NSLayoutConstraint.Axis) -> ConstraintLine?
  {
    let isHorizontal = axis == .horizontal
    let (root, item) = (region.root, region.rootMember.item)
    guard let size = region.requestedSize else { return nil }
    var line = ConstraintLine(
      object: region.rootMember, className: "NSLayoutConstraint",
      body: ConstraintBody(
        first: .init(item: item, attribute: isHorizontal ? .width : .height),
        constant: isHorizontal ? size.width : size.height))
    if region.isFitting {
      line.identifier = "fittingSize\(isHorizontal ? "H" : "V")Target"
    } else if root is UICollectionReusableView || root.superview is UICollectionReusableView {
      // The collection view sizes cells, and they their content views.
      line.identifier = "UIView-Encapsulated-Layout-\(isHorizontal ? "Width" : "Height")"
    } else {
      line.className = autoresizingClass
      line.masks = root.autoresizingMask.logText
    }
    return line
  }

  @MainActor
  private func frameLine(_ item: ConstraintItem, _ length: FrameLength) -> ConstraintLine? {
    guard let owner = item.view?.superview ?? item.guide?.owningView else { return nil }
    if let guide = item.guide { return guideLine(guide, item, length, in: owner) }
    guard let view = item.view else { return nil }
    let rect = view.alignmentRect(forFrame: view.untransformedFrame)
    let object: AnyObject = item.member ?? item
    func line(
      _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, isPosition: Bool
    ) -> ConstraintLine {
      ConstraintLine(
        object: object, className: autoresizingClass, masks: view.autoresizingMask.logText,
        body: ConstraintBody(
          first: .init(item: item, attribute: attribute),
          position: isPosition ? owner.itemForConstraints : nil, constant: constant))
    }
    return switch length {
    case .x: line(.left, rect.origin.x, isPosition: true)
    case .y: line(.top, rect.origin.y, isPosition: true)
    case .width: line(.width, rect.size.width, isPosition: false)
    case .height: line(.height, rect.size.height, isPosition: false)
    case .contentOffset, .contentSize: nil
    }
  }

  /// Returns the description of an equation for a guide of the system.
  @MainActor
  private func guideLine(
    _ guide: UILayoutGuide, _ item: ConstraintItem, _ length: FrameLength, in owner: UIView
  ) -> ConstraintLine? {
    guard case .inset(let insets, _) = guide.systemRectangle else { return nil }
    let side: String
    let constant: CGFloat
    let attribute: NSLayoutConstraint.Attribute
    switch length {
    case .x: (side, attribute, constant) = ("left", .left, insets.left)
    case .y: (side, attribute, constant) = ("top", .top, insets.top)
    case .width: (side, attribute, constant) = ("right", .right, insets.right)
    case .height: (side, attribute, constant) = ("bottom", .bottom, insets.bottom)
    case .contentOffset, .contentSize: return nil
    }
    let inside = ConstraintBody.Side(item: item, attribute: attribute)
    let outside = ConstraintBody.Side(item: owner.itemForConstraints, attribute: attribute)
    let isNear = length == .x || length == .y
    return ConstraintLine(
      object: item.member ?? item, className: "NSLayoutConstraint",
      identifier: guide.systemKind == .layoutMargins
        ? "UIView-\(side)Margin-guide-constraint" : "\(guide.identifier)-\(side)",
      body: ConstraintBody(
        first: isNear ? inside : outside, second: isNear ? outside : inside, constant: constant))
  }

  @MainActor
  private func contentSizeLine(
    _ item: ConstraintItem, _ axis: NSLayoutConstraint.Axis
  ) -> ConstraintLine? {
    guard let view = item.view else { return nil }
    let isHorizontal = axis == .horizontal
    let priorities = view.contentPriorities(for: axis)
    let size = view.contentSize(wrappedAt: item.member?.wrappingWidth)
    return ConstraintLine(
      object: item.member ?? item, className: "NSContentSizeLayoutConstraint",
      body: ConstraintBody(
        first: .init(item: item, attribute: isHorizontal ? .width : .height),
        constant: isHorizontal ? size.width : size.height),
      suffix: " Hug:\(Int(priorities.hugging.rawValue))"
        + " CompressionResistance:\(Int(priorities.compressionResistance.rawValue))")
  }
}

/// The class of constraints for frames that are set by hand.
private let autoresizingClass = "NSAutoresizingMaskLayoutConstraint"

extension UIView.AutoresizingMask {
  /// The mask as in UIKit's log: the near margin, the size, and the far margin of each axis, `&`
  /// for a flexible one. If nothing is flexible, the far margin is.
  fileprivate var logText: String {
    func axis(_ near: Self, _ size: Self, _ far: Self) -> String {
      let flexible = intersection([near, size, far]).isEmpty ? far : self
      return [near, size, far].map { flexible.contains($0) ? "&" : "-" }.joined()
    }
    let horizontal = axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let vertical = axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "h=\(horizontal) v=\(vertical)"
  }
}
