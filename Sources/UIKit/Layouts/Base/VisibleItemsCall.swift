/// The arguments of a call of a section's handler for visible items.
@MainActor
struct VisibleItemsCall {
  let handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  let offset: CGPoint
  let environment: NSCollectionLayoutEnvironment
}
