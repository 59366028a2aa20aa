import UIKit

/// The background of a cell for its states.
enum DialBackground {
  @MainActor
  static func configuration(for state: UICellConfigurationState) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 14
    if state.isHighlighted || state.isSelected {
      background.backgroundColor = nil
      background.strokeWidth = 2
      background.strokeColor = .systemBlue
      if state.isHighlighted {
        background.backgroundColor = .systemBlue
        background.backgroundColorTransformer = UIConfigurationColorTransformer {
          $0.withAlphaComponent(0.2)
        }
      }
    } else {
      background.backgroundColor = .secondarySystemBackground
    }
    return background
  }
}
