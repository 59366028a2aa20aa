/// The rectangle of a presented view, and the scale at which it is displayed.
///
/// The rules follow iPhones with iOS 26 (`ou-sheet-…`, `po-iphone-sheet`): a sheet below its
/// maximum height keeps the window's width in its own coordinates, is scaled down, and floats above
/// the bottom of the window. Before iOS 26, a sheet spans the width and ends at the bottom.
///
/// Chosen, because only four heights are recorded: the values at which the distance from the edges
/// begins and ends to shrink, and that a lower sheet has no additional room for the safe area.
struct SheetPlacement: Equatable {
  /// The rectangle on the screen, in the coordinates of the container.
  var frame: CGRect
  /// The scale of the view within its rectangle.
  var scale: CGFloat = 1
  /// The bottom inset of the view's safe area, or `nil` to derive it from the sheet's position in
  /// the container.
  var safeAreaBottom: CGFloat?
  /// All insets of the view's safe area, or `nil` to derive them.
  var safeArea: UIEdgeInsets?

  /// Creates a placement without a scale.
  init(frame: CGRect) { self.frame = frame }

  /// Creates the placement of a sheet that spans the width and ends at the bottom.
  ///
  /// - Parameter value: The value of the detent, in points, without the safe area.
  init(attached value: CGFloat, in size: CGSize, safeAreaBottom: CGFloat) {
    let height = value + safeAreaBottom
    frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// Creates the placement of a sheet that floats.
  ///
  /// - Parameters:
  ///   - value: The value of the detent, in points, without the safe area.
  ///   - pixels: The number of pixels per point.
  init(floating value: CGFloat, in size: CGSize, safeAreaBottom: CGFloat, pixels: CGFloat) {
    let (low, full) = Self.transition
    let growth = min(max((value - low) / (full - low), 0), 1)
    let margin = Self.margins.low + (Self.margins.full - Self.margins.low) * growth
    let height = growth < 1 ? value : value + safeAreaBottom
    let scale = size.width > 0 ? max(0, size.width - 2 * margin) / size.width : 1
    self.scale = scale
    frame = CGRect(
      x: margin, y: size.height - margin - height * scale, width: size.width * scale,
      height: height * scale)
    self.safeAreaBottom = PixelRounding.snapped(safeAreaBottom * growth, scale: pixels)
  }

  /// The values of detents between which the margins change.
  private static let transition: (low: CGFloat, full: CGFloat) = (76, 150)
  /// The distances from the edges of the window.
  private static let margins: (low: CGFloat, full: CGFloat) = (28, 8)
}
