/// An error that prevents a build of sources, as one sentence.
package struct BuildFailure: Error, Sendable, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
