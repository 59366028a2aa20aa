/// The picture of a screen with the frame of a finding.
package struct FindingPicture: Codable, Hashable, Sendable {
  /// The drawing of the screen as SVG.
  package var svg: String
  /// The size of the screen, in points: width, height.
  package var size: [Double]
  /// The frame of the view in the coordinates of the drawing, in points: x, y, width, height.
  package var frame: [Double]

  /// Creates a picture.
  package init(svg: String, size: [Double], frame: [Double]) {
    self.svg = svg
    self.size = size
    self.frame = frame
  }
}
