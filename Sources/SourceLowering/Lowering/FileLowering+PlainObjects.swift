import SwiftSyntax

/// A method of `NSObject` that Swift cannot override without the Objective-C runtime.
private struct PlainObjectMethod {
  let name: String
  let labels: [String]
  /// The protocol by which UIKit calls the method.
  let conformance: String
  /// The function in place of the method of the superclass.
  let function: String

  var fullName: String { MemberEntry.fullName(.method, name, labels: labels) }

  static let all = [
    PlainObjectMethod(
      name: "observeValue", labels: ["forKeyPath", "of", "change", "context"],
      conformance: "_KeyValueObserving", function: "_unhandledValue"),
    PlainObjectMethod(
      name: "awakeFromNib", labels: [], conformance: "_NibObject",
      function: "_objectDidAwakeFromNib"),
  ]
}

extension FileLowering {
  /// Lowers an override of a method of `NSObject` to a method of a protocol.
  func lowerPlainObjectMethod(_ node: FunctionDeclSyntax) {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard
      let method = PlainObjectMethod.all.first(where: {
        $0.name == node.name.text && $0.labels == labels
      }),
      let type = enclosingType, isRoot(type, of: method),
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    else { return }
    remove(modifier)
    // Changes are reported where they happen; an isolated class checks that.
    let isIsolated = type.attributes["MainActor"] != nil && method.name == "observeValue"
    conformances.append(
      "extension \(type.qualifiedName): \(isIsolated ? "@preconcurrency " : "")"
        + "\(method.conformance) {}")
    needsLoweringInterface = true
  }

  /// Lowers the call of the superclass's method in such a method.
  func lowerPlainObjectCall(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      access.base?.is(SuperExprSyntax.self) == true,
      let method = PlainObjectMethod.all.first(where: {
        $0.name == access.declName.baseName.text && $0.labels.count == node.arguments.count
      }),
      let type = enclosingType, isRoot(type, of: method)
    else { return }
    replace(access, with: method.function)
    needsLoweringInterface = true
  }

  /// Returns whether a class inherits from `NSObject`, and no class between has the method.
  private func isRoot(_ type: TypeEntry, of method: PlainObjectMethod) -> Bool {
    index.externalSuperclass(of: type) == "NSObject" && !type.isLocal
      && !index.chain(of: type).dropFirst().contains { ancestor in
        ancestor.members.contains { $0.fullName == method.fullName }
      }
  }
}
