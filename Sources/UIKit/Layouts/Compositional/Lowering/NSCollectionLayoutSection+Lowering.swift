import CollectionLayout

extension NSCollectionLayoutSection {
  /// Returns the engine's value of the section.
  ///
  /// - Parameters:
  ///   - context: The context, which receives new element kinds.
  ///   - insets: A closure that returns the insets of a reference.
  func lowered(
    in context: inout LoweringContext,
    insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
  ) -> LayoutSection {
    var section = LayoutSection(
      group: group.lowered(in: &context), interGroupSpacing: Double(interGroupSpacing),
      contentInsets: contentInsets.lowered, referenceInsets: insets(contentInsetsReference).lowered,
      isOrthogonal: orthogonalScrollingBehavior != .none,
      boundaryItems: boundarySupplementaryItems.map { $0.loweredBoundary(in: &context) },
      boundaryItemsFollowContentInsets: supplementaryContentInsetsReference == .automatic,
      boundaryReferenceInsets: supplementaryContentInsetsReference == .automatic
        ? LayoutInsets() : insets(supplementaryContentInsetsReference).lowered,
      decorationItems: decorationItems.map { $0.loweredDecoration(in: &context) })
    if let lanes {
      var lowered = lanes.lowered(itemCount: context.itemCount)
      // The views that are attached to the item of the group belong to each item.
      if case .sequence(let sequence) = section.group.content {
        lowered.supplementaryItems = sequence.subitems.flatMap(\.supplementaryItems)
      }
      section.lanes = lowered
    }
    return section
  }

  /// The first element kind that two supplementary items of the section share; `nil` if every kind
  /// occurs once. An item with a badge that is repeated in its group has one badge.
  var repeatedElementKind: String? {
    var owners: [String: ObjectIdentifier] = [:]
    for item in boundarySupplementaryItems
    where owners.updateValue(ObjectIdentifier(item), forKey: item.elementKind) != nil {
      return item.elementKind
    }
    for attached in group.attachedItems {
      var kinds: Set<String> = []
      for item in attached {
        let origin = ObjectIdentifier(item.origin)
        let other = owners.updateValue(origin, forKey: item.elementKind) ?? origin
        if other != origin || !kinds.insert(item.elementKind).inserted { return item.elementKind }
      }
    }
    return nil
  }
}

extension NSCollectionLayoutItem {
  /// The supplementary items of the item and, for a group, of all its content.
  fileprivate var attachedItems: [[NSCollectionLayoutSupplementaryItem]] {
    let within = (self as? NSCollectionLayoutGroup)?.subitems.flatMap(\.attachedItems) ?? []
    return supplementaryItems.isEmpty ? within : [supplementaryItems] + within
  }
}
