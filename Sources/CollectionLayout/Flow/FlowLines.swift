/// The lines of a section in a flow layout.
enum FlowLines: Sendable {
  /// Equal lines.
  case grid(UniformLines)
  /// Different lines, in order.
  case broken([UniformLines])
  /// One item in each line, at the positions of the size table.
  case column
}
