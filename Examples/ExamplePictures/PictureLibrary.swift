import UIKit

/// Loads pictures in the background, and keeps those that were used last.
public actor PictureLibrary<Key: Hashable & Sendable> {
  /// A key as an object, as `NSCache` needs it.
  private final class Name: NSObject {
    let key: Key

    init(_ key: Key) { self.key = key }

    override var hash: Int { key.hashValue }

    override func isEqual(_ object: Any?) -> Bool { (object as? Name)?.key == key }
  }

  private let pictures = NSCache<Name, UIImage>()
  private let file: @Sendable (Key) -> Data

  /// Creates a library.
  ///
  /// - Parameters:
  ///   - limit: The number of pictures to keep.
  ///   - file: A closure that returns the file of a picture.
  public init(keeping limit: Int = 500, file: @escaping @Sendable (Key) -> Data) {
    self.file = file
    pictures.countLimit = limit
  }

  /// Returns a picture, ready for display.
  public func picture(_ key: Key) async -> UIImage? {
    let name = Name(key)
    if let picture = pictures.object(forKey: name) { return picture }
    guard let picture = await UIImage(data: file(key))?.byPreparingForDisplay() else { return nil }
    pictures.setObject(picture, forKey: name)
    return picture
  }
}
