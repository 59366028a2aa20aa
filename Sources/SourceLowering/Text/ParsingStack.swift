/// The stack of a thread that parses sources.
package enum ParsingStack {
  /// The size in bytes: the depth of a syntax tree grows with each bracket and each call of a
  /// chain. The system provides the memory that is used.
  package static let size = 1 << 30
}
