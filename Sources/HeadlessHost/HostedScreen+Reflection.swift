extension HostedScreen: CustomStringConvertible, CustomReflectable {
  /// A short description of the screen: its type and its name.
  public nonisolated var description: String { "HostedScreen on \(model.name)" }

  /// A mirror without children. Test frameworks print the children of values in a failed
  /// expectation: all views and all data of a screen.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
