import UIKit

/// Columns of equal width that are filled from the top, always the shortest one first.
struct WaterfallColumns {
  let count: Int
  /// The width of all columns and the spacing between them, in points.
  let width: CGFloat
  let spacing: CGFloat

  /// Returns the frames of pictures, given the ratios of their heights to their widths.
  func frames(ofAspects aspects: [CGFloat]) -> [CGRect] {
    let columnWidth = max(0, width - spacing * CGFloat(count - 1)) / CGFloat(count)
    var ends = [CGFloat](repeating: 0, count: count)
    return aspects.map { aspect in
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: ends[column], width: columnWidth,
        height: (columnWidth * aspect).rounded())
      ends[column] = frame.maxY + spacing
      return frame
    }
  }
}
