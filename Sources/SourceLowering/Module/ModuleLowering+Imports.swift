import SwiftSyntax

extension ModuleLowering {
  /// Adds the imports of a file to another one that takes declarations of it.
  mutating func addImports(of origin: Int, to file: Int) {
    guard origin != file else { return }
    let known = Set(imports(of: file))
    for line in imports(of: origin) where !known.contains(line) { addHeader(line, to: file) }
  }

  private func imports(of file: Int) -> [ImportLine] {
    units[file].tree.statements.compactMap { item in
      guard let node = item.item.as(ImportDeclSyntax.self) else { return nil }
      let attributes = node.attributes.isEmpty ? "" : node.attributes.trimmedDescription + " "
      let module = node.path.first?.name.text ?? ""
      if let replacement = PlatformModules.replacements[module] {
        return ImportLine(text: attributes + "import " + replacement, module: replacement)
      }
      if node.importKindSpecifier != nil {
        return ImportLine(text: node.trimmedDescription, module: module)
      }
      return ImportLine(text: attributes + "import " + module, module: module)
    }
  }
}
