import Foundation
import ObjectiveC

#if os(iOS) || os(tvOS)
  import UIKit
#endif

/// The constraints of a view, as a member of it.
@dynamicMemberLookup
@MainActor
public struct Pins {
  let view: PinView

  /// Replaces the constraints that were made before.
  public func make(_ content: (PinMaker) -> Void) {
    NSLayoutConstraint.deactivate(made)
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = PinMaker(view: view)
    content(maker)
    made = maker.constraints
    NSLayoutConstraint.activate(made)
  }

  /// The constraints that were made last.
  public var made: [NSLayoutConstraint] {
    get { objc_getAssociatedObject(view, &Self.key) as? [NSLayoutConstraint] ?? [] }
    nonmutating set {
      objc_setAssociatedObject(view, &Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private static var key: UInt8 = 0

  public subscript<Value>(dynamicMember path: KeyPath<PinView, Value>) -> Value {
    view[keyPath: path]
  }

  /// The text of the package's own bundle.
  public static var caption: String {
    guard let url = Bundle.module.url(forResource: "caption", withExtension: "txt") else {
      return ""
    }
    return (try? String(contentsOf: url, encoding: .utf8))?
      .trimmingCharacters(in: .newlines) ?? ""
  }
}

extension PinView {
  public var pins: Pins { Pins(view: self) }
}
