import SwiftSyntax

extension ModuleLowering {
  /// Adds to classes the members by which a value of their class calls their own `init()`.
  ///
  /// In Objective-C, an `init()` replaces the initializer of `UIView` and `UIViewController`. In
  /// Swift it is another initializer, because theirs is a convenience initializer.
  mutating func addPlainConstruction() {
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      guard let file = type.file, !broken.contains(file), declaresPlainInitializer(type),
        !type.isGeneric, !type.isLocal, !isInsideGeneric(type),
        !type.members.contains(where: { $0.name == "_plainObject" })
      else { continue }
      let isOverride = index.chain(of: type).dropFirst().contains { ancestor in
        ancestor.file != nil && declaresPlainInitializer(ancestor) && !ancestor.isGeneric
      }
      let name = InterfaceDescription.identifier(type.qualifiedName)
      let symbol = "tessera_\(input.module)_\(units[file].identifier)_\(name)"
      addMember(
        """
        @_silgen_name("\(symbol)") fileprivate convenience init(_plain\(name) value: _ClassValue) \
        { self.init() }
        @_silgen_name("\(symbol)") fileprivate final class func _plain\(name)(\
        value: _ClassValue) -> \(type.name)
        \(access(of: type))\(isOverride ? "override " : "")class func _plainObject() -> AnyObject \
        { _plain\(name)(value: _ClassValue()) }
        """, before: type.closingBrace, in: file)
      if !isOverride {
        let lines = type.conditions.map { "#if \($0)\n" }.joined()
        let ends = type.conditions.map { _ in "#endif\n" }.joined()
        footers[file] += "\(lines)extension \(type.qualifiedName): _PlainConstruction {}\n\(ends)"
      }
      addHeader(.interface(of: "UIKit"), to: file)
    }
  }

  /// Returns the access of a member of a class that is public by a protocol, with a space.
  private func access(of type: TypeEntry) -> String {
    type.modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public "
  }

  /// Returns a Boolean value that indicates whether a class of views or view controllers declares
  /// `init()` beside UIKit's.
  private func declaresPlainInitializer(_ type: TypeEntry) -> Bool {
    guard type.kind == .classType, !isPrivateInside(type),
      let root = index.externalSuperclass(of: type),
      !Set(UIKitSurface.ancestors(of: root)).isDisjoint(with: ["UIView", "UIViewController"])
    else { return false }
    return type.members.contains { member in
      member.kind == .initializer && member.parameters.isEmpty && !member.isThrowing
        && !member.isAsync && !member.modifiers.contains("override") && member.conditions.isEmpty
        && member.node.as(InitializerDeclSyntax.self)?.optionalMark == nil
    }
  }

  /// Returns a Boolean value that indicates whether only the body around a class sees it: its
  /// conformance is declared outside of it.
  private func isPrivateInside(_ type: TypeEntry) -> Bool {
    var current: TypeEntry? = type
    while let entry = current, entry.outerClosingBrace != nil {
      if entry.modifiers.contains("private") { return true }
      let scope = index.scope(of: entry)
      current = scope.isEmpty ? nil : index.type(named: scope, at: entry.place)
    }
    return false
  }
}
