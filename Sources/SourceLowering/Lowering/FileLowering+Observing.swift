import LoweringProtocol
import SwiftSyntax

extension FileLowering {
  // MARK: Properties

  /// Adds reports of changes to a `dynamic` property of a class: the Objective-C runtime replaces
  /// the setter of an observed one.
  func lowerDynamicProperty(_ node: VariableDeclSyntax) {
    let modifiers = node.modifiers.names
    guard modifiers.contains("dynamic"), node.bindingSpecifier.text == "var",
      modifiers.isDisjoint(with: ["static", "class", "override"]),
      let type = enclosingType, type.kind == .classType || type.kind == .external
    else { return }
    for binding in node.bindings {
      if let comma = binding.trailingComma {
        // A declaration of several variables has no observers.
        let kept = node.modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" }
        replace(comma, with: "; " + (kept + ["var"]).joined(separator: " "))
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let name = pattern.identifier.identifierText
      let before = "_willChangeValue(of: self, forKey: \"\(name)\")"
      let after = "_didChangeValue(of: self, forKey: \"\(name)\", at: \\.\(name))"
      guard let block = binding.accessorBlock else {
        let end = binding.initializer.map(Syntax.init) ?? binding.typeAnnotation.map(Syntax.init)
        guard let end else { continue }
        edits.insert(
          " { willSet { \(before) } didSet { \(after) } }",
          at: end.endPositionBeforeTrailingTrivia.utf8Offset)
        needsLoweringInterface = true
        continue
      }
      guard case .accessors(let accessors) = block.accessors else { continue }
      report(before: before, after: after, in: accessors, of: block)
    }
  }

  private func report(
    before: String, after: String, in accessors: AccessorDeclListSyntax,
    of block: AccessorBlockSyntax
  ) {
    func body(_ names: String...) -> CodeBlockSyntax? {
      accessors.first { names.contains($0.accessorSpecifier.text) }?.body
    }
    func insert(_ text: String, in body: CodeBlockSyntax) {
      edits.insert(
        " \(text);", at: body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
      needsLoweringInterface = true
    }
    if let setter = body("set", "_modify") {
      insert("\(before); defer { \(after) }", in: setter)
      return
    }
    let observers = (body("willSet"), body("didSet"))
    guard observers.0 != nil || observers.1 != nil else { return }
    let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    if let willSet = observers.0 {
      insert(before, in: willSet)
    } else {
      edits.insert(" willSet { \(before) }", at: start)
    }
    if let didSet = observers.1 {
      insert("defer { \(after) }", in: didSet)
    } else {
      edits.insert(" didSet { \(after) }", at: start)
    }
    needsLoweringInterface = true
  }

  // MARK: Calls

  /// Names the property of a call that observes one: a key path has no name at run time.
  func lowerObservation(_ node: FunctionCallExprSyntax) {
    guard let name = Self.calledName(node), let first = node.arguments.first,
      !node.arguments.contains(where: { $0.label?.text == "_named" })
    else { return }
    switch (name.text, first.label?.text) {
    case ("observe", nil), ("publisher", "for"):
      guard let path = first.expression.as(KeyPathExprSyntax.self),
        index.methodNames.isDisjoint(with: [name.text]),
        name.text == "publisher" ? unit.imports("Combine") : isObservation(node)
      else { return }
      guard let property = property(of: path) else {
        if name.text == "observe" { reportSeveralProperties(path, severity: .warning) }
        return
      }
      guard isObservable(property) else {
        if name.text == "observe" { reportUnobservable(property, at: path) }
        return
      }
      edits.insert(
        ", _named: \"\(property)\"", at: path.endPositionBeforeTrailingTrivia.utf8Offset)
      if name.text == "publisher" { needsCombineInterface = true }
      needsLoweringInterface = true
    case ("willChangeValue", "for"), ("didChangeValue", "for"):
      guard let path = first.expression.as(KeyPathExprSyntax.self),
        let property = property(of: path), let label = first.label
      else { return }
      replace(label, with: "forKey")
      replace(path, with: "\"\(property)\"")
    default: return
    }
  }

  /// Returns the name of the called method.
  private static func calledName(_ node: FunctionCallExprSyntax) -> TokenSyntax? {
    let called = node.calledExpression
    return called.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName
  }

  private func isObservation(_ node: FunctionCallExprSyntax) -> Bool {
    node.trailingClosure != nil
      || node.arguments.dropFirst().contains {
        ["options", "changeHandler"].contains($0.label?.text)
      }
  }

  /// Returns the name of the only property of a key path.
  private func property(of path: KeyPathExprSyntax) -> String? {
    guard path.components.count == 1,
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return nil }
    return property.declName.baseName.identifierText
  }

  private func isObservable(_ property: String) -> Bool {
    UIKitSurface.observableProperties.contains(property)
      || index.observableProperties.contains(property)
  }

  private func reportUnobservable(_ property: String, at path: some SyntaxProtocol) {
    report(
      "Changes of '\(property)' are not reported to observers; declare it '@objc dynamic', or use "
        + "didSet, a delegate or a notification.", at: path, severity: .warning)
  }

  private func reportSeveralProperties(
    _ path: some SyntaxProtocol, severity: LoweringReport.Severity
  ) {
    report(
      "\(path.trimmedDescription) is not one property, and changes of its parts are not reported; "
        + "observe each object of the path.", at: path, severity: severity)
  }

  /// Reports a path of several properties, which is not observed by its name.
  func lowerNamedObservation(_ node: FunctionCallExprSyntax) {
    guard Self.calledName(node)?.text == "addObserver",
      let path = node.arguments.first(where: { $0.label?.text == "forKeyPath" })?.expression
    else { return }
    let names = self.names(in: path)
    if names.count > 1 {
      reportSeveralProperties(path, severity: .error)
    } else if let name = names.first, !isObservable(name),
      !isObservable("is" + name.prefix(1).uppercased() + name.dropFirst())
    {
      reportUnobservable(name, at: path)
    }
  }

  /// Returns the names of a path that is written as a string or by `#keyPath`; none for another
  /// expression.
  private func names(in path: ExprSyntax) -> [String] {
    var text: String?
    if let literal = path.as(StringLiteralExprSyntax.self) {
      text = literal.representedLiteralValue
    } else if let macro = path.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath"
    {
      text = keyPath(macro).filter { $0 != "\"" && $0 != TextEdits.padding }
    }
    return text?.split(separator: ".").map(String.init) ?? []
  }
}
