/// The source of the sections of a compositional layout.
enum CompositionalSections {
  /// All sections share one description.
  case alike(NSCollectionLayoutSection)
  /// All sections display one list.
  case list(ListSection)
  /// A closure provides each section.
  case provided(UICollectionViewCompositionalLayoutSectionProvider)

  /// A Boolean value that indicates whether the descriptions do not change with the items.
  var areKnown: Bool { if case .provided = self { false } else { true } }
}
