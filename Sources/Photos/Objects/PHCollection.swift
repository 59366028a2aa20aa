import Foundation

/// An album or a folder of albums.
open class PHCollection: PHObject, @unchecked Sendable {
  private let title: String?

  init(identifier: String, title: String?) {
    self.title = title
    super.init(identifier: identifier)
  }

  /// The name of the collection.
  open var localizedTitle: String? { title }
  /// A Boolean value that indicates whether the collection has photos.
  open var canContainAssets: Bool { true }
  /// A Boolean value that indicates whether the collection has albums.
  open var canContainCollections: Bool { false }

  /// Returns whether the collection can be changed in a way.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  override func value(forFetchKey key: String) -> FetchValue? {
    switch key {
    case "localizedTitle", "title": localizedTitle.map(FetchValue.text) ?? .null
    default: super.value(forFetchKey: key)
    }
  }

  /// Returns the user's albums.
  public class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> {
    PHFetchResult(options) { state in state.albums.map(PHAssetCollection.init(album:)) }
  }
}

/// The changes of a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  /// Deletion of the photos from the library.
  case deleteContent = 1
  /// Removal of photos from the collection.
  case removeContent = 2
  /// Addition of photos.
  case addContent = 3
  /// Creation of contents.
  case createContent = 4
  /// A change of the order.
  case rearrangeContent = 5
  /// Deletion of the collection.
  case delete = 6
  /// A change of the title.
  case rename = 7
}
