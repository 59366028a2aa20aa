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
  /// The locations, by file and line.
  package let places: [Place]
}

extension LoweringInput {
  /// Returns the modules, types, members and constructs that the files use and that are not here,
  /// the most frequent ones first.
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
    for (file, unit) in lowering.units.enumerated() {
      let visitor = MissingVisitor(
        unit: unit, file: file, index: lowering.index, besides: modules)
      visitor.walk(unit.tree)
      places.merge(visitor.places) { $0 + $1 }
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
    for name in modules { places[MissingKey(kind: .module, name: name)] = nil }
    return places.map { key, places in
      MissingUse(
        kind: key.kind, name: key.name, advice: key.advice,
        places: places.sorted { ($0.path, $0.line) < ($1.path, $1.line) })
    }.sorted { first, second in
      // Code that iOS also leaves out is not missing.
      let isLast = (first.kind == .condition, second.kind == .condition)
      if isLast.0 != isLast.1 { return isLast.1 }
      return (second.places.count, first.name) < (first.places.count, second.name)
    }
  }
}

/// The identity of a missing declaration.
struct MissingKey: Hashable {
  let kind: MissingUse.Kind
  let name: String

  var advice: String? {
    switch kind {
    case .module: PlatformModules.advice(for: name)
    case .type: UIKitSurface.missing[name]
    case .condition: "The code of this branch is left out, as on iOS."
    case .member, .construct, .element: nil
    }
  }
}
