extension SectionPattern {
  /// Returns a Boolean value that indicates whether a section with a number of items displays any
  /// of them.
  func showsItems(_ itemCount: Int) -> Bool { itemCount > 0 && capacity > 0 }

  /// Returns the number of groups for a number of items.
  @inline(__always)
  func groupCount(_ itemCount: Int) -> Int {
    itemCount > 0 ? (itemCount - 1) / capacity + 1 : 0
  }

  /// A Boolean value that indicates whether any item in the group has a length that is an estimate
  /// or measured.
  var isMeasurable: Bool { !shape.axes.isEmpty }

  /// Returns the length of the group at an index along the stack axis. A partial last group is
  /// trimmed.
  func groupLength(_ group: Int, itemCount: Int) -> Double {
    let held = min(capacity, itemCount - group * capacity)
    return shape.partialLengths[held - 1]
  }

  /// Returns the distance from the content box's near edge to the end behind its last group and
  /// inset, along the stack axis.
  func stackLength(_ itemCount: Int) -> Double {
    // The length of lanes depends on the items, so every section of lanes has its own.
    if lanes != nil { return firstOrigin[stackAxis] + stackInsetEnd }
    let groups = groupCount(itemCount)
    return firstOrigin[stackAxis] + Double(groups - 1) * pitch
      + groupLength(groups - 1, itemCount: itemCount) + stackInsetEnd
  }

  /// Returns the length of the section's insets and groups along the layout's scroll axis, without
  /// boundary items. Zero or more.
  func contentLength(_ itemCount: Int) -> Double {
    guard showsItems(itemCount) else {
      // An empty section has no length; its insets have no effect (conformance case `charon-051`).
      return boundary.items.isEmpty ? 0 : max(0, insetStart + insetEnd)
    }
    return max(0, isOrthogonal ? insetStart + shape.rowLength + insetEnd : stackLength(itemCount))
  }

  /// Returns a Boolean value that indicates whether a section with a number of items displays
  /// anything.
  func isShown(_ itemCount: Int) -> Bool { showsItems(itemCount) || !boundary.items.isEmpty }

  /// Returns the length of a section along the scroll axis, including boundary items and insets.
  func length(_ itemCount: Int) -> Double {
    guard isShown(itemCount) else { return 0 }
    let content = contentLength(itemCount)
    return boundary.growthBefore + content + boundary.growthAfter(contentLength: content)
  }

  /// The largest distance by which anything exceeds a section along the scroll axis.
  var overhang: Double {
    let items = max(0, -firstOrigin[boundary.scrollAxis], -stackInsetEnd, -insetStart, -insetEnd)
    return max(items, boundary.items.isEmpty ? 0 : boundary.overhang)
  }
}

extension GroupShape {
  /// Returns the depth of the item at a slot.
  @inline(__always)
  func depth(ofSlot slot: Int, in pattern: SectionPattern) -> Int {
    depths.isEmpty ? pattern.context.itemDepth : depths[slot]
  }
}
