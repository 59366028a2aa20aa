/// The placement of content of one size in an area of another size.
package enum ContentFit: Sendable {
  /// The content is stretched to the area.
  case fill
  /// The content is as large as fits, with its proportions.
  case aspectFit
  /// The content is as small as covers the area, with its proportions.
  case aspectFill
  /// The content has its own size and is centered.
  case center
  /// The content has its own size, at the middle of an edge.
  case top, bottom, left, right
  /// The content has its own size, in a corner.
  case topLeft, topRight, bottomLeft, bottomRight
}
