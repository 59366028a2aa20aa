import SwiftSyntax

/// The types, extensions and members of all files.
struct ModuleIndex {
  private(set) var types: [String: TypeEntry] = [:]
  private(set) var extensions: [ExtensionEntry] = []
  /// The classes that inherit from a class, by its qualified name.
  private(set) var subclasses: [String: [String]] = [:]
  /// The labels of the optional methods of the module's protocols, by their names.
  private(set) var optionalMethods: [String: [[String]]] = [:]
  /// The names of the properties that may hold a closure.
  private(set) var closureProperties: Set<String> = []
  let module: String

  init(units: [SourceUnit], module: String) {
    self.module = module
    var visitors: [IndexVisitor] = []
    for (file, unit) in units.enumerated() {
      let visitor = IndexVisitor(file: file, unit: unit)
      visitor.walk(unit.tree)
      visitors.append(visitor)
      for type in visitor.types where types[type.qualifiedName] == nil {
        types[type.qualifiedName] = type
      }
    }
    for visitor in visitors { addExtensions(of: visitor) }
    for type in types.values {
      for member in type.members {
        if type.kind == .protocolType, member.modifiers.contains("optional") {
          optionalMethods[member.name, default: []].append(member.parameters.map(\.label))
        }
        if member.kind == .property, member.type?.contains("->") != false {
          closureProperties.insert(member.name)
        }
      }
    }
    for type in types.values.sorted(by: { $0.qualifiedName < $1.qualifiedName })
    where type.kind == .classType {
      if let parent = superclass(of: type) {
        subclasses[parent.qualifiedName, default: []].append(type.qualifiedName)
      }
    }
  }

  private mutating func addExtensions(of visitor: IndexVisitor) {
    for (entry, members, protocols) in visitor.extensions {
      let index = extensions.count
      let name = plainName(entry.typeName)
      extensions.append(
        ExtensionEntry(
          typeName: name, file: entry.file, start: entry.start, openingBrace: entry.openingBrace,
          closingBrace: entry.closingBrace, modifiers: entry.modifiers,
          memberAttributes: entry.memberAttributes, hasRequirements: entry.hasRequirements,
          conditions: entry.conditions))
      if types[name] == nil {
        types[name] = TypeEntry(
          kind: .external, qualifiedName: name, name: name, file: nil, isGeneric: false,
          isLocal: false, inherited: [], modifiers: [], attributes: [:], closingBrace: 0, start: 0,
          conditions: [])
      }
      types[name]!.members += members.map { $0(index) }
      types[name]!.extensionProtocols += protocols
    }
  }

  /// Returns a name without generic arguments and the name of the module.
  func plainName(_ name: String) -> String {
    var result = ""
    var depth = 0
    for character in name where !character.isWhitespace {
      if character == "<" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ">" { depth -= 1 }
    }
    if result.hasPrefix(module + "."), types[module] == nil {
      result.removeFirst(module.count + 1)
    }
    return result
  }

  /// Returns the type of a name, as seen from inside another type.
  func type(named name: String, from scope: String = "") -> TypeEntry? {
    let name = plainName(name)
    var scope = scope[...]
    while !scope.isEmpty {
      if let type = types["\(scope).\(name)"] { return type }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    return types[name]
  }

  /// Returns the superclass of a class, if the module declares or extends it.
  func superclass(of type: TypeEntry) -> TypeEntry? {
    guard let first = type.inherited.first,
      let parent = self.type(named: first, from: scope(of: type))
    else { return nil }
    guard parent.kind == .classType || parent.kind == .external else { return nil }
    return parent.qualifiedName == type.qualifiedName ? nil : parent
  }

  /// Returns the class and its superclasses of the module, from the class upward.
  func chain(of type: TypeEntry) -> [TypeEntry] {
    var result = [type]
    var current = type
    while let parent = superclass(of: current), result.count < 64 {
      result.append(parent)
      current = parent
    }
    return result
  }

  /// Returns all classes that inherit from a class, directly or not.
  func descendants(of name: String) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var pending = subclasses[name] ?? []
    var seen: Set<String> = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let type = types[next] else { continue }
      result.append(type)
      pending += subclasses[next] ?? []
    }
    return result
  }

  /// Returns the members of a name in a class and its superclasses; overridden ones once.
  func members(named name: String, in type: TypeEntry) -> [MemberEntry] {
    var result: [MemberEntry] = []
    for type in chain(of: type) {
      for member in type.members where member.name == name {
        let isOverridden = result.contains {
          $0.key == member.key && $0.parameters.map(\.type) == member.parameters.map(\.type)
        }
        if !isOverridden { result.append(member) }
      }
    }
    return result
  }

  /// Returns the name of the first superclass that the module does not declare; `nil` if there is
  /// none.
  func externalSuperclass(of type: TypeEntry) -> String? {
    let root = chain(of: type).last!
    if root.kind == .external { return root.qualifiedName }
    guard let first = root.inherited.first else { return nil }
    return self.type(named: first, from: scope(of: root))?.kind == .protocolType ? nil : first
  }

  func scope(of type: TypeEntry) -> String {
    type.qualifiedName.lastIndex(of: ".").map { String(type.qualifiedName[..<$0]) } ?? ""
  }

  /// Returns all protocols of the module that a type's declarations name, with those they inherit.
  func protocols(of type: TypeEntry) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var pending = (type.inherited + type.extensionProtocols).reversed().map { $0 }
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard let entry = self.type(named: name, from: scope(of: type)), entry.kind == .protocolType,
        seen.insert(entry.qualifiedName).inserted
      else { continue }
      result.append(entry)
      pending += entry.inherited
    }
    return result
  }
}
