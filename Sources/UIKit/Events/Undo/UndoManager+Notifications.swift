#if !canImport(ObjectiveC)
  extension NSNotification.Name {
    /// Posted by an `UndoManager` when a group ends, and before it undoes or redoes.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Posted by an `UndoManager` after a group began.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidOpenUndoGroup = Self(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted by an `UndoManager` before a group ends.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillCloseUndoGroup = Self(
      "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted by an `UndoManager` after a group ended.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidCloseUndoGroup = Self(
      "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted by an `UndoManager` before it undoes actions.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted by an `UndoManager` after it undid actions.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted by an `UndoManager` before it redoes actions.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted by an `UndoManager` after it redid actions.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  }
#endif
