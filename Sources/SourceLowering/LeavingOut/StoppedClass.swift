import LoweringProtocol
import SwiftSyntax

/// The replacement of a class that is left out of the program.
struct StoppedClass {
  /// The kinds of classes by the time at which the program stops.
  enum Kind {
    /// A view controller, which stops when its view is loaded.
    case controller
    /// A view, which stops when it is laid out.
    case view
    /// A layout of a collection view, which stops when it is prepared.
    case layout
    /// Another class, whose initializers stop.
    case other
  }

  let kind: Kind
  /// The name of the superclass in the sources, if the class has inherited types.
  private let superclass: String?
  /// A Boolean value that indicates whether the superclass is one of UIKit.
  let inheritsDirectly: Bool
  private let isPublic: Bool

  init(_ type: ClassDeclSyntax, in module: LeavingOut) {
    superclass = type.inheritanceClause?.inheritedTypes.first?.baseName
    var root = superclass
    for _ in 0..<100 {
      guard let name = root, let next = module.superclasses[name] else { break }
      root = next
    }
    let inherited = Self.kind(of: root ?? "")
    let isNamedController = inherited == .other && type.name.text.hasSuffix("ViewController")
    kind = isNamedController && root != nil ? .controller : inherited
    inheritsDirectly = superclass.map { !module.typeNames.contains($0) } ?? false
    isPublic = type.modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  private static func kind(of root: String) -> Kind {
    // The superclass may be one of a module that is missing.
    guard root.hasPrefix("UI") else {
      if root.hasSuffix("ViewController") { return .controller }
      return root.hasSuffix("View") || root.hasSuffix("Cell") ? .view : .other
    }
    if root.hasSuffix("Controller"), !root.hasSuffix("PresentationController") {
      return root.hasSuffix("DocumentInteractionController") ? .other : .controller
    }
    if root.hasSuffix("Layout") { return .layout }
    let endings = ["View", "Cell", "Control", "Button", "Label", "Field", "Bar"]
    return root != "UICollectionView" && endings.contains(where: root.hasSuffix) ? .view : .other
  }

  /// The superclass in place of one that does not exist; `nil` for none.
  var standInSuperclass: String? {
    switch kind {
    case .controller: "UIViewController"
    case .view: superclass?.hasSuffix("Cell") == true ? "UICollectionViewCell" : "UIView"
    case .layout: "UICollectionViewLayout"
    case .other: nil
    }
  }

  /// The call of an initializer that every class of the kind has; `nil` if objects stop at once.
  var delegation: String? {
    guard inheritsDirectly else { return nil }
    switch kind {
    case .controller: return "self.init(nibName: nil, bundle: nil)"
    case .view: return "self.init(frame: .zero)"
    case .layout: return "self.init()"
    case .other: return nil
    }
  }

  /// Returns the member with which objects stop.
  func stop(_ error: CompilerError) -> String {
    let access = isPublic ? "public " : ""
    let body = "{ \(StopSentence.call(for: error)) }"
    switch kind {
    case .controller: return "\(access)override func loadView() \(body)"
    case .view: return "\(access)override func layoutSubviews() \(body)"
    case .layout: return "\(access)override func prepare() \(body)"
    case .other: return ""
    }
  }
}

/// The sentence with which a part that is left out stops the program.
enum StopSentence {
  /// Returns the call that stops the program.
  static func call(for error: CompilerError) -> String {
    let file = error.path.split(separator: "/").last.map(String.init) ?? error.path
    let text =
      "This part of the app is left out, because it does not compile: "
      + "\(file):\(error.line): \(error.message)"
    return "Swift.fatalError(\(literal(text)))"
  }

  /// Returns a text as a literal in one line.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.value < 32 || scalar.value == 127: " "
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
