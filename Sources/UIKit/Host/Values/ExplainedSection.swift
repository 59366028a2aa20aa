import Foundation

/// A section of a collection view, in an explanation.
package struct ExplainedSection: Codable, Hashable, Sendable {
  /// A header, a footer, or another boundary item.
  package struct Boundary: Codable, Hashable, Sendable {
    /// The kind.
    package var kind: String
    /// The frame in the coordinates of the content.
    package var frame: ViewExplanation.Box
    /// The frame in the coordinates of the window.
    package var frameInWindow: ViewExplanation.Box
    /// A Boolean value that indicates whether the item stays in the visible part.
    package var isPinned: Bool
  }

  /// The row of a section that scrolls orthogonally.
  package struct Row: Codable, Hashable, Sendable {
    /// The visible rectangle of the row in the coordinates of the content.
    package var viewport: ViewExplanation.Box
    /// The visible rectangle of the row in the coordinates of the window.
    package var viewportInWindow: ViewExplanation.Box
    /// The length of all groups with the spacing between them.
    package var length: Double
    /// The scrolled distance.
    package var distance: Double
  }

  /// The index.
  package var index: Int
  /// The number of items.
  package var items: Int
  /// The frame in the coordinates of the content.
  package var frame: ViewExplanation.Box
  /// The frame in the coordinates of the window.
  package var frameInWindow: ViewExplanation.Box
  /// The insets around the groups: top, leading, bottom, trailing.
  package var contentInsets: [Double]
  /// The kept safe area or margins: top, leading, bottom, trailing.
  package var referenceInsets: [Double]
  /// The spacing between groups or lines.
  package var groupSpacing: Double
  /// The minimum spacing between the items of a line; `nil` for a section of groups.
  package var itemSpacing: Double?
  /// The boundary items.
  package var boundaryItems: [Boundary]
  /// The row; `nil` for a section whose groups follow the layout.
  package var row: Row?
}

/// A group of items, or a line of a flow layout.
package struct ExplainedGroup: Codable, Hashable, Sendable {
  /// The index in the section; `nil` for a line.
  package var index: Int?
  /// The first item.
  package var firstItem: Int
  /// The number of items.
  package var items: Int
  /// The frame in the coordinates of the content. The frame of a group in a row is unscrolled.
  package var frame: ViewExplanation.Box
  /// The frame in the coordinates of the window.
  package var frameInWindow: ViewExplanation.Box
}

/// A decision of a layout.
package struct ExplainedStep: Codable, Hashable, Sendable {
  /// A named value that led to a decision.
  package struct Input: Codable, Hashable, Sendable {
    /// The name, in words.
    package var name: String
    /// The value.
    package var value: Double
  }

  /// The number of the rule in `docs/layout-rules.md`, such as `15` or `F2`.
  package var rule: String
  /// The rule in words.
  package var summary: String
  /// The name of the result, in words.
  package var subject: String
  /// The axis, `x` or `y`; `nil` for a number of subitems.
  package var axis: String?
  /// The path of the subitem: indices from the root group on.
  package var path: [Int]
  /// The values that led to the result.
  package var inputs: [Input]
  /// The result.
  package var result: Double
}

/// A number of the frame of a view with constraints.
package struct ExplainedLength: Codable, Hashable, Sendable {
  /// A constraint with its effect.
  package struct Reason: Codable, Hashable, Sendable {
    /// The identifier; `nil` for none.
    package var identifier: String?
    /// The constraint, as an equation or in words.
    package var text: String
    /// The priority.
    package var priority: Double
    /// The part of the value that is due to the constraint.
    package var contribution: Double
  }

  /// The attribute: `left`, `top`, `width` or `height`.
  package var attribute: String
  /// The value, before rounding.
  package var value: Double
  /// A Boolean value that indicates whether other values would be equally good.
  package var isAmbiguous: Bool
  /// The constraints that determine the value.
  package var reasons: [Reason]
  /// The optional constraints that would change the value if others allowed it.
  package var violated: [Reason]
}

/// The measurement that gave an element of a collection view its lengths along axes with estimates.
package struct ExplainedMeasurement: Codable, Hashable, Sendable {
  /// The class of the view that was asked for its size.
  package var view: String
  /// The size that the layout offered: width and height.
  package var offered: [Double]
  /// The size that the view preferred.
  package var preferred: [Double]
  /// The class of the view whose constraints were solved; `nil` for a view without constraints in
  /// it.
  package var constrainedView: String?
  /// The steps from the offered lengths to the preferred ones, by the rules of measured views.
  package var steps: [ExplainedStep]
  /// The lengths by constraints, before rounding, along the measured axes.
  package var lengths: [ExplainedLength]
}
