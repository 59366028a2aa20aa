import Testing

@testable import UIKit

/// The gray in the place of tint colors.
@MainActor
@Suite struct TintAdjustmentTests {
  /// A view that counts changes of its tint color.
  private final class TintView: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private func isGray(_ color: UIColor) -> Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red == green && green == blue
  }

  @Test func `a dimmed view and those in it that inherit the mode are gray`() {
    let (outer, inner, normal) = (TintView(), TintView(), TintView())
    outer.addSubview(inner)
    outer.addSubview(normal)
    normal.tintAdjustmentMode = .normal
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    let before = (outer.changes, inner.changes, normal.changes)
    outer.tintAdjustmentMode = .dimmed
    #expect(outer.tintAdjustmentMode == .dimmed)
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(isGray(outer.tintColor))
    #expect(isGray(inner.tintColor))
    #expect(normal.tintAdjustmentMode == .normal)
    #expect(normal.tintColor == .systemRed)
    #expect(outer.changes == before.0 + 1)
    #expect(inner.changes == before.1 + 1)
    #expect(normal.changes == before.2)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .systemRed)
    #expect(inner.changes == before.1 + 2)
  }

  @Test func `views behind an alert are dimmed until it is dismissed, and the alert is not`() throws
  {
    let controller = UIViewController()
    let window = UIWindow(device: .standard, playsAnimations: false) { controller }
    let button = UIButton(type: .system)
    controller.view.addSubview(button)
    window.layoutIfNeeded()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(isGray(button.tintColor))
    #expect(alert.view.tintAdjustmentMode == .normal)
    controller.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(button.tintColor == .systemBlue)
  }

  @Test func `a sheet over a sheet dims both, and a sheet with an undimmed detent none`() throws {
    let controller = UIViewController()
    let window = UIWindow(device: .standard, playsAnimations: false) { controller }
    window.layoutIfNeeded()
    let (first, second) = (UIViewController(), UIViewController())
    second.modalPresentationStyle = .pageSheet
    controller.present(first, animated: false)
    window.layoutIfNeeded()
    first.present(second, animated: false)
    window.layoutIfNeeded()
    #expect(controller.view.tintAdjustmentMode == .dimmed)
    #expect(first.view.tintAdjustmentMode == .dimmed)
    #expect(second.view.tintAdjustmentMode == .normal)
    first.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(controller.view.tintAdjustmentMode == .dimmed)
    #expect(first.view.tintAdjustmentMode == .normal)
    controller.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(controller.view.tintAdjustmentMode == .normal)

    let third = UIViewController()
    third.sheetPresentationController?.detents = [.medium()]
    third.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    controller.present(third, animated: false)
    window.layoutIfNeeded()
    #expect(controller.view.tintAdjustmentMode == .normal)
  }
}
