import UIKit

/// A cell with a custom content configuration and a background for its states.
final class DialCell: UICollectionViewCell {
  private var symbol: SymbolEntry?

  /// Displays a symbol.
  func show(_ newSymbol: SymbolEntry) {
    guard symbol != newSymbol else { return }
    symbol = newSymbol
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = DialContentConfiguration().updated(for: state)
    content.image = symbol.flatMap { UIImage(systemName: $0.systemName) }
    content.title = symbol?.title ?? ""
    contentConfiguration = content
    backgroundConfiguration = DialBackground.configuration(for: state)
  }
}
