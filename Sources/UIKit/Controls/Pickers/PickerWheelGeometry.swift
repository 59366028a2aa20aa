/// The cylinder on which a picker displays the rows of a component.
///
/// The radius and the number of rows were read off the picker of Mac Catalyst
/// (`pk-cat26-wheel-216-44`, `pk-cat26-rows-32`): the wheel is 75 points taller than the picker.
struct PickerWheelGeometry: Equatable {
  /// The height of the picker.
  var height: CGFloat
  /// The height of a row in the middle.
  var rowHeight: CGFloat

  /// The length of the cylinder's side: its radius is 1.05 of it, divided by pi.
  var tableHeight: CGFloat { height + 75 }

  var radius: CGFloat { 1.05 * tableHeight / .pi }

  /// The number of rows around the cylinder.
  var rowsPerRevolution: Int { max(4, Int((2 * tableHeight / max(rowHeight, 1)).rounded(.up))) }

  /// The number of rows above and below the middle that face the user.
  var visibleReach: Int { (rowsPerRevolution + 3) / 4 }

  /// Returns the vertical range of a row on screen; `nil` for a row on the back of the cylinder.
  ///
  /// - Parameter distance: The distance from the row in the middle, in rows.
  func row(at distance: CGFloat) -> (midY: CGFloat, scale: CGFloat)? {
    let angle = distance * 2 * .pi / CGFloat(rowsPerRevolution)
    guard abs(angle) < .pi / 2 else { return nil }
    return (height / 2 + radius * sin(angle), cos(angle))
  }

  /// Returns the distance from the row in the middle, in rows, that is drawn at a height.
  func distance(at y: CGFloat) -> CGFloat {
    let sine = min(max((y - height / 2) / radius, -1), 1)
    return asin(sine) * CGFloat(rowsPerRevolution) / (2 * .pi)
  }

  /// The range of the band behind the selected row.
  var band: (y: CGFloat, height: CGFloat) { ((height - rowHeight) / 2 - 1, rowHeight + 2) }
}
