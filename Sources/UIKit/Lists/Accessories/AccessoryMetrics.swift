/// The sizes and distances of accessories, in points.
///
/// The distances between accessories come from `ch27-listcell-06` to `ch27-listcell-13`, which were
/// recorded in the Mac idiom, with the margins of an iPhone.
struct AccessoryMetrics {
  /// The numbers on an iPhone with iOS 26. On iOS 14, the arrow (`ip14-settings-2x`) and a value
  /// before it end at the same distances.
  static let current = AccessoryMetrics(edge: 16)

  /// The distance between the edge of the cell and the first accessory (16 to the arrow in rows of
  /// `se26`; 8 in the Mac idiom).
  let edge: CGFloat
  /// The distance between accessories before the content (`ch27-listcell-06`).
  let leadingSpacing: CGFloat = 16
  /// The distance between accessories behind the content (`ch27-listcell-13`).
  let trailingSpacing: CGFloat = 8
  /// The standard width of most accessories, and of arrows (`ch27-listcell-06`,
  /// `ch27-listcell-10`).
  let standardWidth: CGFloat = 24
  let arrowWidth: CGFloat = 14
  /// The size of an arrow, of a checkmark and of a circle (rows of `se26`).
  let arrow = CGSize(width: 10.5, height: 14)
  let checkmark = CGSize(width: 19, height: 18)
  let circle = CGSize(width: 22, height: 22)
  /// The size of the arrow of an outline (`ch27-listcell-05`).
  let outlineArrow = CGSize(width: 14, height: 14)
  /// The size of a grip, and the width and the distance of the line before it
  /// (`ch27-listcell-07`).
  let grip = CGSize(width: 27, height: 15)
  let gripLine: CGFloat = 1
  let gripLineDistance: CGFloat = 8
  /// The indentation of one level (`ch27-listcell-09`).
  static let indentation: CGFloat = 10

  init(edge: CGFloat) { self.edge = edge }
}
