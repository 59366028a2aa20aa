/// An error of a command, in one sentence.
struct LoweringFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
