/// The state of an item of an outline.
///
/// The type does not depend on the type of identifiers, so that reading nodes requires no generic
/// metadata.
@usableFromInline
struct OutlineNode: Sendable {
  /// The parent; `SectionSnapshot.root` for a root item.
  @usableFromInline var parent: Handle
  @usableFromInline var isExpanded = false

  @inlinable init(parent: Handle) { self.parent = parent }
}
