import LoweringProtocol

/// A part of UIKit that sources use and that is not here.
package struct MissingUse: Sendable, Hashable, Codable {
  /// The kinds of missing declarations.
  package enum Kind: String, Sendable, Hashable, Codable {
    case module, type, member
    /// A construct that is not lowered; its name is the report.
    case construct
    /// A part of a nib or a storyboard; its name is the report.
    case element
    /// A condition of `#if` that leaves code out, as on iOS; its name is the condition.
    case condition
    /// A module of a package that is there.
    case package
  }

  /// A location in a file.
  package struct Place: Sendable, Hashable, Codable {
    /// The path of the file.
    package let path: String
    /// The line, counted from 1.
    package let line: Int

    package init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// The kind of the missing declaration.
  package let kind: Kind
  /// The name. A member's name begins with its type: `UIView.name`.
  package let name: String
  /// The replacement; `nil` if there is none.
  package let advice: String?
  /// The number of files with the locations.
  package let files: Int
  /// The number of files in which nothing else is missing.
  package let onlyCauseOf: Int
  /// The locations, by file and line.
  package let places: [Place]

  /// A Boolean value that indicates whether sources do not compile because of it.
  package var isMissing: Bool { kind != .condition && kind != .package }
}

extension [MissingUse] {
  /// Returns the numbers of missing parts and of files, with the parts in their order, in one line;
  /// `nil` if nothing is missing.
  ///
  /// - Parameter count: The number of parts that are named.
  package func summary(naming count: Int = 8) -> String? {
    let missing = filter(\.isMissing)
    guard !missing.isEmpty else { return nil }
    let files = Set(missing.flatMap { $0.places.map(\.path) }).count
    var names = missing.prefix(count).map { use in
      "\(use.shortName) (\(use.kind == .module ? "module, " : "")\(Self.text(use.files, "file")))"
    }
    if missing.count > count { names.append("\(missing.count - count) more") }
    let found = filter { $0.kind == .package }.map { "\($0.name) (package, found)" }
    return "\(Self.text(missing.count, "thing")), \(Self.text(files, "file")): "
      + (names + found).joined(separator: ", ")
  }

  private static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension MissingUse {
  /// The name, or the beginning of a report up to its first reason.
  fileprivate var shortName: String {
    guard kind == .construct || kind == .element else { return name }
    return String(name.prefix { !";:.".contains($0) })
  }
}

extension LoweringInput {
  /// Returns the modules, types, members and constructs that the files use and that are not here.
  ///
  /// The first ones are those without which most files compile: they are ordered by the number of
  /// files in which nothing else is missing, then by the number of all their files and uses.
  /// Modules of packages that are there, and conditions, are last.
  ///
  /// A member is found if its object has a stated type: `super`, a type's name, or a variable with
  /// a type or with an initializer's call.
  ///
  /// - Parameters:
  ///   - elements: The reports about nibs and storyboards.
  ///   - modules: The modules of packages that are there.
  package func missingUses(
    elements: [LoweringReport] = [], besides modules: Set<String> = []
  ) -> [MissingUse] {
    let lowering = ModuleLowering(self)
    var places: [MissingKey: [MissingUse.Place]] = [:]
    let (units, index) = (lowering.units, lowering.index)
    let found = [[MissingKey: [MissingUse.Place]]](concurrently: units.count) { file in
      let visitor = MissingVisitor(
        unit: units[file], file: file, index: index, besides: modules)
      visitor.walk(units[file].tree)
      return visitor.places
    }
    for (unit, found) in zip(units, found) {
      places.merge(found) { $0 + $1 }
      for branch in unit.leftOutBranches {
        places[MissingKey(kind: .condition, name: branch.condition), default: []]
          .append(MissingUse.Place(path: unit.path, line: branch.line))
      }
    }
    func add(_ reports: [LoweringReport], as kind: MissingUse.Kind) {
      for report in reports {
        places[MissingKey(kind: kind, name: report.message), default: []]
          .append(MissingUse.Place(path: report.path, line: report.line))
      }
    }
    add(lowering.result().reports.filter { $0.severity == .error }, as: .construct)
    add(elements, as: .element)
    for name in modules {
      let found = places.removeValue(forKey: MissingKey(kind: .module, name: name))
      if let found { places[MissingKey(kind: .package, name: name)] = found }
    }
    return Self.ranked(places)
  }

  /// Returns missing declarations in the order of the files that compile without each.
  private static func ranked(_ places: [MissingKey: [MissingUse.Place]]) -> [MissingUse] {
    /// The only cause of each file; `nil` for several.
    var causes: [String: MissingKey?] = [:]
    for (key, places) in places where key.isMissing {
      for path in Set(places.map(\.path)) {
        causes[path] = .some(causes.keys.contains(path) ? nil : key)
      }
    }
    let alone = causes.values.compactMap { $0 }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return places.map { key, places in
      MissingUse(
        kind: key.kind, name: key.name, advice: key.advice,
        files: Set(places.map(\.path)).count, onlyCauseOf: alone[key] ?? 0,
        places: places.sorted { ($0.path, $0.line) < ($1.path, $1.line) })
    }.sorted { first, second in
      if first.isMissing != second.isMissing { return first.isMissing }
      return (second.onlyCauseOf, second.files, second.places.count, first.name)
        < (first.onlyCauseOf, first.files, first.places.count, second.name)
    }
  }
}

/// The identity of a missing declaration.
struct MissingKey: Hashable {
  let kind: MissingUse.Kind
  let name: String

  /// A Boolean value that indicates whether sources do not compile because of it.
  var isMissing: Bool { kind != .condition && kind != .package }

  var advice: String? {
    switch kind {
    case .module: PlatformModules.advice(for: name)
    case .type: UIKitSurface.missing[name]
    case .condition: "The code of this branch is left out, as on iOS."
    case .package: "A package that is there has the module."
    case .member, .construct, .element: nil
    }
  }
}
