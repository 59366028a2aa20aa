/// How the items of a section of a flow lie in lines.
enum FlowLines: Sendable {
  /// Equal lines.
  case grid(UniformLines)
  /// Lines of all sorts, in order.
  case broken([UniformLines])
  /// One item a line, by the table of sizes.
  case column
}
