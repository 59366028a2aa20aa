internal import ScreenChecking
import UIKit

/// The contradictions of constraints while a screen is displayed.
@MainActor
final class ContradictionCollector {
  private struct Found {
    weak var view: UIView?
    var contradiction: Contradiction
  }

  private var found: [Found] = []

  /// Starts to collect.
  init() {
    ConstraintContradictions.observe(for: self) { [weak self] constraints, broken in
      self?.add(constraints, broken)
    }
  }

  /// Ends collecting, and returns the contradictions of the views in a window.
  func end(in window: UIWindow) -> [Contradiction] {
    ConstraintContradictions.end(for: self)
    return found.filter { $0.view?.window === window }.map(\.contradiction)
  }

  private func add(_ constraints: [String], _ broken: NSLayoutConstraint) {
    let view = [broken.firstItem, broken.secondItem].lazy.compactMap { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }.first
    let lines = constraints.map(Self.withoutAddresses)
    let contradiction = Contradiction(
      sentence: "\(lines.count) required constraints contradict each other, and "
        + "\(Self.withoutAddresses(broken.description)) is left out; all of them: "
        + lines.joined(separator: ", "),
      view: view?.sceneID)
    // Another layout pass can find a contradiction again.
    guard !found.contains(where: { $0.contradiction == contradiction }) else { return }
    found.append(Found(view: view, contradiction: contradiction))
  }

  /// Returns a description without the addresses of objects, which differ in each layout.
  private static func withoutAddresses(_ description: String) -> String {
    description.replacing(#/:0x[0-9a-f]+/#, with: "").replacing(#/ +\(active\)/#, with: "")
  }
}
