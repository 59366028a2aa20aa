/// The internal state of a header or footer, besides its configurations.
@MainActor
struct TableSectionViewState {
  var text: TableCellLabel?
  var detail: TableCellLabel?
  /// A Boolean value that indicates whether the app has set the background color.
  var hasOwnColor = false
  /// A Boolean value that indicates whether the app has set the tint color.
  var hasOwnTint = false
  var margins = StandardMargins()
  var contentMargins = StandardMargins()
  /// The shade below a pinned header; `nil` before it was pinned.
  var shade: PinnedShadeView?
}
