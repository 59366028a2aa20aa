extension HostedScreen: CustomStringConvertible, CustomReflectable {
  /// A short description of the screen: its type and its name.
  public nonisolated var description: String { "HostedScreen on \(model.name)" }

  /// A mirror without children. Test frameworks print the children of values in a failed
  /// expectation, and those of a screen are all of its views and all of its data.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
