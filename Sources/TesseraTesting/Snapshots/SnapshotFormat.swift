/// A drawing of a screen to compare with a recorded one.
public struct SnapshotFormat: Hashable, Sendable {
  enum Kind: Hashable {
    case text, svg
    case png(accuracy: Int)
  }

  let kind: Kind

  /// The drawing with characters: ``HostedScreen/textDrawing(columns:)``.
  public static let text = SnapshotFormat(kind: .text)

  /// The SVG document: ``HostedScreen/svg()``. It is the same on every system.
  public static let svg = SnapshotFormat(kind: .svg)

  /// The PNG: ``HostedScreen/png(scale:)``, compared pixel by pixel. It depends on the fonts of the
  /// system and on the version of librsvg.
  public static let png = SnapshotFormat(kind: .png(accuracy: 0))

  /// The PNG, compared with a tolerance.
  ///
  /// - Parameter accuracy: The maximum deviation of a pixel's color, from 0 to 255.
  public static func png(accuracy: Int) -> SnapshotFormat {
    SnapshotFormat(kind: .png(accuracy: accuracy))
  }

  /// The extension of the recorded file.
  var fileExtension: String {
    switch kind {
    case .text: "txt"
    case .svg: "svg"
    case .png: "png"
    }
  }
}
