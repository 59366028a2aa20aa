extension String: NSItemProviderWriting, _ItemProviderValue {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeConformance.text] }
  /// Plain text and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [TypeConformance.text, "public.text", TypeConformance.url]
  }

  /// Writes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(utf8), nil)
    return nil
  }

  /// Reads text in UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) -> String {
    String(decoding: data, as: UTF8.self)
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public class var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }
  /// Plain text and URLs.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }

  /// Writes the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(description.utf8), nil)
    return nil
  }

  /// Reads text in UTF-8.
  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return text
  }
}

extension URL: NSItemProviderWriting, _ItemProviderValue {
  /// URLs and plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [TypeConformance.url, TypeConformance.text]
  }
  /// URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeConformance.url] }

  /// Writes the text of the URL.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Reads the text of a URL.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG.
  public class var writableTypeIdentifiersForItemProvider: [String] {
    [TypeConformance.image, TypeConformance.png]
  }
  /// The formats of pictures.
  public class var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }

  /// Writes the picture as PNG.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = pngData()
    completionHandler(data, data == nil ? NSItemProvider.error(.unavailableCoercionError) : nil)
    return nil
  }

  /// Reads a picture.
  public class func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return image
  }
}
