/// The name of a state that an app adds to the states of a view.
///
///     extension UIConfigurationStateCustomKey {
///       static let isArchived = UIConfigurationStateCustomKey("com.example.Mail.isArchived")
///     }
///     extension UICellConfigurationState {
///       var isArchived: Bool {
///         get { self[.isArchived] as? Bool ?? false }
///         set { self[.isArchived] = newValue }
///       }
///     }
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name. Begin it with the identifier of the app, so that it is unique.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The traits and the states of a view, on which a configuration can depend.
public protocol UIConfigurationState {
  /// Creates a state with all Boolean values `false`.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value of a state that an app adds; `nil` if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The states of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted by a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view has the focus. Only cells get it; `false`
  /// unless the app sets it.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned to an edge of the visible bounds.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all Boolean values `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that an app adds; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The stages of a drag of a cell's item.
  public enum DragState: Hashable, Sendable {
    /// The item is not dragged.
    case none
    /// The item is lifted before the drag begins.
    case lifting
    /// The item is dragged.
    case dragging
  }

  /// The states of a cell under dragged items.
  public enum DropState: Hashable, Sendable {
    /// No items are dragged over the view.
    case none
    /// A drop would not be into the cell.
    case notTargeted
    /// A drop would be into the cell.
    case targeted
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell's `isUserInteractionEnabled` is `false`.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted by a touch.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the item is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the item has the focus of the keyboard. `false` by
  /// default.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge of the visible bounds.
  /// Cells are not pinned, so that it is `false` unless the app sets it.
  public var isPinned = false
  /// A Boolean value that indicates whether the collection view is in the editing mode, and the
  /// item can be edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the item of an outline is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether a swipe reveals actions of the row.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is moving the item.
  public var isReordering = false
  /// The stage of a drag of the item. `none` by default.
  public var cellDragState = DragState.none
  /// The state of the cell under dragged items. `none` by default.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all Boolean values `false`.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that an app adds; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
