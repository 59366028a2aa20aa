extension SectionPattern {
  /// Whether a section with this many items shows any.
  func showsItems(_ itemCount: Int) -> Bool { itemCount > 0 && capacity > 0 }

  /// How many groups a section with this many items has.
  @inline(__always)
  func groupCount(_ itemCount: Int) -> Int {
    itemCount > 0 ? (itemCount - 1) / capacity + 1 : 0
  }

  /// Whether anything in a group waits to be measured.
  var isMeasurable: Bool { !shape.axes.isEmpty }

  /// The length of the group at an index along the stack axis; a partial last group is trimmed.
  func groupLength(_ group: Int, itemCount: Int) -> Double {
    let held = min(capacity, itemCount - group * capacity)
    return shape.partialLengths[held - 1]
  }

  /// From the content box's near edge to the end of its last group and inset, along the stack axis.
  func stackLength(_ itemCount: Int) -> Double {
    let groups = groupCount(itemCount)
    return firstOrigin[stackAxis] + Double(groups - 1) * pitch
      + groupLength(groups - 1, itemCount: itemCount) + stackInsetEnd
  }

  /// The length of the section's insets and groups along the layout's scroll axis, boundary items
  /// not counted. Zero or more.
  func contentLength(_ itemCount: Int) -> Double {
    guard showsItems(itemCount) else {
      // Without anything to show, a section takes no room at all, insets included
      // (conformance case `charon-051`).
      return boundary.items.isEmpty ? 0 : max(0, insetStart + insetEnd)
    }
    return max(0, isOrthogonal ? insetStart + shape.rowLength + insetEnd : stackLength(itemCount))
  }

  /// Whether a section with this many items is there at all.
  func isShown(_ itemCount: Int) -> Bool { showsItems(itemCount) || !boundary.items.isEmpty }

  /// A section's whole length along the scroll axis: boundary items, insets and groups.
  func length(_ itemCount: Int) -> Double {
    guard isShown(itemCount) else { return 0 }
    let content = contentLength(itemCount)
    return boundary.growthBefore + content + boundary.growthAfter(contentLength: content)
  }

  /// How far anything may stick out of a section of the kind along the scroll axis.
  var overhang: Double {
    let items = max(0, -firstOrigin[boundary.scrollAxis], -stackInsetEnd, -insetStart, -insetEnd)
    return max(items, boundary.items.isEmpty ? 0 : boundary.overhang)
  }
}

extension GroupShape {
  /// The depth of the item at a slot.
  @inline(__always)
  func depth(ofSlot slot: Int, in pattern: SectionPattern) -> Int {
    depths.isEmpty ? pattern.context.itemDepth : depths[slot]
  }
}
