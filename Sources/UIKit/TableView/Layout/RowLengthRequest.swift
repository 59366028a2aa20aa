/// The heights of a section's rows that an app has answered.
struct RowLengthRequest {
  /// The index of the section.
  let section: Int
  /// The height of each row, in points; NaN for rows without a given height.
  private(set) var given: [Double] = []
  /// The estimates of rows, which apply until the rows are measured.
  private(set) var estimates: [(row: Int, length: Double)] = []
  /// A Boolean value that indicates whether any row is measured.
  private(set) var measuresRows = false

  /// Asks for the heights of all rows of a section.
  ///
  /// - Complexity: O(rows).
  @MainActor
  init(ofRowsInSection section: Int, count: Int, of source: any TableLayoutSource) {
    self.section = section
    given.reserveCapacity(count)
    let length = source.lengthsOfRows(inSection: section)
    for row in 0..<count {
      switch length(row) {
      case .given(let length):
        given.append(Self.finite(length, row, section))
      case .estimated(let length):
        estimates.append((row, Self.finite(length, row, section)))
        given.append(.nan)
        measuresRows = true
      case .automatic:
        given.append(.nan)
        measuresRows = true
      }
    }
  }

  /// Asks for the estimates of some rows of a section. Given heights count as estimates.
  ///
  /// - Complexity: O(rows).
  @MainActor
  init(
    ofEstimatesInSection section: Int, rows: some Sequence<Int>, of source: any TableLayoutSource
  ) {
    self.section = section
    measuresRows = true
    let length = source.lengthsOfRows(inSection: section)
    for row in rows {
      switch length(row) {
      case .given(let length), .estimated(let length):
        estimates.append((row, Self.finite(length, row, section)))
      case .automatic: break
      }
    }
  }

  /// Returns a height as the engine needs it; traps with a message if it is not finite.
  private static func finite(_ length: CGFloat, _ row: Int, _ section: Int) -> Double {
    guard length.isFinite else {
      fatalError(
        "The row at [\(section), \(row)] was given the height \(length); give it a finite height, "
          + "and check what it is computed from.")
    }
    return Double(max(0, length))
  }
}
