extension UIFontPickerViewController {
  /// The settings of a picker of fonts.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// A Boolean value that indicates whether the user chooses a face of a family. The default is
    /// `false`.
    open var includeFaces = false
    /// A Boolean value that indicates whether the names of families are displayed in the system's
    /// font. The default is `false`: each name has the font of its family.
    open var displayUsingSystemFont = false
    /// The traits that a face of a displayed family has. The default is an empty set.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates settings.
    public override nonisolated init() { super.init() }

    /// A copy of the settings.
    var duplicate: Configuration {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }

    /// Returns the faces of a family with the traits.
    func faces(of family: String) -> [String] {
      UIFont.fontNames(forFamilyName: family).filter { name in
        filteredTraits.isEmpty
          || UIFontDescriptor(name: name, size: 0).symbolicTraits.isSuperset(of: filteredTraits)
      }
    }
  }
}
