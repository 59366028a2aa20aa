import SwiftSyntax

/// The value of a condition of `#if` on iOS, which may be unknown.
enum PlatformCondition {
  /// The condition has the value in every build for iOS.
  case known(Bool)
  /// The compiler decides the rest of the condition: `DEBUG` of `os(iOS) && DEBUG`.
  case open(String)

  /// The modules that a device with iOS does not have, and that Linux may have.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "TVServices", "WinSDK",
  ]

  /// The modules that are here without a large part: libraries that ask for one have code for
  /// systems without it. Security has no certificates, with which such libraries check servers.
  private static let partialModules: Set<String> = ["Security"]

  /// The conditions that are evaluated.
  enum Scope {
    /// All, with the answers of iOS.
    case ofPlatform
    /// Those about modules that are here without a large part.
    case partialModules
  }

  /// Returns whether a source may have a condition about a module that is here without a large
  /// part.
  static func mayNamePartialModule(_ source: String) -> Bool {
    partialModules.contains { source.contains("canImport(\($0))") }
  }

  /// Evaluates a condition.
  init(_ expression: ExprSyntax, _ scope: Scope) {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      self = Self.alternatives(Array(sequence.elements), scope)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      switch PlatformCondition(inner.expression, scope) {
      case .known(let value): self = .known(value)
      case .open(let text): self = .open("(\(text))")
      }
    } else if let negation = expression.as(PrefixOperatorExprSyntax.self),
      negation.operator.text == "!"
    {
      switch PlatformCondition(negation.expression, scope) {
      case .known(let value): self = .known(!value)
      case .open(let text): self = .open("!\(text)")
      }
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = .known(literal.literal.text == "true")
    } else if let value = Self.answer(expression, scope) {
      self = .known(value)
    } else {
      self = .open(expression.trimmedDescription)
    }
  }

  /// Returns iOS's answer to `os(…)`, `targetEnvironment(…)` or `canImport(…)`.
  private static func answer(_ expression: ExprSyntax, _ scope: Scope) -> Bool? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    let function = call.calledExpression.trimmedDescription
    if scope == .partialModules {
      return function == "canImport" && partialModules.contains(argument) ? false : nil
    }
    switch function {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      if absentModules.contains(module) || partialModules.contains(module) { return false }
      return PlatformModules.ofPlatform.contains(module) ? true : nil
    default: return nil
    }
  }

  /// Evaluates operands between `||`.
  private static func alternatives(
    _ elements: [ExprSyntax], _ scope: Scope
  ) -> PlatformCondition {
    combined(elements, at: "||", deciding: true) { part in
      combined(part, at: "&&", deciding: false) { operand in
        operand.count == 1
          ? PlatformCondition(operand[0], scope)
          : .open(operand.map(\.trimmedDescription).joined(separator: " "))
      }
    }
  }

  /// Evaluates the parts of a sequence of operands between operators of one kind.
  ///
  /// - Parameter deciding: The value of a part that is the value of the whole.
  private static func combined(
    _ elements: [ExprSyntax], at name: String, deciding: Bool,
    value: ([ExprSyntax]) -> PlatformCondition
  ) -> PlatformCondition {
    let parts = elements.split { element in
      element.as(BinaryOperatorExprSyntax.self)?.operator.text == name
    }
    var open: [String] = []
    for part in parts {
      switch value(Array(part)) {
      case .known(deciding): return .known(deciding)
      case .known: continue
      case .open(let text): open.append(text)
      }
    }
    return open.isEmpty ? .known(!deciding) : .open(open.joined(separator: " \(name) "))
  }
}
