import Foundation
import LoweringProtocol

/// The screens of a program's sources, and the expressions that create them.
struct ScreenCatalogue: Codable {
  /// The source files with the program's main function; `nil` before the screens are known.
  private(set) var entry: EntryFile?
  /// The types whose expressions the compiler has refused, and the states of their files then.
  private var unusableTypes: [String: String] = [:]

  /// Returns the types of the screens of compiled sources, in the order of their positions in
  /// files: the screens of a playground page, of storyboards, of previews, and of classes.
  ///
  /// - Parameters:
  ///   - graph: The compiler's symbols of the sources.
  ///   - kindOf: Returns the kind of a class of another module by its name.
  static func types(
    of sources: PreparedSources, graph: SymbolGraph, kindOf: (String) -> ScreenType.Kind?
  ) -> [ScreenType] {
    let scenes = StoryboardScenes(sources.scenes)
    var types = scenes.types
    types += ScreenType.previews(sources.previews)
    types += scenes.creating(graph.screenTypes(kindOf: kindOf))
    let stopped = Set((sources.leftOut ?? []).filter(\.isType).map(\.name))
    types.removeAll { type in
      stopped.contains { type.name == $0 || type.name.hasPrefix($0 + ".") }
    }
    if let playground = sources.playground {
      types.insert(ScreenType(liveViewOf: playground), at: 0)
    }
    return types
  }

  /// Returns the types without the expressions that the compiler has refused in the present state
  /// of their files.
  func usable(_ types: [ScreenType]) -> [ScreenType] {
    types.map { type in
      guard unusableTypes[type.name] == FileStamp.text(of: type.file) else { return type }
      var type = type
      type.expression = nil
      return type
    }
  }

  /// Makes the main function for the screens of a product.
  ///
  /// - Returns: Whether it differs from the one before.
  mutating func update(for product: SourceBuild.Product, isPlayground: Bool) -> Bool {
    let new = EntryFile(for: product, isPlayground: isPlayground)
    defer { entry = new }
    return entry != new
  }

  /// Forgets the main function: a type that it names is gone or has another initializer.
  mutating func removeEntry() { entry = nil }

  /// Records the types whose expressions have errors in an output of the compiler.
  ///
  /// - Returns: Whether there are any.
  mutating func noteErrors(in output: String, of types: [ScreenType]) -> Bool {
    let names = entry?.screens(withErrorsIn: output) ?? []
    for type in types where names.contains(type.name) {
      unusableTypes[type.name] = FileStamp.text(of: type.file)
    }
    return !names.isEmpty
  }
}
