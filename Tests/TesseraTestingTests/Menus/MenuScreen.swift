import TesseraTesting
import Testing

@testable import UIKit

/// A screen with a button at a position, and a record of what is performed.
@MainActor
final class MenuScreen {
  let screen = HostedScreen(UIViewController())
  let button = UIButton(type: .system)
  var log: [String] = []

  init(at origin: CGPoint = CGPoint(x: 100, y: 200)) {
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(origin: origin, size: CGSize(width: 120, height: 40))
    screen.viewController.view.addSubview(button)
    screen.layOut()
  }

  /// An action that notes its title.
  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in
      self?.log.append($0.title)
    }
  }

  /// Gives the button a menu that a touch opens.
  func offer(_ children: [UIMenuElement], options: UIMenu.Options = []) {
    button.menu = UIMenu(options: options, children: children)
    button.showsMenuAsPrimaryAction = true
  }

  var overlay: MenuOverlay? {
    screen.layOut()
    return screen.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.last
  }

  /// The titles of the elements of the innermost menu; `nil` without a menu.
  var titles: [String]? {
    guard let overlay else { return nil }
    return overlay.lists.last?.items.map(\.accessibilityLabel!) ?? []
  }

  func row(_ title: String) throws -> MenuItemView {
    try #require(overlay?.lists.last?.items.first { $0.accessibilityLabel == title })
  }

  func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func choose(_ title: String) throws {
    try screen.tap(on: row(title))
    screen.layOut()
  }

  /// Clicks a point with the secondary button of a mouse.
  func secondaryClick(at point: CGPoint) {
    for phase in [HostTouch.Phase.began, .ended] {
      screen.window.deliver(
        [HostTouch(id: 99, phase: phase, location: point, type: .indirectPointer)],
        buttonMask: phase == .began ? .secondary : [])
    }
    screen.layOut()
  }
}
