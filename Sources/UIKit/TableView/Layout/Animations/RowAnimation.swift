/// The way in which a row or section enters or leaves a table.
enum RowAnimation: Hashable, Sendable {
  /// The row fades in or out at its position.
  case fade
  /// The row slides in from the right, or out to the right.
  case right
  /// The row slides in from the left, or out to the left.
  case left
  /// The row slides in from the top, or out to the top, behind its neighbors.
  case top
  /// The row slides in from the bottom, or out to the bottom, behind its neighbors.
  case bottom
  /// The row appears or disappears at once.
  case none
  /// The middle of the row is the middle of the space between its neighbors, which cover the rest.
  case middle
  /// A new row is at its position at once, and its neighbors uncover it
  /// (`tb-se261-insert-automatic`); a deleted row fades out, which is chosen.
  case automatic

  /// Returns the attributes at the start of a row's entrance.
  ///
  /// - Parameters:
  ///   - attributes: The attributes at its position.
  ///   - width: The width of the table, in points.
  @MainActor
  func start(
    _ attributes: UICollectionViewLayoutAttributes, inWidth width: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let start = attributes.duplicate()
    guard self != .none else { return start }
    // A row that enters is behind its neighbors until the end of the movement.
    start.zIndex = Self.depthBehindRows
    move(start, inWidth: width)
    return start
  }

  /// Returns the attributes at the end of a row's exit.
  ///
  /// - Parameters:
  ///   - attributes: The attributes at its position.
  ///   - width: The width of the table, in points.
  @MainActor
  func end(
    _ attributes: UICollectionViewLayoutAttributes, inWidth width: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let end = attributes.duplicate()
    // A row that leaves is behind its neighbors (`tb-se261-delete-fade-midflight`).
    end.zIndex = Self.depthBehindRows
    switch self {
    case .none: end.isHidden = true
    case .automatic: end.alpha = 0
    case .fade, .right, .left, .top, .bottom, .middle: move(end, inWidth: width)
    }
    return end
  }

  /// The depth of rows that enter or leave, behind all others.
  private static let depthBehindRows = -1

  /// Moves attributes to where a row comes from, or goes to. The attributes of `none` and
  /// `automatic` stay.
  @MainActor
  private func move(_ attributes: UICollectionViewLayoutAttributes, inWidth width: CGFloat) {
    let size = attributes.size
    switch self {
    case .fade: attributes.alpha = 0
    case .right: attributes.center.x += width
    case .left: attributes.center.x -= width
    case .top: attributes.center.y -= size.height
    case .bottom: attributes.center.y += size.height
    case .middle: attributes.center.y -= size.height / 2
    case .none, .automatic: break
    }
  }
}
