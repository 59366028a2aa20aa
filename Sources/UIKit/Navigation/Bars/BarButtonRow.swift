/// The items at one side of a navigation bar, in order from the edge.
///
/// Neighbors with images share a background, as on iOS 26; items with titles, prominent items, and
/// views have one of their own.
@MainActor
final class BarButtonRow: BarItemPresenter {
  /// A background, and the distance before it in addition to the usual one.
  private struct Place {
    var platter: BarPlatterView
    var space: CGFloat
  }

  private var buttons: [ObjectIdentifier: BarButtonView] = [:]
  private var places: [Place] = []
  /// A Boolean value that indicates whether the row begins at the trailing edge.
  private let isTrailing: Bool

  /// The backgrounds, in order from the edge.
  var platters: [BarPlatterView] { places.map(\.platter) }

  /// Called after an item without a button changed: a hidden one, or a space.
  var itemHasChanged: (() -> Void)?

  init(isTrailing: Bool) { self.isTrailing = isTrailing }

  func itemDidChange() { itemHasChanged?() }

  /// Makes the views of items, and adds them to a view. Buttons of items that stay are kept.
  func show(_ items: [UIBarButtonItem], in view: UIView, _ prepare: (BarButtonView) -> Void) {
    let old = buttons
    buttons = [:]
    for place in places { place.platter.removeFromSuperview() }
    places = []
    var run: [BarButtonView] = []
    var space: CGFloat = 0
    func endRun(isVisible: Bool = true) {
      guard !run.isEmpty else { return }
      let platter = BarPlatterView(isTrailing ? run.reversed() : run, isVisible: isVisible)
      view.addSubview(platter)
      places.append(Place(platter: platter, space: space))
      run = []
      space = 0
    }
    for item in items {
      let isSpace = item.systemItem?.isSpace ?? false
      if isSpace || item.isHidden { item.presenter = self }
      if item.isHidden { continue }
      if isSpace {
        endRun()
        space += item.width
        continue
      }
      let button = old[ObjectIdentifier(item)] ?? BarButtonView(item)
      item.presenter = button
      buttons[ObjectIdentifier(item)] = button
      prepare(button)
      if !item.sharesWithNeighbors { endRun() }
      run.append(button)
      if !item.sharesWithNeighbors { endRun(isVisible: !item.hidesSharedBackground) }
    }
    endRun()
  }

  /// Updates the colors of backgrounds after an item changed.
  func updateColors() { for place in places { place.platter.updateColors() } }

  /// Places the items from the edge on.
  ///
  /// - Parameters:
  ///   - start: The distance of the first background from the edge of the row.
  ///   - room: The largest distance at which the last one ends.
  /// - Returns: The distance at which the last background ends; `nil` without items.
  func place(from start: CGFloat, room: CGFloat, in frame: (CGFloat, CGFloat) -> CGRect) -> CGFloat?
  {
    var end: CGFloat?
    for place in places {
      let x = (end.map { $0 + NavigationBarMetrics.itemSpacing } ?? start) + place.space
      let width = max(0, min(place.platter.preferredWidth, room - x))
      place.platter.frame = frame(x, width)
      place.platter.layoutIfNeeded()
      end = x + width
    }
    return end
  }
}

extension UIBarButtonItem {
  /// A Boolean value that indicates whether the item is in one background with its neighbors.
  fileprivate var sharesWithNeighbors: Bool {
    customView == nil && image != nil && style == .plain && sharesBackground
      && !hidesSharedBackground
  }
}
