extension Snapshot: CustomStringConvertible, CustomDebugStringConvertible {
  /// The counts, and the first sections with their first items.
  ///
  /// The length is bounded by six sections, six items in each, and forty characters of each
  /// identifier.
  public var description: String { text({ "\($0)" }, { "\($0)" }) }

  /// The ``description`` with the debug descriptions of identifiers and the numbers of marks.
  public var debugDescription: String {
    let marks = [
      (reloadedSectionIDs.count, "reloaded sections"), (reloadedItemIDs.count, "reloaded items"),
      (reconfiguredItemIDs.count, "reconfigured items"),
    ]
    return text({ String(reflecting: $0) }, { String(reflecting: $0) })
      + marks.filter { $0.0 > 0 }.map { "; \($0.1): \($0.0)" }.joined()
  }

  private func text(
    _ section: (SectionID) -> String, _ item: (ItemID) -> String
  ) -> String {
    let shown = sections.prefix(6).map { name in
      abbreviated(section(name)) + " " + excerpt(of: items(in: name)!, item)
    }
    let more = sectionCount > shown.count ? ["… \(sectionCount - shown.count) more"] : []
    let counts = "Snapshot of \(sectionCount) sections, \(itemCount) items"
    return ([counts] + (shown + more).map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Snapshot: CustomReflectable {
  /// The counts, instead of the storage.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["sectionCount": sectionCount, "itemCount": itemCount], displayStyle: .struct)
  }
}

extension Snapshot.ItemView: CustomStringConvertible, CustomReflectable {
  /// The first six items and the number of the others.
  public var description: String { excerpt(of: self) { "\($0)" } }

  /// The items.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}

extension Snapshot.SectionView: CustomStringConvertible, CustomReflectable {
  /// The first six sections and the number of the others.
  public var description: String { excerpt(of: self) { "\($0)" } }

  /// The sections.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}

/// Returns the first six elements and the number of the others.
private func excerpt<Elements: Collection>(
  of elements: Elements, _ text: (Elements.Element) -> String
) -> String {
  var parts = elements.prefix(6).map { abbreviated(text($0)) }
  if elements.count > parts.count { parts.append("… \(elements.count - parts.count) more") }
  return "[" + parts.joined(separator: ", ") + "]"
}

/// Returns at most the first forty characters of a text.
private func abbreviated(_ text: String) -> String {
  let start = text.prefix(41)
  return start.count > 40 ? start.prefix(39) + "…" : text
}
