import Foundation

/// A picture of a file, or pieces of it, in a drawing.
public struct SceneImage: Sendable, Equatable {
  /// A part of the picture, and the rectangle that it fills.
  public struct Piece: Sendable, Equatable {
    /// The part, in points of the upright picture.
    public var source: CGRect
    /// The rectangle in the coordinates of the drawing, in points.
    public var target: CGRect
    /// The size of the repeated part in the drawing, in points, from the upper left corner of the
    /// rectangle on; `nil` for a part that is stretched.
    public var tile: CGSize?

    /// Creates a piece.
    public init(source: CGRect, target: CGRect, tile: CGSize? = nil) {
      self.source = source
      self.target = target
      self.tile = tile
    }
  }

  /// The smallest rectangle around the targets of the pieces; null for none.
  package var area: CGRect { pieces.reduce(.null) { $0.union($1.target) } }

  /// The file of the picture.
  public var file: SceneImageFile
  /// The size of the upright picture, in points.
  public var size: CGSize
  /// The size of the picture as it is stored, in points.
  public var storedSize: CGSize
  /// The transform from the picture as it is stored to the upright picture.
  public var transform: SceneTransform
  /// The color that fills the opacity of the picture; `nil` for its own colors.
  public var tint: SceneColor?
  /// The pieces, which do not overlap.
  public var pieces: [Piece]

  /// Creates pieces of a picture.
  ///
  /// - Parameters:
  ///   - size: The size of the upright picture, in points.
  ///   - turn: The transform from the unit square of the stored picture to the unit square of the
  ///     upright one.
  package init(
    file: SceneImageFile, size: CGSize, turn: SceneTransform, tint: SceneColor?, pieces: [Piece]
  ) {
    let isTurned = turn.a == 0
    self.file = file
    self.size = size
    storedSize = isTurned ? CGSize(width: size.height, height: size.width) : size
    self.tint = tint
    self.pieces = pieces
    transform = turn
    transform.tx *= size.width
    transform.ty *= size.height
  }

  /// The transform from the picture as it is stored to a drawing in which it fills one rectangle as
  /// a whole; `nil` for a picture in several pieces.
  package var wholeTransform: SceneTransform? {
    guard pieces.count == 1, pieces[0].tile == nil, size.width > 0, size.height > 0,
      pieces[0].source == CGRect(origin: .zero, size: size)
    else { return nil }
    let target = pieces[0].target
    return transform.followed(
      by: SceneTransform(
        a: target.width / size.width, d: target.height / size.height, tx: target.minX,
        ty: target.minY))
  }
}

/// The file of a picture, which is read when its bytes are needed.
public struct SceneImageFile: Sendable, Equatable {
  /// The bytes and the facts in their header.
  package let bytes: ImageBytes

  /// Creates a reference to a file.
  package init(bytes: ImageBytes) { self.bytes = bytes }

  /// The name of the content: 32 hexadecimal digits, the same for the same bytes on every machine.
  public var name: String { bytes.hash.text }

  /// The media type, such as `image/png`.
  public var mediaType: String { bytes.header.format.mediaType }

  /// Returns the bytes, without an orientation that readers would apply once more; `nil` if the
  /// file cannot be read any more.
  public func read() -> Data? { bytes.readUpright() }
}
