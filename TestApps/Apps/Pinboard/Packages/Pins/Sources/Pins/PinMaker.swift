#if os(iOS) || os(tvOS)
  import UIKit
#endif

/// Collects the constraints of a view.
@MainActor
public final class PinMaker {
  let view: PinView
  var constraints: [NSLayoutConstraint] = []

  init(view: PinView) { self.view = view }

  /// Pins the edges to the superview's.
  @discardableResult
  public func edges(_ inset: CGFloat = 0) -> PinMaker {
    guard let parent = view.superview else { return self }
    constraints += [
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ]
    return self
  }

  /// Pins the center to the superview's.
  @discardableResult
  public func center() -> PinMaker {
    guard let parent = view.superview else { return self }
    constraints += [
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ]
    return self
  }
}
