import HeadlessHost
import UIKit

extension HostedScreen {
  /// Returns the difference between the frames of cells and expected ones; `nil` if they are equal.
  ///
  /// - Parameters:
  ///   - expected: The expected frames in the coordinates of the content, in points.
  ///   - accuracy: The maximum deviation of a side, in points. The default accepts 340.667 for
  ///     340⅔, and still detects one pixel.
  public func difference(
    fromFrames expected: [IndexPath: CGRect], accuracy: CGFloat = 0.001
  ) -> FrameDifference? {
    FrameDifference(expected: expected, accuracy: accuracy) { frame(at: $0) }
  }

  /// Compares the frames of cells with expected ones.
  ///
  /// - Parameters:
  ///   - expected: The expected frames in the coordinates of the content, in points.
  ///   - accuracy: The maximum deviation of a side, in points.
  /// - Throws: `FrameDifference`, whose description lists every frame that differs.
  public func expectFrames(
    _ expected: [IndexPath: CGRect], accuracy: CGFloat = 0.001
  ) throws {
    if let difference = difference(fromFrames: expected, accuracy: accuracy) { throw difference }
  }
}
