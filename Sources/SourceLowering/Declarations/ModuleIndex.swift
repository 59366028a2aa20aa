import SwiftSyntax

/// The types, extensions and members of all files.
struct ModuleIndex {
  private(set) var types: [String: TypeEntry] = [:]
  private(set) var extensions: [ExtensionEntry] = []
  /// The keys of the classes that inherit from a class, by its key.
  private(set) var subclasses: [String: [String]] = [:]
  /// The labels of the optional methods of the module's protocols, by their names.
  private(set) var optionalMethods: [String: [[String]]] = [:]
  /// The names of the properties that may hold a closure.
  private(set) var closureProperties: Set<String> = []
  /// The names of all methods.
  private(set) var methodNames: Set<String> = []
  /// The names of the properties whose changes are reported to observers.
  private(set) var observableProperties: Set<String> = []
  /// The names of generic parameters, associated types and type aliases: a call of such a name may
  /// create an object of a class that is known only at run time.
  private(set) var placeholders: Set<String> = []
  let module: String

  /// The overrides of the members of a class, by the class's key and by the members' keys.
  private(set) var overrides: [String: [String: [MemberEntry]]] = [:]
  /// The keys of the types of a qualified name: private and local types elsewhere, and the branches
  /// of `#if`.
  private var keysByName: [String: [String]] = [:]
  /// The keys of the types by the offsets of their declarations, for each file.
  private var keysByOffset: [[Int: String]] = []
  /// The keys of the superclasses.
  private var superclassKeys: [String: String] = [:]
  /// The members of types by their names, by the types' keys.
  private var membersByName: [String: [String: [MemberEntry]]] = [:]

  init(units: [SourceUnit], module: String) {
    self.module = module
    let visitors = [IndexVisitor](concurrently: units.count) { file in
      let visitor = IndexVisitor(file: file, unit: units[file])
      visitor.walk(units[file].tree)
      return visitor
    }
    for (file, visitor) in visitors.enumerated() {
      placeholders.formUnion(visitor.placeholders)
      keysByOffset.append([:])
      for type in visitor.types { keysByOffset[file][type.start] = add(type) }
    }
    for visitor in visitors { addExtensions(of: visitor) }
    for type in types.values {
      membersByName[type.key] = Dictionary(grouping: type.members, by: \.name)
      for member in type.members {
        if type.kind == .protocolType, member.kind == .method,
          member.modifiers.contains("optional")
        {
          optionalMethods[member.name, default: []].append(member.parameters.map(\.label))
        }
        if member.kind == .method { methodNames.insert(member.name) }
        if member.kind == .property, member.modifiers.contains("dynamic") {
          observableProperties.insert(member.name)
        }
        if member.kind == .property, member.type?.contains("->") != false {
          closureProperties.insert(member.name)
        }
      }
    }
    let classes = types.values.filter { $0.kind == .classType }.sorted { $0.key < $1.key }
    for type in classes {
      if let parent = findSuperclass(of: type) {
        superclassKeys[type.key] = parent.key
        subclasses[parent.key, default: []].append(type.key)
      }
    }
    for type in classes { addOverrides(of: type) }
  }

  /// Adds a type, and returns its key.
  @discardableResult
  private mutating func add(_ type: TypeEntry) -> String {
    let name = type.qualifiedName
    let known = keysByName[name] ?? []
    var type = type
    type.key = known.isEmpty ? name : "\(name)#\(known.count + 1)"
    types[type.key] = type
    keysByName[name] = known + [type.key]
    return type.key
  }

