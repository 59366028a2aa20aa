/// The symbols by their names, with the compositions that were made last. It may be used from any
/// thread.
enum SymbolCatalog {
  private struct Key: Hashable {
    var name: SymbolName
    var lineWidth: CGFloat
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: [String: SymbolName] = [:]
  nonisolated(unsafe) private static var unknownNames: Set<String> = []
  nonisolated(unsafe) private static var figures: [Key: SymbolFigure] = [:]
  /// The numbers of names and of compositions at which all are forgotten.
  private static let maximumCount = 500

  /// Returns the composition of a symbol, or `nil` if there is no symbol of the name. An unknown
  /// name is logged once, and so is a name without a drawing.
  static func symbol(named name: String) -> SymbolName? {
    if let known = lock.withLock({ names[name] }) { return known }
    guard SymbolNames.contains(name) else {
      logUnknown(name)
      return nil
    }
    let symbol = SymbolName(name)
    if !symbol.isDrawn, case .text(let letters) = symbol.base {
      ImageLog.once(
        "The symbol \"\(name)\" is displayed as a frame with the letters \(letters): Tessera has no"
          + " drawing of it.")
    }
    lock.withLock {
      if names.count >= maximumCount { names = [:] }
      names[name] = symbol
    }
    return symbol
  }

  private static func logUnknown(_ name: String) {
    let isNew = lock.withLock {
      unknownNames.count < maximumCount && unknownNames.insert(name).inserted
    }
    // The search for similar names reads the whole table.
    guard isNew else { return }
    let nearest = SymbolNames.suggestions(for: name).map { "\"\($0)\"" }
    let advice =
      nearest.isEmpty ? "" : "; the nearest names are \(nearest.joined(separator: ", "))"
    ImageLog.once(
      "UIImage(systemName:) returns nil: there is no symbol named \"\(name)\"\(advice).")
  }

  /// Returns the layers of a symbol with lines of a width, in hundredths of the font size.
  static func figure(_ name: SymbolName, lineWidth: CGFloat) -> SymbolFigure {
    let key = Key(name: name, lineWidth: lineWidth)
    if let known = lock.withLock({ figures[key] }) { return known }
    let figure = SymbolFigure(name, lineWidth: lineWidth)
    lock.withLock {
      if figures.count >= maximumCount { figures = [:] }
      figures[key] = figure
    }
    return figure
  }
}
