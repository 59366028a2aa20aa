/// The frames of the keys of a keyboard, in its coordinates, in points.
struct KeyboardArrangement {
  /// A key with its frame.
  struct PlacedKey: Hashable {
    var key: KeyboardKey
    /// The drawn part.
    var frame: CGRect
  }

  /// The keys from the top left.
  private(set) var keys: [PlacedKey] = []

  /// Arranges rows of keys.
  ///
  /// - Parameters:
  ///   - size: The size of the keyboard.
  ///   - insets: The parts at the edges without keys.
  ///   - suggestionHeight: The height of the row of suggestions; 0 for none.
  ///   - suggestions: The words of the row.
  ///   - hasGlobeBelow: A Boolean value that indicates whether the globe is below the rows.
  init(
    _ rows: KeyboardRows, size: CGSize, insets: UIEdgeInsets, suggestionHeight: CGFloat,
    suggestions: [String], hasGlobeBelow: Bool
  ) {
    let width = size.width - insets.left - insets.right
    if suggestionHeight > 0 {
      let third = width / 3
      // The row always has three words, or empty ones, so that the indices of the other keys stay.
      for index in 0..<3 {
        let word = suggestions.indices.contains(index) ? suggestions[index] : ""
        let frame = CGRect(
          x: insets.left + CGFloat(index) * third, y: 0, width: third, height: suggestionHeight)
        keys.append(PlacedKey(key: .suggestion(word), frame: frame))
      }
    }
    let lines = rows.rows
    let pitch = (size.height - suggestionHeight - insets.bottom) / CGFloat(lines.count)
    let gap = Self.gap(pitch: pitch, isPad: rows.isPad)
    let units: CGFloat = rows.isPad ? 11 : 10
    let unit = width / units
    for (index, line) in lines.enumerated() {
      let total = line.reduce(0) { $0 + $1.width }
      var x = insets.left + (units - total) / 2 * unit
      for cell in line {
        let place = CGRect(
          x: x, y: suggestionHeight + CGFloat(index) * pitch, width: cell.width * unit,
          height: pitch)
        x += place.width
        guard cell.key != .blank else { continue }
        keys.append(
          PlacedKey(
            key: cell.key, frame: place.insetBy(dx: gap.width / 2, dy: gap.height / 2).rounded))
      }
    }
    if hasGlobeBelow {
      let frame = CGRect(
        x: insets.left + 20, y: size.height - insets.bottom + 4, width: 44, height: 36)
      keys.append(PlacedKey(key: .globe, frame: frame))
    }
  }

  /// Returns the distances between keys.
  private static func gap(pitch: CGFloat, isPad: Bool) -> CGSize {
    if isPad { return CGSize(width: 12, height: 10) }
    return pitch < 48 ? CGSize(width: 6, height: 8) : CGSize(width: 6, height: 12)
  }

  /// Returns the index of the key nearest to a point; `nil` if there are none.
  func index(nearest point: CGPoint) -> Int? {
    func distance(_ frame: CGRect) -> CGFloat {
      let dx = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let dy = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return dx * dx + dy * dy
    }
    return keys.indices.min { distance(keys[$0].frame) < distance(keys[$1].frame) }
  }
}

extension CGRect {
  /// The rectangle with edges at thirds of a point.
  fileprivate var rounded: CGRect {
    func place(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
    let (left, top) = (place(minX), place(minY))
    return CGRect(x: left, y: top, width: place(maxX) - left, height: place(maxY) - top)
  }
}
