/// One item of a pasteboard: a value for each of its types.
struct PasteboardItem {
  /// A value under a type.
  enum Entry {
    /// A text, URL, image, color, data, or value of a property list.
    case value(Any)
    /// Data that an item provider has not supplied yet.
    case awaited
  }

  private(set) var entries: [String: Entry] = [:]

  /// The types, sorted (`pb-items`).
  var types: [String] { entries.keys.sorted() }

  /// Creates an item from values by type. A value under ``UIPasteboard/typeAutomatic`` is stored
  /// under the types of its class.
  init(_ values: [String: Any]) {
    for (type, value) in values {
      let types = type == UIPasteboard.typeAutomatic ? PasteboardType.all(for: value) : [type]
      for type in types { entries[type] = .value(value) }
    }
  }

  /// Creates an item whose data are awaited.
  init(awaiting types: [String]) {
    for type in types { entries[type] = .awaited }
  }

  /// Stores awaited data; `nil` removes the type.
  mutating func supply(_ data: Data?, for type: String) {
    guard case .awaited? = entries[type] else { return }
    entries[type] = data.map { .value($0) }
  }

  private func stored(_ type: String) -> Any? {
    if case .value(let value)? = entries[type] { value } else { nil }
  }

  /// The values by type, without those that are awaited.
  var values: [String: Any] {
    entries.compactMapValues { if case .value(let value) = $0 { value } else { nil } }
  }

  /// Returns the value of a type: data of texts, URLs and images are decoded.
  func value(of type: String) -> Any? {
    guard let value = stored(type) else { return nil }
    guard let data = value as? Data else { return value }
    if PasteboardType.texts.contains(type) { return String(data: data, encoding: .utf8) ?? data }
    if PasteboardType.urls.contains(type) {
      return String(data: data, encoding: .utf8).flatMap { URL(string: $0) } ?? data
    }
    if PasteboardType.imageFiles.contains(type) { return UIImage(data: data) ?? data }
    return data
  }

  /// Returns the bytes of a type.
  func data(of type: String) -> Data? {
    guard let value = stored(type) else { return nil }
    switch value {
    case let data as Data: return data
    case let text as String: return Data(text.utf8)
    case let text as NSString: return Data(text.description.utf8)
    case let url as URL: return Data(url.absoluteString.utf8)
    case let image as UIImage:
      return type == PasteboardType.jpeg ? image.jpegData(compressionQuality: 1) : image.pngData()
    default:
      guard PropertyListSerialization.propertyList(value, isValidFor: .binary) else { return nil }
      return try? PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
    }
  }

  // MARK: Standard values

  /// The text; `nil` for none.
  var string: String? {
    for type in PasteboardType.texts {
      switch value(of: type) {
      case let text as String: return text
      case let text as NSString: return text.description
      case let url as URL: return url.absoluteString
      default: continue
      }
    }
    return nil
  }

  /// The URL: a value of a type of URLs that is one, or a text that reads as one.
  var url: URL? {
    for type in PasteboardType.urls {
      if let url = value(of: type) as? URL { return url }
    }
    return string.flatMap(PasteboardType.url(in:))
  }

  /// The image; `nil` for none. Data under the type of image objects are not decoded, as recorded.
  var image: UIImage? {
    for type in [PasteboardType.image] + PasteboardType.imageFiles {
      if let image = value(of: type) as? UIImage { return image }
    }
    return nil
  }

  /// The color; `nil` for none.
  var color: UIColor? { value(of: PasteboardType.color) as? UIColor }

  /// A Boolean value that indicates whether the item has a text.
  var hasString: Bool { string != nil }
  /// A Boolean value that indicates whether the item has a type of URLs, whatever is stored under
  /// it, or a text that reads as a URL.
  var hasURL: Bool { PasteboardType.urls.contains { entries[$0] != nil } || url != nil }
  /// A Boolean value that indicates whether the item has a type of images.
  var hasImage: Bool {
    entries[PasteboardType.image] != nil
      || PasteboardType.imageFiles.contains { entries[$0] != nil }
  }
  /// A Boolean value that indicates whether the item has the type of colors.
  var hasColor: Bool { entries[PasteboardType.color] != nil }
}
