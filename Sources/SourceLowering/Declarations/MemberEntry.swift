import SwiftSyntax

/// A member of a type, as its declaration states it.
struct MemberEntry {
  enum Kind { case method, property, initializer, subscripting }

  /// A parameter of a method.
  struct Parameter {
    /// The label of a call; `_` for none.
    let label: String
    let type: String
    let hasDefault: Bool
  }

  let kind: Kind
  let name: String
  /// The name with labels, as Swift writes it: `tap(_:)`.
  let fullName: String
  let parameters: [Parameter]
  /// The type of a property, or the result of a method, as written.
  let type: String?
  let isTypeMember: Bool
  let isAsync: Bool
  let isThrowing: Bool
  let file: Int
  let node: Syntax
  let modifiers: Set<String>
  /// The attributes by name, with the text of their arguments.
  let attributes: [String: String]
  /// The index of the extension that contains the member; `nil` for the type's own body.
  let extensionIndex: Int?
  /// The conditions of `#if` around the member inside the body.
  let conditions: [String]

  /// Returns the name of a member with labels.
  static func fullName(_ kind: Kind, _ name: String, labels: some Sequence<String>) -> String {
    kind == .property ? name : name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The identity of the member among those that may override each other.
  var key: String { isTypeMember ? "static " + fullName : fullName }

  /// The selector's name in Objective-C: `tap:`.
  var objectiveCName: String {
    for attribute in ["objc", "IBAction", "IBSegueAction"] {
      if let name = attributes[attribute], !name.isEmpty { return name }
    }
    return ObjectiveCName.selector(base: name, labels: parameters.map(\.label))
  }

  var access: String? {
    ["open", "public", "package", "internal", "fileprivate", "private"].first(
      where: modifiers.contains)
  }
}
