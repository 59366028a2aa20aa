import Foundation

/// The parts of a node that few nodes have.
public struct SceneEffects: Sendable, Equatable {
  /// The blurred shadow behind the node; `nil` for none.
  public var shadow: SceneShadow?
  /// Shapes between the fill and the content of the node; `nil` for none.
  public var backdrop: SceneDrawing?
  /// The mask of the node and its descendants; `nil` for none.
  public var mask: SceneMask?
  /// The transform of space about the center of the frame, in place of the node's own, for hosts
  /// that display perspective; `nil` for none.
  ///
  /// The numbers are Core Animation's, row by row, which are CSS's column by column.
  public var transform3D: [CGFloat]?
  /// A Boolean value that indicates whether the node and everything in it is invisible while its
  /// back faces the viewer.
  public var hidesBack = false
  /// The standard deviation of the blur of what is behind the node, in points, for hosts that blur;
  /// 0 for none.
  public var blur: CGFloat = 0
  /// The address of a page of the web in the node's box, in front of its own content, for hosts
  /// that display other pages; `nil` for none. Other hosts display what is behind.
  public var webAddress: String?
  /// The video or sound that the host plays in the node's box; `nil` for none.
  public var media: SceneMedia?

  /// Creates effects.
  public init(
    shadow: SceneShadow? = nil, backdrop: SceneDrawing? = nil, mask: SceneMask? = nil,
    transform3D: [CGFloat]? = nil
  ) {
    self.shadow = shadow
    self.backdrop = backdrop
    self.mask = mask
    self.transform3D = transform3D
  }
}

extension SceneNode {
  /// A Boolean value that indicates whether the back of the node faces the viewer, and is
  /// invisible.
  ///
  /// As in CSS, the back faces the viewer if the number in row 3 and column 3 of the transform of
  /// space is negative.
  package var isTurnedAway: Bool {
    guard let effects, effects.hidesBack, let transform = effects.transform3D else { return false }
    return transform[10] < 0
  }
}

/// A blurred shadow behind a node.
public struct SceneShadow: Sendable, Equatable {
  /// The source of a shadow.
  public enum Source: Sendable, Equatable {
    /// The box of the node, with its corners.
    case box
    /// All that is drawn in the node.
    case content
    /// A path, in the coordinates of the node's box.
    case path([SceneDrawing.PathElement])
  }

  /// The source. It is not drawn itself as part of the shadow.
  public var source: Source
  /// The color, including the opacity.
  public var color: SceneColor
  /// The distance from the source, in points.
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var radius: CGFloat

  /// Creates a shadow.
  public init(source: Source = .box, color: SceneColor, offset: CGSize, radius: CGFloat) {
    self.source = source
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// A picture whose opacity at each point determines the opacity of a node there.
public struct SceneMask: Sendable, Equatable {
  /// The rectangle that the picture covers, in the coordinates of the node's box. Outside of it,
  /// the node is transparent.
  public var rect: CGRect
  /// The nodes of the picture, whose frames are relative to the corner of ``rect``.
  public var nodes: [SceneNode]

  /// Creates a mask.
  public init(rect: CGRect, nodes: [SceneNode]) {
    self.rect = rect
    self.nodes = nodes
  }

  /// The smallest rectangle around the boxes of the picture, in the coordinates of the node's box.
  package var paintedRect: CGRect {
    let nodes = nodes.dropFirst()
    guard !nodes.isEmpty else { return .null }
    return scene.placements().dropFirst().reduce(CGRect.null) { $0.union($1.box) }
      .offsetBy(dx: rect.minX, dy: rect.minY).intersection(rect)
  }

  /// The picture as a scene of its own.
  package var scene: Scene { Scene(size: rect.size, nodes: nodes) }
}
