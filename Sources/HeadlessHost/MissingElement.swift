/// The error for a view that is not on the screen, or not the only one that fits a query.
public struct MissingElement: Error, Equatable, CustomStringConvertible {
  /// A sentence that names the view and lists those on the screen.
  public var description: String

  /// The number of names in a list; further ones are counted.
  private static let listLength = 30

  /// - Parameters:
  ///   - problem: The beginning of the sentence.
  ///   - property: The property by which the view was sought, in plural.
  ///   - names: The values of the property on the screen.
  init(_ problem: String, property: String, there names: [String]) {
    let unique = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let quoted = unique.prefix(Self.listLength).map { "“\($0)”" }
    let rest = unique.count - quoted.count
    let list = quoted.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    description =
      unique.isEmpty
      ? "\(problem); no view on the screen has one"
      : "\(problem); the \(property) on the screen are \(list)"
  }

  init(_ description: String) { self.description = description }
}
