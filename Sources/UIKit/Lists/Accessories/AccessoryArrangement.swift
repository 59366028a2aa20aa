/// The positions of the content and the accessories of a list cell along x, in a left-to-right
/// interface.
struct AccessoryArrangement {
  /// The lengths of an accessory.
  struct Box {
    let size: CGSize
    let reserved: CGFloat
    /// A Boolean value that indicates whether the accessory lies at the far end of its width.
    let isAtEnd: Bool
    /// The space for a line before the accessory.
    let lineBefore: CGFloat

    init(
      size: CGSize, reserved: CGFloat, isAtEnd: Bool = false, lineBefore: CGFloat = 0
    ) {
      self.size = size
      self.reserved = reserved
      self.isAtEnd = isAtEnd
      self.lineBefore = lineBefore
    }
  }

  /// The horizontal extents of the accessories, from left to right.
  private(set) var leading: [CGFloat] = []
  private(set) var trailing: [CGFloat] = []
  /// The positions of the lines before accessories, in the order of these; `nil` without a line.
  private(set) var lines: [CGFloat?] = []
  /// The extent of the content.
  private(set) var contentStart: CGFloat
  private(set) var contentEnd: CGFloat

  /// Arranges accessories.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of the content.
  ///   - indentsAccessories: Whether the accessories before the content are also indented.
  ///   - safeArea: The insets of the safe area at the sides, in which no accessory lies.
  init(
    leading leadingBoxes: [Box], trailing trailingBoxes: [Box], width: CGFloat,
    indentation: CGFloat, indentsAccessories: Bool,
    safeArea: (leading: CGFloat, trailing: CGFloat) = (0, 0), metrics: AccessoryMetrics = .current
  ) {
    var x = safeArea.leading + metrics.edge + (indentsAccessories ? indentation : 0)
    contentStart = indentation
    for (index, box) in leadingBoxes.enumerated() {
      if index > 0 { x += metrics.leadingSpacing }
      leading.append(box.start(in: x))
      x += box.reserved
      contentStart = x + (indentsAccessories ? 0 : indentation)
    }
    x = width - metrics.edge - safeArea.trailing
    contentEnd = width
    for (index, box) in trailingBoxes.reversed().enumerated() {
      if index > 0 { x -= metrics.trailingSpacing }
      x -= box.reserved
      trailing.insert(box.start(in: x), at: 0)
      if box.lineBefore > 0 { x -= box.lineBefore }
      lines.insert(box.lineBefore > 0 ? x : nil, at: 0)
      contentEnd = x
    }
    contentEnd = max(contentStart, contentEnd)
  }
}

extension AccessoryArrangement.Box {
  /// Returns the position of the accessory in its width.
  fileprivate func start(in x: CGFloat) -> CGFloat {
    x + (reserved - size.width) * (isAtEnd ? 1 : 0.5)
  }
}
