/// How the items of a section of a flow lie in lines.
enum FlowLines: Sendable {
  /// Equal lines.
  case grid(FlowRun)
  /// Lines of all sorts, in order.
  case broken([FlowRun])
  /// One item a line, by the table of sizes.
  case column
}
