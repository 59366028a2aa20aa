/// The state of a view controller on which its ``UIContentUnavailableConfiguration`` can depend.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view controller.
  public var traitCollection: UITraitCollection
  /// The text of the search in the view controller's navigation item; `nil` for none.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a state that an app adds; `nil` if it was not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
