import Foundation
import SceneRendering

/// A member of a message about a node, in the order in which members are written.
enum SceneMember: String, CaseIterable {
  case frame, transform, fill, border, radius, corners, curve, opacity, clip, text, drawing, input
  case shadow, backdrop, mask, blur, back, web
  case scroll, offset, element, label, identifier, role, aria, atomic, speech
  case fixed, drags, hover
}

extension SceneNode {
  /// Writes the value of a member of this node; returns `false`, and writes nothing, for a default
  /// value, which is omitted.
  ///
  /// The frame is relative to the parent's box, or to a scrolling parent's content, unless the node
  /// stays in place.
  func write(_ member: SceneMember, in parent: SceneNode?, to json: inout JSONWriter) -> Bool {
    switch member {
    case .frame:
      let origin = origin(in: parent)
      json.numbers(origin.x, origin.y, frame.width, frame.height)
    case .transform:
      if let numbers = hasEffects ? effects?.transform3D : nil {
        json.numbers(numbers)
      } else {
        guard transform != .identity else { return false }
        transform.write(to: &json)
      }
    case .fill:
      guard let fill, fill.alpha > 0 else { return false }
      json.color(fill)
    case .border:
      guard let border, border.width > 0 else { return false }
      json.list { json in
        json.number(border.width)
        json.color(border.color)
      }
    case .radius:
      guard cornerRadius > 0 else { return false }
      json.number(drawnCornerRadius)
    case .corners:
      guard cornerRadius > 0, roundedCorners != .all else { return false }
      roundedCorners.write(to: &json)
    case .curve:
      guard let curve = cornerCurve else { return false }
      json.numbers(curve.radius, curve.exponent)
    case .opacity:
      guard opacity < 1 else { return false }
      json.number(opacity)
    case .clip: return json.flagValue(clipsChildren)
    case .text:
      // The page's input displays a text of one line.
      guard let text, !isInput || input?.lineDistance != nil else { return false }
      text.write(to: &json)
    case .drawing:
      guard let drawing else { return false }
      drawing.write(to: &json)
    case .input:
      guard let input else { return false }
      input.write(accessibility, to: &json)
    case .shadow, .backdrop, .mask, .blur, .back: return writeEffect(member, to: &json)
    case .web:
      guard let address = webAddress(isAllowed: WebFrames.areAllowed) else { return false }
      json.string(address)
    case .scroll:
      guard let scroll else { return false }
      scroll.write(to: &json)
    case .offset:
      guard let scroll else { return false }
      json.numbers(scroll.offset.x, scroll.offset.y)
    case .element:
      guard let element else { return false }
      element.write(to: &json)
    case .identifier: return accessibility?.write(member, to: &json) ?? false
    // The page's input has the description.
    case .label, .role, .aria, .atomic, .speech:
      return isInput ? false : accessibility?.write(member, to: &json) ?? false
    case .fixed: return json.flagValue(staysInPlace)
    case .drags:
      guard !claimedDrags.isEmpty else { return false }
      json.string(claimedDrags.letters)
    case .hover: return json.flagValue(tracksHover)
    }
    return true
  }

  private func writeEffect(_ member: SceneMember, to json: inout JSONWriter) -> Bool {
    guard let effects else { return false }
    switch member {
    case .shadow:
      guard let shadow = effects.shadow else { return false }
      shadow.write(to: &json)
    case .backdrop:
      guard let backdrop = effects.backdrop else { return false }
      backdrop.write(to: &json)
    case .mask:
      guard let mask = effects.mask else { return false }
      mask.write(to: &json)
    case .back: return json.flagValue(effects.hidesBack)
    default:
      guard effects.blur > 0 else { return false }
      json.number(effects.blur)
    }
    return true
  }

  /// Returns the address of a page of the web; `nil` if frames are not permitted.
  func webAddress(isAllowed: Bool) -> String? { isAllowed ? effects?.webAddress : nil }

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
    case .shadow, .backdrop, .mask, .blur, .back, .web: hasSameEffects(as: other)
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

extension SceneDragAxes {
  /// The axes as letters.
  fileprivate var letters: String {
    var letters = contains(.horizontal) ? "x" : ""
    if contains(.vertical) { letters += "y" }
    if contains(.afterPress) { letters += "p" }
    if contains(.wheel) { letters += "w" }
    if contains(.menuClick) { letters += "m" }
    return letters
  }
}

extension JSONWriter {
  /// Writes `true`; returns `false`, and writes nothing, for another value.
  fileprivate mutating func flagValue(_ value: Bool) -> Bool {
    if value { bool(true) }
    return value
  }
}
