import LoweringProtocol

extension SourceBuild {
  /// A built program.
  package struct Product: Sendable, Equatable, Codable {
    /// The path of the program. Each build has another one.
    package let program: String
    /// The types of screens, in the order of their positions in files.
    package internal(set) var types: [ScreenType]
    /// The lowering's diagnostics of the sources and of the modules that they need, in the form of
    /// the compiler's.
    package let reports: [String]
    /// A Boolean value that indicates whether the sources have a main function of their own.
    package let hasApplication: Bool
    /// The types and other parts of the sources that are left out, because they do not compile.
    package let leftOut: [LeftOutPart]

    /// The types whose objects can be created.
    package var screens: [ScreenType] { types.filter { $0.expression != nil } }
    /// The screen that is meant without a name: the live view of a page, or the only view
    /// controller beside views and previews, or the only view beside cells, or the only screen;
    /// `nil` for several.
    package var mainScreen: ScreenType? {
      if let page = screens.first(where: { $0.origin == .liveView }) { return page }
      let own = screens.filter { $0.origin != .preview }
      let ranks = [own.filter { $0.kind == .viewController }, own.filter { $0.kind == .view }]
      let candidates = ranks.first { !$0.isEmpty } ?? screens
      return candidates.count == 1 ? candidates[0] : nil
    }
    /// The names of the types all of whose initializers need arguments.
    package var namesNeedingArguments: [String] {
      types.filter { $0.expression == nil }.map(\.name)
    }
  }
}
