/// The widths of the columns of a split view controller, as an app sets them.
struct SplitWidths: Equatable {
  /// The widths that an app sets for one column; `nil` for the system's.
  struct Column: Equatable {
    var preferred: CGFloat?
    var fraction: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?

    /// Returns the width in an interface, before the secondary column gets its minimum.
    func base(in total: CGFloat) -> CGFloat {
      preferred ?? fraction.map { $0 * total } ?? SplitWidths.standard
    }

    /// Returns a width within the limits; the minimum precedes the maximum.
    func limited(_ width: CGFloat, standardMinimum: CGFloat) -> CGFloat {
      let highest = maximum ?? .greatestFiniteMagnitude
      return max(min(width, highest), minimum ?? min(standardMinimum, highest))
    }
  }

  var primary = Column()
  var supplementary = Column()
  /// The minimum width of the secondary column; `nil` for the system's.
  var secondaryMinimum: CGFloat?

  /// The width of a column beside the secondary one.
  static let standard: CGFloat = 320
  /// The minimum width of the primary column of two.
  static let minimumOfTwo: CGFloat = 280
  /// The minimum width of each column of three.
  static let minimumOfThree: CGFloat = 240
  /// The width that the secondary column keeps (`sv-ipad-double-geometry`).
  static let secondary: CGFloat = 464
}
