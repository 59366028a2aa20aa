import UIKit

/// A symbol on a disk, which is filled while the cell is selected.
struct DialContentConfiguration: UIContentConfiguration {
  var image: UIImage?
  var title = ""
  /// The color of the symbol; `nil` for the tint color.
  var symbolColor: UIColor?
  /// The color of the disk.
  var diskColor = UIColor.tertiarySystemFill

  func makeContentView() -> UIView & UIContentView { DialContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> DialContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    if state.isSelected || state.isHighlighted {
      updated.symbolColor = .white
      updated.diskColor = .systemBlue
    } else {
      updated.symbolColor = nil
      updated.diskColor = .tertiarySystemFill
    }
    return updated
  }
}
