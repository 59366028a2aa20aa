/// An overview of a screen for tools: its size and settings, its collection views with their
/// sections, and its views.
///
/// It is a plain value, which can be encoded as JSON. Lengths and positions are in points.
package struct ScreenExplanation: Codable, Hashable, Sendable {
  /// A collection view.
  package struct List: Codable, Hashable, Sendable {
    /// The layout in use.
    package var layout: ViewExplanation.Layout
    /// The number of items in all sections.
    package var items: Int
    /// The first sections; empty for a layout of an app, which has no rules for sections.
    package var sections: [ExplainedSection]
    /// The items on screen, as pairs of a section and an item.
    package var visibleItems: [[Int]]
  }

  /// A view with its depth in the hierarchy.
  package struct Node: Codable, Hashable, Sendable {
    /// The number of views around the view.
    package var depth: Int
    /// The view.
    package var view: ViewExplanation.View
  }

  /// The size of the window: width and height.
  package var size: [Double]
  /// The number of pixels per point.
  package var scale: Double
  /// The safe area: top, left, bottom, right.
  package var safeArea: [Double]
  /// The light or dark style.
  package var style: String
  /// The layout direction: `leftToRight` or `rightToLeft`.
  package var direction: String
  /// The text size: UIKit's name of the category.
  package var textSize: String
  /// The classes of the displayed view controllers, parents first.
  package var controllers: [String]
  /// The collection views.
  package var lists: [List]
  /// The views on screen in the order of drawing, parents first, without those in collection views.
  package var views: [Node]
  /// The number of further views.
  package var furtherViews: Int
}
