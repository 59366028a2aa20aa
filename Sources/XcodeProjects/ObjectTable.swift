import Foundation

/// The objects of a project's file by their identifiers.
struct ObjectTable {
  /// One object: its kind and its values.
  struct Object {
    let identifier: String
    private let values: [String: Any]

    init(_ identifier: String, _ values: [String: Any]) {
      self.identifier = identifier
      self.values = values
    }

    var isa: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { values[key] as? String }
    func list(_ key: String) -> [String] { values[key] as? [String] ?? [] }
    func table(_ key: String) -> [String: Any] { values[key] as? [String: Any] ?? [:] }
  }

  private let objects: [String: [String: Any]]

  init(_ objects: [String: [String: Any]]) { self.objects = objects }

  /// Returns an object; `nil` for an identifier of none, as merged files sometimes have.
  subscript(_ identifier: String?) -> Object? {
    guard let identifier, let values = objects[identifier] else { return nil }
    return Object(identifier, values)
  }

  /// Returns the objects of a kind, in the order of their identifiers.
  func objects(ofKind isa: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == isa }.sorted { $0.key < $1.key }
      .map { Object($0, $1) }
  }

  /// Returns the objects of identifiers, in order; those that are missing are left out.
  func objects(_ identifiers: [String]) -> [Object] { identifiers.compactMap { self[$0] } }
}
