/// The items at one side of a navigation bar, or of a toolbar, in order from the edge.
///
/// Neighbors with images share a background, as on iOS 26; items with titles, prominent items, and
/// views have one of their own.
@MainActor
final class BarButtonRow: BarItemPresenter {
  /// A background, and the distance before it in addition to the usual one.
  private struct Place {
    var platter: BarPlatterView
    var space: CGFloat
    /// The number of flexible spaces before it.
    var flexibleSpaces: Int
  }

  private var buttons: [ObjectIdentifier: BarButtonView] = [:]
  private var places: [Place] = []
  /// The number of flexible spaces after the last background.
  private var flexibleSpacesAtEnd = 0
  /// A Boolean value that indicates whether the row begins at the trailing edge.
  private let isTrailing: Bool

  /// The backgrounds, in order from the edge.
  var platters: [BarPlatterView] { places.map(\.platter) }

  /// Called after an item without a button changed: a hidden one, or a space.
  var itemHasChanged: (() -> Void)?

  init(isTrailing: Bool) { self.isTrailing = isTrailing }

  func itemDidChange() { itemHasChanged?() }

  /// A Boolean value that indicates whether ``show(_:in:_:)`` is running. The tint color of buttons
  /// that it places again changes in between, and they notify the bar.
  private var isShowing = false

  /// Makes the views of items, and adds them to a view. Buttons of items that stay are kept.
  func show(_ items: [UIBarButtonItem], in view: UIView, _ prepare: (BarButtonView) -> Void) {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    let old = buttons
    buttons = [:]
    for place in places { place.platter.removeFromSuperview() }
    places = []
    var run: [BarButtonView] = []
    var space: CGFloat = 0
    var flexibleSpaces = 0
    func endRun(isVisible: Bool = true) {
      guard !run.isEmpty else { return }
      let platter = BarPlatterView(isTrailing ? run.reversed() : run, isVisible: isVisible)
      view.addSubview(platter)
      places.append(Place(platter: platter, space: space, flexibleSpaces: flexibleSpaces))
      run = []
      space = 0
      flexibleSpaces = 0
    }
    for item in items {
      let isSpace = item.systemItem?.isSpace ?? false
      if isSpace || item.isHidden { item.presenter = self }
      if item.isHidden { continue }
      if isSpace {
        endRun()
        space += item.width
        if item.systemItem == .flexibleSpace { flexibleSpaces += 1 }
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
    flexibleSpacesAtEnd = flexibleSpaces
  }

  /// Places the items in a whole bar: flexible spaces divide the free room.
  func distribute(
    from start: CGFloat, to end: CGFloat, spacing: CGFloat, in frame: (CGFloat, CGFloat) -> CGRect
  ) {
    let taken = places.reduce(0) { $0 + $1.platter.preferredWidth + $1.space }
    let free = max(0, end - start - taken - CGFloat(max(places.count - 1, 0)) * spacing)
    let count = places.reduce(flexibleSpacesAtEnd) { $0 + $1.flexibleSpaces }
    let unit = count > 0 ? free / CGFloat(count) : 0
    var x = start
    for (index, place) in places.enumerated() {
      if index > 0 { x += spacing }
      x += place.space + CGFloat(place.flexibleSpaces) * unit
      let width = max(0, min(place.platter.preferredWidth, end - x))
      place.platter.frame = frame(x, width)
      place.platter.layoutIfNeeded()
      x += width
    }
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
      let spacing = place.platter.traitCollection.metrics.navigationBar.itemSpacing
      let x = (end.map { $0 + spacing } ?? start) + place.space
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