  private mutating func addOverrides(of type: TypeEntry) {
    let members = type.members.filter { $0.modifiers.contains("override") }
    guard !members.isEmpty else { return }
    for ancestor in chain(of: type).dropFirst() {
      for member in members {
        overrides[ancestor.key, default: [:]][member.key, default: []].append(member)
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
      var keys = visibleKeys(of: name, at: SourcePlace(file: entry.file, offset: entry.start))
      if keys.isEmpty {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        keys = [
          add(
            TypeEntry(
              kind: .external, qualifiedName: name, name: last, expressionName: name, file: nil,
              isGeneric: false, isLocal: false, visibleRange: nil, inherited: [], modifiers: [],
              attributes: [:], closingBrace: 0, start: 0, outerClosingBrace: nil, conditions: []))
        ]
      }
      for key in keys {
        types[key]!.members += members.map { $0(index) }
        types[key]!.extensionProtocols += protocols
      }
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
  ///
  /// - Parameters:
  ///   - scope: The qualified name of the other type.
  ///   - place: The location of the name. Without one, private types of all files are found.
  func type(
    named name: String, from scope: String = "", at place: SourcePlace? = nil
  ) -> TypeEntry? {
    let name = plainName(name)
    var scope = scope[...]
    while !scope.isEmpty {
      if let key = visibleKeys(of: "\(scope).\(name)", at: place).first { return types[key] }
      scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
    }
    return visibleKeys(of: name, at: place).first.flatMap { types[$0] }
  }

  /// Returns the type of a declaration.
  func type(declaredAt offset: Int, in file: Int) -> TypeEntry? {
    keysByOffset[file][offset].flatMap { types[$0] }
  }

  /// Returns the types that a file declares outside of functions, in the order of the declarations.
  func types(declaredIn file: Int) -> [TypeEntry] {
    keysByOffset[file].sorted { $0.key < $1.key }.compactMap { types[$0.value] }
      .filter { !$0.isLocal }
  }

  /// Returns a Boolean value that indicates whether the module declares a type or an alias of a
  /// name; an extension of another module's type is not a declaration.
  func declares(_ name: String) -> Bool {
    types[name].map { $0.kind != .external } ?? false || placeholders.contains(name)
  }

  /// Returns a type of another module that the module extends.
  func extendedType(named name: String) -> TypeEntry? {
    keysByName[name]?.lazy.compactMap { types[$0] }.first { $0.kind == .external }
  }

  /// Returns the keys of the types of a qualified name that are visible at a position: of those,
  /// the ones that the smallest part of a file sees.
  private func visibleKeys(of name: String, at place: SourcePlace?) -> [String] {
    guard let keys = keysByName[name] else { return [] }
    guard let place else { return keys }
    var smallest = Int.max
    var result: [String] = []
    for key in keys {
      let type = types[key]!
      var size = Int.max
      if let range = type.visibleRange {
        guard type.file == place.file, range.contains(place.offset) else { continue }
        size = range.count - 1
      }
      if size < smallest { result = [] }
      smallest = min(smallest, size)
      if size == smallest { result.append(key) }
    }
    return result
  }

  /// Returns the superclass of a class, if the module declares or extends it.
  func superclass(of type: TypeEntry) -> TypeEntry? {
    superclassKeys[type.key].flatMap { types[$0] }
  }

  private func findSuperclass(of type: TypeEntry) -> TypeEntry? {
    guard let first = type.inherited.first,
      let parent = self.type(named: first, from: scope(of: type), at: type.place)
    else { return nil }
    guard parent.kind == .classType || parent.kind == .external else { return nil }
    return parent.key == type.key ? nil : parent
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

  /// Returns all classes that inherit from the class of a key, directly or not.
  func descendants(of key: String) -> [TypeEntry] {
    var result: [TypeEntry] = []
    var pending = subclasses[key] ?? []
    var seen: Set<String> = [key]
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
      for member in membersByName[type.key]?[name] ?? [] {
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
    return self.type(named: first, from: scope(of: root), at: root.place)?.kind == .protocolType
      ? nil : first
  }

  func scope(of type: TypeEntry) -> String {
    type.qualifiedName.lastIndex(of: ".").map { String(type.qualifiedName[..<$0]) } ?? ""
  }

  /// Returns all protocols of the module that a type's declarations name, with those they inherit.
  ///
  /// A protocol is one of its own protocols.
  func protocols(of type: TypeEntry) -> [TypeEntry] {
    var result = type.kind == .protocolType ? [type] : []
    var pending = (type.inherited + type.extensionProtocols).reversed().map { $0 }
    var seen: Set<String> = []
    while let name = pending.popLast() {
      guard let entry = self.type(named: name, from: scope(of: type), at: type.place),
        entry.kind == .protocolType, seen.insert(entry.key).inserted
      else { continue }
      result.append(entry)
      pending += entry.inherited
    }
    return result
  }
}
