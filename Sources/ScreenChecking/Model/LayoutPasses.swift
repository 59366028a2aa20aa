/// The layout passes after which the views of a screen rest.
package struct LayoutPasses: Hashable, Sendable {
  /// The largest number of passes that usual screens need: one lays out the views, a second one
  /// those whose sizes depend on the first, such as labels with a preferred width and cells that
  /// measure themselves, a third one the lists around these, and a fourth one the views around such
  /// a list.
  package static let usualCount = 4

  /// The number of passes, or the limit if the views did not rest.
  package var count: Int
  /// A Boolean value that indicates whether no view needed layout after the last pass.
  package var isAtRest: Bool
  /// The identities of the nodes of the views that needed layout again after the usual number of
  /// passes.
  package var views: [Int]

  /// Creates a count.
  package init(count: Int, isAtRest: Bool, views: [Int]) {
    self.count = count
    self.isAtRest = isAtRest
    self.views = views
  }
}
