import UIKit

/// The colors of the tiles and pictures.
enum Palette {
  private static let colors: [UIColor] = [
    .systemBlue, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemPurple,
    .systemIndigo,
  ]

  /// Returns a color for a number; equal numbers have equal colors.
  static func color(_ number: Int) -> UIColor { colors[number % colors.count] }
}
