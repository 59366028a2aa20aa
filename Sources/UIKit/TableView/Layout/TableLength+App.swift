/// The heights of an app's properties and delegate, as the layout needs them. A negative height,
/// such as `UITableView.automaticDimension`, is automatic.
extension TableLength {
  /// Creates the height of a row, a header or a footer.
  ///
  /// - Parameters:
  ///   - height: The height, in points; negative for an automatic one.
  ///   - estimate: The estimate, in points, for an automatic height; negative for the table's own.
  ///     Zero switches estimates off, so that the usual height counts.
  init(height: CGFloat, estimate: CGFloat) {
    if height >= 0 {
      self = .given(height)
    } else {
      self = estimate > 0 ? .estimated(estimate) : .automatic
    }
  }
}

extension TableRowLengths {
  /// Creates the heights of all rows of a table.
  ///
  /// With estimates, which are on by default, a delegate's height for a row is requested when the
  /// row becomes visible, as the size that its cell prefers, and counts as the estimate before. An
  /// estimate of zero has the delegate asked for all rows.
  ///
  /// - Parameters:
  ///   - height: The height of rows, in points; negative for automatic ones.
  ///   - estimate: The estimated height, in points; negative for the table's own, zero for none.
  ///   - asksHeights: A Boolean value that indicates whether a delegate states the height of each
  ///     row.
  ///   - asksEstimates: A Boolean value that indicates whether a delegate states an estimate for
  ///     each row.
  init(height: CGFloat, estimate: CGFloat, asksHeights: Bool, asksEstimates: Bool) {
    if asksHeights {
      if asksEstimates {
        self = .eachEstimated
      } else {
        self = estimate == 0 ? .each : .uniform(TableLength(height: -1, estimate: estimate))
      }
    } else if height >= 0 {
      self = .uniform(.given(height))
    } else {
      self = asksEstimates ? .eachEstimated : .uniform(TableLength(height: -1, estimate: estimate))
    }
  }
}
