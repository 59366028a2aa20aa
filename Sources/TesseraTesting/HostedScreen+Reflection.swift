extension HostedScreen: CustomStringConvertible, CustomReflectable {
  /// The screen in a word: a hosted screen, and its name.
  public nonisolated var description: String { "HostedScreen on \(model.name)" }

  /// Nothing of what is inside. Test frameworks show the parts of what an expectation failed on, and
  /// the parts of a screen are all of its views and all of its data.
  public nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}
