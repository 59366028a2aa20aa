import LoweringProtocol
import SwiftSyntax

extension ModuleLowering {
  /// Adds the members that register classes for interface files, and returns the file that calls
  /// them when the program is loaded.
  mutating func addInterfaceMembers() -> LoweredModule.File? {
    guard input.registration != .none,
      !units.contains(where: { $0.path.hasSuffix(LoweredFileNames.registration) })
    else { return nil }
    let descriptions = Dictionary(grouping: interfaceDescriptions(), by: \.file)
    var functions: [String] = []
    for file in units.indices {
      guard let descriptions = descriptions[file] else { continue }
      var calls: [String] = []
      for description in descriptions {
        addMember(member(for: description), before: description.closingBrace, in: file)
        noteConditionalMembers(of: description)
        calls.append(addAccess(to: description))
      }
      addHeader(.interface(of: "UIKit"), to: file)
      let function = "_interfaces_" + units[file].identifier
      functions.append(function)
      footers[file] += Self.function(function, of: descriptions, calls: calls)
    }
    return functions.isEmpty ? nil : Self.registrationFile(functions, module: input.module)
  }

  /// Returns the function that returns the classes of a file.
  private static func function(
    _ name: String, of descriptions: [InterfaceDescription], calls: [String]
  ) -> String {
    let head = "@MainActor func \(name)() -> [InterfaceClass] {"
    if descriptions.allSatisfy({ $0.conditions.isEmpty && $0.isObject }) {
      return head + " [\(calls.joined(separator: ", "))] }\n"
    }
    var lines = [head, "  var classes: [InterfaceClass] = []"]
    for (description, call) in zip(descriptions, calls) {
      let statement = description.isObject ? "classes.append(\(call))" : "classes += \(call)"
      lines.append("  " + conditional(statement, description.conditions, indent: "  "))
    }
    lines += ["  return classes", "}", ""]
    let text = lines.joined(separator: "\n")
    return descriptions.allSatisfy(\.isObject) ? text : text + InterfaceDescription.choice
  }

  /// Returns a text inside of `#if`.
  private static func conditional(
    _ text: String, _ conditions: [String], indent: String = ""
  ) -> String {
    let lines = conditions.map { "#if \($0)" } + [text] + conditions.map { _ in "#endif" }
    return lines.joined(separator: "\n" + indent)
  }

  private mutating func noteConditionalMembers(of description: InterfaceDescription) {
    for member in description.members where !member.conditions.isEmpty {
      reports.append(
        units[member.file].report(
          "'\(member.name)' is inside #if, so interface files cannot name it; declare it outside.",
          at: member.node.startByte))
    }
  }

  /// Returns the class method that describes a class.
  private func member(for description: InterfaceDescription) -> String {
    let type = description.type
    var arguments = ["\(type.qualifiedName).self", "named: \"\(description.name)\""]
    if description.isMade { arguments.append("make: { \(type.qualifiedName)() }") }
    let outlets = description.members.compactMap(outlet)
    if !outlets.isEmpty { arguments.append("outlets: [\(outlets.joined(separator: ", "))]") }
    let actions = description.members.compactMap { action($0, of: type) }
    if !actions.isEmpty { arguments.append("actions: [\(actions.joined(separator: ", "))]") }
    return "\(description.head) { "
      + "\(description.initializer)(\(arguments.joined(separator: ", "))) }"
  }

  /// Returns the call of a description from outside of types, and adds the methods that it needs:
  /// only the body around a private type sees it.
  private mutating func addAccess(to description: InterfaceDescription) -> String {
    var call = "\(description.type.qualifiedName).\(description.function)()"
    var current: TypeEntry? = description.isWhole ? description.type : nil
    while let type = current {
      let scope = index.scope(of: type)
      if type.modifiers.contains("private"), let brace = type.outerClosingBrace {
        let function = "\(description.function)_in_\(InterfaceDescription.identifier(scope))"
        let text = "\(description.head(function, access: "fileprivate ")) { \(call) }"
        addMember(
          Self.conditional(text, description.conditions), before: brace, in: description.file)
        call = "\(scope).\(function)()"
      }
      current = scope.isEmpty ? nil : index.type(named: scope, at: type.place)
    }
    return call
  }

  private func outlet(_ member: MemberEntry) -> String? {
    guard member.kind == .property, !member.isTypeMember, member.conditions.isEmpty else {
      return nil
    }
    let kind: String
    if member.attributes["IBOutlet"] != nil {
      let isCollection =
        member.type.map { $0.hasPrefix("[") || $0.hasPrefix("Array<") || $0.hasPrefix("Set<") }
        ?? false
      kind = isCollection ? "collection" : "outlet"
    } else if member.attributes["IBInspectable"] != nil {
      kind = "attribute"
    } else {
      return nil
    }
    return ".\(kind)(\"\(member.name)\") { $0.\(member.name) = $1 }"
  }

  private func action(_ member: MemberEntry, of type: TypeEntry) -> String? {
    guard member.kind == .method, member.conditions.isEmpty,
      member.attributes["IBAction"] != nil || member.attributes["IBSegueAction"] != nil
    else { return nil }
    let methods = index.members(named: member.name, in: type).filter { $0.kind == .method }
    let expression = SelectorExpression(
      typeText: type.qualifiedName, isProtocol: false, name: member.name,
      labels: member.parameters.map(\.label), member: member, overloads: methods
    ).text { _, _ in }
    let text = expression.filter { $0 != TextEdits.padding }
    return "\"\(member.objectiveCName)\": \(text)"
  }

  private static func registrationFile(_ functions: [String], module: String) -> LoweredModule.File
  {
    let calls = functions.map { "        + \($0)()\n" }.joined()
    let text = """
      // Registers the classes of the module for interface files, when the program is loaded.
      @_spi(Lowering) import UIKit

      #if canImport(Glibc) && compiler(>=6.3)
        @section(".init_array") @used
        nonisolated private let registerInterfaceClasses: @convention(c) () -> Void = {
          InterfaceRegistry.register(module: "\(module)") {
            []
      \(calls)    }
        }
      #endif

      """
    return LoweredModule.File(
      path: LoweredFileNames.registration, text: text, isChanged: true, isGenerated: true)
  }
}
