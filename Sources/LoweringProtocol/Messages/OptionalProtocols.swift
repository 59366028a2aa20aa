/// The public protocols of a lowered module that have optional members, for the modules that import
/// it: their classes get the lowered forms of the members that they implement.
package struct OptionalProtocols: Sendable, Hashable, Codable {
  /// The name of the module.
  package var module: String
  /// The declarations of the protocols before they were lowered, with the imports that they need.
  package var text: String
  /// The names with labels of the optional methods that the module takes as functions, without a
  /// call, in alphabetical order.
  package var references: [String]

  /// Creates the protocols of a module.
  package init(module: String, text: String, references: [String] = []) {
    self.module = module
    self.text = text
    self.references = references
  }
}
