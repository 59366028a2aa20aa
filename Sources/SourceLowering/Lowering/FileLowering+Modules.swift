import SwiftSyntax

extension FileLowering {
  /// Lowers an import of a part of a module, or of a module that another one replaces.
  func lower(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return }
    importedModules.insert(module)
    let replacement = PlatformModules.replacements[module]
    if let replacement {
      if let kind = node.importKindSpecifier { remove(kind) }
      replace(node.path, with: replacement)
    } else if node.importKindSpecifier == nil, path.count > 1,
      PlatformModules.withParts.contains(module)
    {
      replace(node.path, with: module)
    }
  }

  /// Records the module of a type that `import Foundation` includes on Apple's platforms only.
  func noteModule(of type: String) {
    if let module = PlatformModules.included.first(where: { $0.declares(type) }) {
      if !index.declares(type) { namedIncludedModules.insert(module.name) }
      return
    }
    guard let module = PlatformModules.foundationModule(of: type), !index.declares(type)
    else { return }
    neededModules.insert(module)
  }

  /// The modules that the file needs and does not import.
  var missingImports: [String] {
    var modules = neededModules.subtracting(importedModules)
    for module in PlatformModules.included
    where namedIncludedModules.contains(module.name)
      && !importedModules.isDisjoint(with: module.includingModules)
      && importedModules.isDisjoint(with: module.declaringModules)
    {
      modules.insert(module.name)
    }
    return modules.sorted()
  }
}
