extension UIBarButtonItem {
  /// The styles of items.
  public enum Style: Int, Sendable {
    /// The usual style.
    case plain = 0
    /// The style of the main action: filled with the tint color.
    case prominent = 2

    /// The style of the main action, by its earlier name.
    public static var done: Style { .prominent }
  }

  /// The items that the system describes.
  public enum SystemItem: Int, Sendable {
    /// The end of a task: a check mark.
    case done = 0
    /// The end of a task without a result: a cross.
    case cancel
    /// The beginning of editing, in words.
    case edit
    /// The end of a task with its result stored, in words.
    case save
    /// A new item: a plus sign.
    case add
    /// A space that takes an equal part of the free room.
    case flexibleSpace
    /// A space of the width that is set.
    case fixedSpace
    /// A new message: a pencil.
    case compose
    /// An answer: an arrow to the left.
    case reply
    /// The actions for the content: a box with an arrow.
    case action
    /// A level of a hierarchy: a folder.
    case organize
    /// The user's bookmarks: a book.
    case bookmarks
    /// A search: a magnifying glass.
    case search
    /// New content: an arrow in a circle.
    case refresh
    /// The end of loading: a cross.
    case stop
    /// A picture: a camera.
    case camera
    /// A deletion: a bin.
    case trash
    /// The start of media.
    case play
    /// The interruption of media.
    case pause
    /// Media in reverse.
    case rewind
    /// Media at a higher speed.
    case fastForward
    /// The reversal of a change, in words.
    case undo
    /// The repetition of a reversed change, in words.
    case redo
    /// The end of a screen: a cross.
    case close = 24
  }
}

/// The appearances are modeled on iOS 26, for which no records exist.
extension UIBarButtonItem.SystemItem {
  /// The title; `nil` for an item with a symbol, and for spaces.
  var title: String? {
    switch self {
    case .edit, .save, .undo, .redo: name
    default: nil
    }
  }

  /// The name of the symbol; `nil` for an item with a title, and for spaces.
  var symbol: String? {
    switch self {
    case .done: "checkmark"
    case .cancel, .close, .stop: "xmark"
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The words for assistive technology; `nil` for spaces.
  var name: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// A Boolean value that indicates whether the item is a space.
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
