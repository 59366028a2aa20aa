/// A method of a table view's data source that changes rows, or decides about it.
private struct RowMethod {
  let fullName: String
  /// The member of `_TableRowMethods`; `nil` for a decision.
  let member: String?

  static let all = [
    RowMethod(fullName: "tableView(_:commit:forRowAt:)", member: "commit"),
    RowMethod(fullName: "tableView(_:moveRowAt:to:)", member: "move"),
    RowMethod(fullName: "tableView(_:canEditRowAt:)", member: nil),
    RowMethod(fullName: "tableView(_:canMoveRowAt:)", member: nil),
  ]
}

extension ModuleLowering {
  /// States which methods for editing rows the data sources of table views implement. A table view
  /// cannot find out by calling them, because they change the data.
  mutating func addRowMethods() {
    for key in index.types.keys.sorted() {
      let type = index.types[key]!
      guard type.kind == .classType, let file = type.file, !broken.contains(file),
        isTableDataSource(type),
        // A copy that is lowered again has the property.
        !type.members.contains(where: { $0.name == "_implementedRowMethods" })
      else { continue }
      let methods = rowMethods(of: type)
      guard !methods.isEmpty else { continue }
      let isOverride =
        hasRowMethodsInUIKit(type)
        || index.chain(of: type).dropFirst().contains { !rowMethods(of: $0).isEmpty }
      let set =
        "["
        + ([".isKnown"] + methods.compactMap(\.member).map { "." + $0 })
        .joined(separator: ", ") + "]"
      let access =
        type.modifiers.contains("open") || type.modifiers.contains("public") ? "public " : ""
      addMember(
        (isOverride ? "\(access)override " : access)
          + "var _implementedRowMethods: _TableRowMethods { "
          + (isOverride ? "super._implementedRowMethods.union(\(set))" : set) + " }",
        before: type.closingBrace, in: file)
    }
  }

  private func rowMethods(of type: TypeEntry) -> [RowMethod] {
    RowMethod.all.filter { method in
      type.members.contains { $0.fullName == method.fullName && !$0.isTypeMember }
    }
  }

  /// Returns whether a class is a data source of table views by itself or by a superclass.
  private func isTableDataSource(_ type: TypeEntry) -> Bool {
    hasRowMethodsInUIKit(type)
      || index.chain(of: type).contains { ancestor in
        let protocols = index.protocols(of: ancestor).flatMap(\.inherited)
        return (ancestor.inherited + ancestor.extensionProtocols + protocols).contains {
          $0 == "UITableViewDataSource" || $0 == "UIKit.UITableViewDataSource"
        }
      }
  }

  /// Returns whether a class inherits from a data source of UIKit.
  private func hasRowMethodsInUIKit(_ type: TypeEntry) -> Bool {
    guard let root = index.externalSuperclass(of: type).map(index.plainName) else { return false }
    let name = root.hasPrefix("UIKit.") ? String(root.dropFirst("UIKit.".count)) : root
    return name == "UITableViewController" || name == "UITableViewDiffableDataSource"
  }
}
