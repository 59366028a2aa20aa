/// An element of a group's content: an item of data or a nested group.
public indirect enum LayoutSubitem: Hashable, Sendable {
  /// An item of data.
  case item(LayoutItem)
  /// A nested group.
  case group(LayoutGroup)
}

extension LayoutSubitem {
  /// The width, relative to the group.
  public var width: LayoutDimension {
    get {
      switch self {
      case .item(let item): item.width
      case .group(let group): group.width
      }
    }
    set {
      switch self {
      case .item(var item):
        item.width = newValue
        self = .item(item)
      case .group(var group):
        group.width = newValue
        self = .group(group)
      }
    }
  }

  /// The height, relative to the group.
  public var height: LayoutDimension {
    get {
      switch self {
      case .item(let item): item.height
      case .group(let group): group.height
      }
    }
    set {
      switch self {
      case .item(var item):
        item.height = newValue
        self = .item(item)
      case .group(var group):
        group.height = newValue
        self = .group(group)
      }
    }
  }

  /// The dimension along an axis.
  public subscript(axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }

  /// The distances between the slot and the frame of an item, or between a group's edges and its
  /// content.
  public var contentInsets: LayoutInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  /// The spacing outside the slot.
  public var edgeSpacing: LayoutEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }

  /// The badges and other views that are attached to the item or the group.
  public var supplementaryItems: [LayoutSupplementaryItem] {
    switch self {
    case .item(let item): item.supplementaryItems
    case .group(let group): group.supplementaryItems
    }
  }

  /// A Boolean value that indicates whether the subitem is an item of data.
  var isItem: Bool {
    if case .item = self { return true }
    return false
  }

  /// The content insets that have an effect.
  var effectiveInsets: LayoutInsets { contentInsets.effective(width: width, height: height) }
}
