import UIKit

// Screens of texts, symbols and materials whose pictures tests compare with their pages.

/// Texts of several weights, designs, alignments, scripts and breaks.
final class TextScreen: GridViewController {
  private let sentence = "The ferry is late again, and nobody on the pier minds."

  override func fill() {
    label("Thin") { $0.font = .systemFont(ofSize: 26, weight: .thin) }
    label("Black") { $0.font = .systemFont(ofSize: 26, weight: .black) }
    label("Italic") { $0.font = .italicSystemFont(ofSize: 26) }
    label("0123456") { $0.font = .monospacedSystemFont(ofSize: 22, weight: .medium) }
    label(sentence) { $0.textAlignment = .center }
    label(sentence) { $0.textAlignment = .right }
    label(sentence) { $0.numberOfLines = 2 }
    label("\u{05E9}\u{05DC}\u{05D5}\u{05DD} 24") { $0.font = .systemFont(ofSize: 26) }
    label(sentence) { $0.transform = CGAffineTransform(rotationAngle: 0.3) }
    label(sentence) {
      $0.textColor = .systemRed
      $0.alpha = 0.5
    }
  }

  private func label(_ text: String, _ change: (UILabel) -> Void) {
    add(UILabel()) {
      $0.text = text
      $0.numberOfLines = 0
      change($0)
    }
  }
}

/// Symbols of several weights, scales and colors.
final class SymbolScreen: GridViewController {
  override func fill() {
    symbol("gear", .init(pointSize: 40, weight: .ultraLight))
    symbol("gear", .init(pointSize: 40, weight: .black))
    symbol("folder.badge.plus", .init(pointSize: 40, weight: .regular, scale: .small))
    symbol("person.crop.circle.fill", .init(pointSize: 40, weight: .regular, scale: .large))
    symbol("bell.slash", .init(pointSize: 40)) { $0.alpha = 0.4 }
    symbol("checkmark.seal.fill", .init(pointSize: 40)) { $0.layer.shadowOpacity = 0.5 }
    symbol("paperplane.fill", .init(pointSize: 40)) {
      $0.transform = CGAffineTransform(rotationAngle: 0.7)
    }
    symbol("trash", .init(pointSize: 40)) { $0.backgroundColor = .systemYellow }
    symbol("allergens", .init(pointSize: 40))
  }

  private func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration,
    _ change: (UIImageView) -> Void = { _ in }
  ) {
    add(UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))) {
      $0.contentMode = .center
      $0.tintColor = .systemIndigo
      change($0)
    }
  }
}

/// Controls and materials above a picture.
final class MaterialScreen: GridViewController {
  override func fill() {
    let ground = UIImageView(image: picture)
    ground.frame = view.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(ground)
    for style in [UIBlurEffect.Style.systemThinMaterial, .systemMaterial, .dark] {
      add(UIVisualEffectView(effect: UIBlurEffect(style: style))) {
        $0.layer.cornerRadius = 20
        $0.clipsToBounds = true
      }
    }
    add(UISwitch()) { $0.isOn = true }
    add(UISlider()) { $0.value = 0.4 }
    add(UIProgressView()) { $0.progress = 0.6 }
    add(UIPageControl()) { $0.numberOfPages = 5 }
    add(UIStepper())
    add(UIButton(configuration: .filled()))
    add(UISegmentedControl(items: ["One", "Two"])) { $0.selectedSegmentIndex = 0 }
  }
}
