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
  /// The name; one that begins with the app's own name meets no other's.
  public let rawValue: String

  /// A key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key from its name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// What a configuration can depend on: the traits of a view, and the states it is in.
public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state that the app adds; nil where it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The states of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot use the view.
  public var isDisabled = false
  /// Whether the user touches the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus. There is no focus here, so that it is false unless the app
  /// sets it.
  public var isFocused = false
  /// Whether the view is pinned at the edge of what is visible.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app adds; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The states of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the user cannot use the cell: its `isUserInteractionEnabled` is false.
  public var isDisabled = false
  /// Whether the user touches the cell.
  public var isHighlighted = false
  /// Whether the item is selected.
  public var isSelected = false
  /// Whether the cell has the focus. There is no focus here, so that it is false unless the app
  /// sets it.
  public var isFocused = false
  /// Whether the cell is pinned at the edge of what is visible. Cells are not, so that it is false
  /// unless the app sets it.
  public var isPinned = false
  /// Whether the collection view is in editing mode and the item can be edited.
  public var isEditing = false
  /// Whether the item is expanded, in an outline.
  public var isExpanded = false
  /// Whether the cell is swiped to show its actions. There are no swipe actions here, so that it is
  /// false unless the app sets it.
  public var isSwiped = false
  /// Whether the user is moving the item to another place.
  public var isReordering = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state that the app adds; nil where it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
