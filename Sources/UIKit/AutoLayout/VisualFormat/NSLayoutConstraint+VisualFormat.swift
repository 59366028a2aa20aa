import Foundation

extension NSLayoutConstraint {
  /// Returns the inactive constraints that a visual format describes.
  ///
  /// A format is one row or column of views, such as `"H:|-[name(>=80)]-12-[value(==name)]-|"`:
  ///
  /// - `H:` or `V:` is the axis. The default is horizontal.
  /// - `|` is the superview: an edge of it without a connection or with a number, and an edge of
  ///   its layout margins after a hyphen.
  /// - `[name]` is the view or the layout guide of that name in `views`, with conditions on its
  ///   length in parentheses.
  /// - `-` is the system's spacing of 8 points, `-12-` or `-name-` a number or one of `metrics`,
  ///   and `-(>=8,<=20@750)-` a list of conditions with relations and priorities.
  ///
  /// The constraints are in the order of the text: for each view, the constraints of the connection
  /// to what precedes it, the alignments with the preceding view, and the constraints of its
  /// length.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The alignment across the axis of all views, the direction of a horizontal format,
  ///     and the measurement of a vertical format's spacing between edges or baselines.
  ///   - metrics: Numbers for names in the format.
  ///   - views: The views and layout guides for names in the format.
  /// - Precondition: The format is correct, all names are known, a view next to `|` has a
  ///   superview, and the alignments are across the axis. Otherwise UIKit also raises an exception.
  ///   The message has the format with a caret under the character of the fault.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      let maker = VisualFormatConstraints(parsed, opts, metrics ?? [:], views)
      return try maker.make()
    } catch {
      fatalError(
        "constraints(withVisualFormat:options:metrics:views:): \(error.message(for: format))"
      )
    }
  }
}
