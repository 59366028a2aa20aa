import Foundation
import SceneRendering

/// A member of a message about a node, in the order in which members are written.
enum SceneMember: String, CaseIterable {
  case frame, transform, fill, border, radius, corners, curve, opacity, clip, text, drawing, input
  case shadow, backdrop, mask, blur, web
  case scroll, offset, element, label, identifier, role, aria, atomic, speech
  case fixed, drags, hover
}

extension SceneNode {
  /// Returns the value of a member of this node, as JSON; `nil` for a default value, which is
  /// omitted.
  ///
  /// The frame is relative to the parent's box, or to a scrolling parent's content, unless the node
  /// stays in place.
  func json(of member: SceneMember, in parent: SceneNode?) -> String? {
    switch member {
    case .frame:
      let origin = origin(in: parent)
      return JSONText.numbers(origin.x, origin.y, frame.width, frame.height)
    case .transform:
      if let numbers = hasEffects ? effects?.transform3D : nil {
        return JSONText.list(numbers.map(NumberText.shortest))
      }
      guard transform != .identity else { return nil }
      return transform.json
    case .fill:
      guard let fill, fill.alpha > 0 else { return nil }
      return JSONText.string(fill.hexadecimal)
    case .border:
      guard let border, border.width > 0 else { return nil }
      return JSONText.list([
        NumberText.shortest(border.width), JSONText.string(border.color.hexadecimal),
      ])
    case .radius: return cornerRadius > 0 ? NumberText.shortest(drawnCornerRadius) : nil
    case .corners: return cornerRadius > 0 ? roundedCorners.json : nil
    case .curve: return cornerCurve.map { JSONText.numbers($0.radius, $0.exponent) }
    case .opacity: return opacity < 1 ? NumberText.shortest(opacity) : nil
    case .clip: return clipsChildren ? "true" : nil
    // The page's input displays a text of one line.
    case .text: return isInput && input?.lineDistance == nil ? nil : text?.json
    case .drawing: return drawing?.json
    case .input: return input?.json(accessibility)
    case .shadow: return hasEffects ? effects?.shadow?.json : nil
    case .backdrop: return hasEffects ? effects?.backdrop?.json : nil
    case .mask: return hasEffects ? effects?.mask?.json : nil
    case .blur:
      guard hasEffects, let blur = effects?.blur, blur > 0 else { return nil }
      return NumberText.shortest(blur)
    case .web: return webJSON(isAllowed: WebFrames.areAllowed)
    case .scroll: return isScrollArea ? scroll?.json : nil
    case .offset:
      return isScrollArea ? scroll.map { JSONText.numbers($0.offset.x, $0.offset.y) } : nil
    case .element: return element?.json
    case .identifier: return isDescribed ? accessibility?.json(of: member) : nil
    // The page's input has the description.
    case .label, .role, .aria, .atomic, .speech:
      return isDescribed && !isInput ? accessibility?.json(of: member) : nil
    case .fixed: return staysInPlace ? "true" : nil
    case .drags:
      guard !claimedDrags.isEmpty else { return nil }
      var axes = claimedDrags.contains(.horizontal) ? "x" : ""
      if claimedDrags.contains(.vertical) { axes += "y" }
      if claimedDrags.contains(.afterPress) { axes += "p" }
      if claimedDrags.contains(.wheel) { axes += "w" }
      if claimedDrags.contains(.menuClick) { axes += "m" }
      return JSONText.string(axes)
    case .hover: return tracksHover ? "true" : nil
    }
  }

  /// Returns the address of a page of the web; `nil` if frames are not permitted.
  func webJSON(isAllowed: Bool) -> String? {
    guard hasEffects, isAllowed, let address = effects?.webAddress else { return nil }
    return JSONText.string(address)
  }

  /// Returns whether a member has equal sources in two states of the node, and so an equal value.
  func hasSameSource(
    of member: SceneMember, as other: SceneNode, in parent: SceneNode?, _ otherParent: SceneNode?
  ) -> Bool {
    switch member {
    case .frame:
      frame.size == other.frame.size && origin(in: parent) == other.origin(in: otherParent)
    case .transform: transform == other.transform && hasSameEffects(as: other)
    case .fill: fill == other.fill
    case .border: border == other.border
    case .radius:
      cornerRadius == other.cornerRadius && roundedCorners == other.roundedCorners
        && (cornerRadius <= 0 || frame.size == other.frame.size)
    case .corners:
      roundedCorners == other.roundedCorners && (cornerRadius > 0) == (other.cornerRadius > 0)
    case .curve:
      hasContinuousCorners == other.hasContinuousCorners && cornerRadius == other.cornerRadius
        && (!hasContinuousCorners || frame.size == other.frame.size)
    case .opacity: opacity == other.opacity
    case .clip: clipsChildren == other.clipsChildren
    case .text: text == other.text && isInput == other.isInput && hasSameInput(as: other)
    case .drawing: hasSameDrawing(as: other)
    case .input: hasSameInput(as: other) && (!isInput || hasSameAccessibility(as: other))
    case .shadow, .backdrop, .mask, .blur, .web: hasSameEffects(as: other)
    // The offset is a separate member, but it is compared with the rest.
    case .scroll, .offset: hasSameScroll(as: other)
    case .element: element == other.element
    case .label, .identifier, .role, .aria, .atomic, .speech:
      hasSameAccessibility(as: other) && isInput == other.isInput
    case .fixed: staysInPlace == other.staysInPlace
    case .drags: claimedDrags == other.claimedDrags
    case .hover: tracksHover == other.tracksHover
    }
  }

  /// Returns the origin of the frame in a message.
  func origin(in parent: SceneNode?) -> CGPoint {
    var origin = frame.origin
    if let parent, !parent.isScrollArea || staysInPlace {
      origin = CGPoint(x: origin.x - parent.contentOrigin.x, y: origin.y - parent.contentOrigin.y)
    }
    if staysInPlace {
      // Removes the error that a large offset leaves in the last digits.
      origin = CGPoint(x: (origin.x * 1e4).rounded() / 1e4, y: (origin.y * 1e4).rounded() / 1e4)
    }
    return origin
  }
}
