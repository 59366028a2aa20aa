extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections display a list.
  ///
  /// For lists beside other sections, return
  /// ``NSCollectionLayoutSection/list(using:layoutEnvironment:)`` from a section provider.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(list: ListSection(configuration))
  }
}
