import ScreenHost

/// The entry that the first page displays in place of the gallery.
package struct FrontEntry: Sendable {
  /// The name of the entry.
  let name: String
  /// The short name of the device of pages that do not choose one; `nil` for the one that the user
  /// chose last.
  let device: String?
  /// A Boolean value that indicates whether pages display the keyboard of the device at first.
  let showsKeyboard: Bool

  package init(name: String, device: String?, showsKeyboard: Bool = false) {
    self.name = name
    self.device = device
    self.showsKeyboard = showsKeyboard
  }

  /// The members of the catalog's document.
  var members: [(String, String)] {
    [("front", JSONText.string(name))]
      + (device.map { [("device", JSONText.string($0))] } ?? [])
      + (showsKeyboard ? [("keyboard", "true")] : [])
  }
}
