import SwiftSyntax

extension ModuleLowering {
  /// The classes that nothing of an interface file can name.
  private static let rootsWithoutInterface: Set<String> = ["XCTestCase"]

  /// Adds the members that register classes for interface files, and returns the file that calls
  /// them when the program is loaded.
  mutating func addInterfaceMembers() -> LoweredModule.File? {
    guard input.registration != .none,
      !units.contains(where: { $0.path.hasSuffix(LoweredModule.registrationFileName) })
    else { return nil }
    var functions: [String] = []
    for (file, unit) in units.enumerated() where !broken.contains(file) {
      let types = index.types.values
        .filter { $0.file == file && isRegistered($0) }
        .sorted { $0.start < $1.start }
      guard !types.isEmpty else { continue }
      for type in types {
        addMember(member(for: type), before: type.closingBrace, in: file)
        noteConditionalMembers(of: type)
      }
      addHeader("@_spi(Lowering) import UIKit", to: file)
      let function = "_interfaces_" + Self.identifier(of: unit.path)
      functions.append(function)
      footers[file] += Self.function(function, types: types)
    }
    return functions.isEmpty ? nil : Self.registrationFile(functions, module: input.module)
  }

  /// Returns the function that returns the classes of a file.
  private static func function(_ name: String, types: [TypeEntry]) -> String {
    let head = "@MainActor func \(name)() -> [InterfaceClass] {"
    func call(_ type: TypeEntry) -> String { "\(type.qualifiedName)._interface_\(type.name)()" }
    if types.allSatisfy(\.conditions.isEmpty) {
      return head + " [\(types.map(call).joined(separator: ", "))] }\n"
    }
    var lines = [head, "  var classes: [InterfaceClass] = []"]
    for type in types {
      lines += type.conditions.map { "  #if \($0)" }
      lines.append("  classes.append(\(call(type)))")
      lines += type.conditions.map { _ in "  #endif" }
    }
    return (lines + ["  return classes", "}", ""]).joined(separator: "\n")
  }

  private mutating func noteConditionalMembers(of type: TypeEntry) {
    for member in type.members where !member.conditions.isEmpty && Self.isInterfaceMember(member) {
      reports.append(
        units[member.file].report(
          "'\(member.name)' is inside #if, so interface files cannot name it; declare it outside.",
          at: member.node.startByte))
    }
  }

  private func isRegistered(_ type: TypeEntry) -> Bool {
    guard type.kind == .classType, !type.isGeneric, !type.isLocal, !isInsideGeneric(type),
      let root = index.externalSuperclass(of: type), !Self.rootsWithoutInterface.contains(root),
      !type.members.contains(where: { $0.name == "_interface_\(type.name)" })
    else { return false }
    return input.registration == .all || hasInterface(type)
  }

  private func isInsideGeneric(_ type: TypeEntry) -> Bool {
    var scope = index.scope(of: type)
    while let outer = index.types[scope] {
      if outer.isGeneric { return true }
      scope = index.scope(of: outer)
    }
    return false
  }

  private func hasInterface(_ type: TypeEntry) -> Bool {
    type.members.contains(where: Self.isInterfaceMember)
  }

  private static func isInterfaceMember(_ member: MemberEntry) -> Bool {
    !LoweredAttributes.interface.isDisjoint(with: member.attributes.keys)
  }

  /// Returns the class method that describes a class.
  private func member(for type: TypeEntry) -> String {
    let name = type.attributes["objc"].flatMap { $0.isEmpty ? nil : $0 } ?? type.name
    var arguments = ["\(type.qualifiedName).self", "named: \"\(name)\""]
    if index.externalSuperclass(of: type) == "NSObject", hasPlainInitializer(type) {
      arguments.append("make: { \(type.qualifiedName)() }")
    }
    let outlets = type.members.compactMap(outlet)
    if !outlets.isEmpty { arguments.append("outlets: [\(outlets.joined(separator: ", "))]") }
    let actions = type.members.compactMap { action($0, of: type) }
    if !actions.isEmpty { arguments.append("actions: [\(actions.joined(separator: ", "))]") }
    return "@MainActor static func _interface_\(type.name)() -> InterfaceClass { "
      + "InterfaceClass(\(arguments.joined(separator: ", "))) }"
  }

  private func hasPlainInitializer(_ type: TypeEntry) -> Bool {
    let initializers = index.chain(of: type).first { type in
      type.members.contains { $0.kind == .initializer }
    }?.members.filter { $0.kind == .initializer }
    guard let initializers else { return true }
    return initializers.contains { $0.parameters.allSatisfy(\.hasDefault) }
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
    ).text { _ in }
    let text = expression.filter { $0 != TextEdits.padding }
    return "\"\(member.objectiveCName)\": \(text)"
  }

  /// Returns a part of an identifier for a file.
  private static func identifier(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return stem.unicodeScalars.map { scalar in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isPlain ? String(scalar) : "_\(String(scalar.value, radix: 16))"
    }.joined()
  }

  private static func registrationFile(_ functions: [String], module: String) -> LoweredModule.File
  {
    let calls = functions.map { "      + \($0)()\n" }.joined()
    let text = """
      // Registers the classes of the module for interface files, when the program is loaded.
      @_spi(Lowering) import UIKit

      @section(".init_array") @used
      private let registerInterfaceClasses: @convention(c) () -> Void = {
        InterfaceRegistry.register(module: "\(module)") {
          []
      \(calls)  }
      }

      """
    return LoweredModule.File(
      path: LoweredModule.registrationFileName, text: text, isChanged: true, isGenerated: true)
  }
}
