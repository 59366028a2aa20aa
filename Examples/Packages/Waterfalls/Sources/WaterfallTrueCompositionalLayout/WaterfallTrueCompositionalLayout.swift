import UIKit
import WaterfallSections

/// The entry points of `eeshishko/WaterfallTrueCompositionalLayout`, for screens that import it.
public enum WaterfallTrueCompositionalLayout {
  /// The columns of a section, and the heights of its items.
  ///
  /// As in the library, it belongs to no actor: models of an app make it.
  public struct Configuration {
    /// A closure that returns the height of an item in a column of a width.
    public typealias ItemHeightProvider = (_ index: Int, _ itemWidth: CGFloat) -> CGFloat
    /// A closure that returns the number of items.
    public typealias ItemCountProvider = () -> Int

    /// The number of columns.
    public let columnCount: Int
    /// The spacing between columns, and between the items of one, in points.
    public let interItemSpacing: CGFloat
    /// The boundary that the content insets of the section are measured from.
    public let contentInsetsReference: UIContentInsetsReference
    /// Returns the number of items in the section.
    public let itemCountProvider: ItemCountProvider
    /// Returns the height of an item in a column of a width, in points.
    public let itemHeightProvider: ItemHeightProvider

    /// Creates a configuration.
    ///
    /// - Parameter interItemSpacing: The spacing between columns, and between the items of one.
    public init(
      columnCount: Int = 2, interItemSpacing: CGFloat = 8,
      contentInsetsReference: UIContentInsetsReference = .automatic,
      itemCountProvider: @escaping ItemCountProvider,
      itemHeightProvider: @escaping ItemHeightProvider
    ) {
      self.columnCount = columnCount
      self.interItemSpacing = interItemSpacing
      self.contentInsetsReference = contentInsetsReference
      self.itemCountProvider = itemCountProvider
      self.itemHeightProvider = itemHeightProvider
    }
  }

  /// Returns a section of columns.
  @MainActor
  public static func makeLayoutSection(
    config: Configuration, environment: any NSCollectionLayoutEnvironment, sectionIndex: Int
  ) -> NSCollectionLayoutSection {
    var waterfall = WaterfallSection(height: config.itemHeightProvider)
    waterfall.columnCount = config.columnCount
    waterfall.columnSpacing = config.interItemSpacing
    waterfall.itemSpacing = config.interItemSpacing
    waterfall.insetsReference = config.contentInsetsReference
    waterfall.itemCount = config.itemCountProvider()
    return waterfall.makeSection(in: environment)
  }

  /// Returns a section of columns. Earlier versions of the library spell the label like this.
  @MainActor
  public static func makeLayoutSection(
    config: Configuration, enviroment: any NSCollectionLayoutEnvironment, sectionIndex: Int
  ) -> NSCollectionLayoutSection {
    makeLayoutSection(config: config, environment: enviroment, sectionIndex: sectionIndex)
  }
}
