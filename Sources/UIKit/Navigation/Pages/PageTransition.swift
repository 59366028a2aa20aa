/// A change from some pages to others.
@MainActor
struct PageTransition {
  /// The pages at the beginning.
  let from: [UIViewController]
  /// The pages at the end, if it is completed.
  let to: [UIViewController]
  /// The slot of the new pages: -1 before the old ones, 1 after them.
  let slot: Int
  let isAnimated: Bool
  /// A Boolean value that indicates whether the user changes the page, so that the delegate is
  /// told.
  let isByUser: Bool
  let completion: ((Bool) -> Void)?
}
