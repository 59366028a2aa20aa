/// A step of a collection view's layout, for a host that displays a log of them.
package struct LayoutEvent: Sendable, Equatable {
  /// The kind of a step.
  package enum Kind: String, Sendable {
    /// The layout was invalidated.
    case invalidation
    /// The layout was prepared again.
    case solve
    /// Views were asked for the sizes that they prefer.
    case measurement
    /// The data were reloaded or changed.
    case change
  }

  package var kind: Kind
  /// The cause and the extent of the step, in a few words.
  package var text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// The closure to which collection views report the steps of their layouts.
@MainActor
package enum LayoutEventLog {
  /// A closure called for each step; `nil` without a reader. Events are made only for a closure.
  package static var record: ((LayoutEvent, UIView) -> Void)?
}
