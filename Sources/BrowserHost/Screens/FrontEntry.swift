import ScreenHost

/// The entry that the first page displays in place of the gallery.
package struct FrontEntry: Sendable {
  /// The name of the entry.
  let name: String
  /// The short name of the device of pages that do not choose one; `nil` for the one that the user
  /// chose last.
  let device: String?

  package init(name: String, device: String?) {
    self.name = name
    self.device = device
  }

  /// The members of the catalog's document.
  var members: [(String, String)] {
    [("front", JSONText.string(name))]
      + (device.map { [("device", JSONText.string($0))] } ?? [])
  }
}
