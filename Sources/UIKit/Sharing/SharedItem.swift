/// An item of a sheet, as text and as the value for a pasteboard.
struct SharedItem {
  private let value: Any

  init(_ value: Any) { self.value = value }

  /// The text of a text or a URL; `nil` for others.
  var text: String? {
    switch value {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let url as URL: url.absoluteString
    default: nil
    }
  }

  /// The value for a pasteboard; `nil` for items of classes that pasteboards do not know.
  var pasteboardValue: Any? {
    if let text = value as? NSAttributedString { return text.string }
    return PasteboardType.all(for: value).isEmpty ? nil : value
  }

  /// The name of the item: a text itself, the host and the path of a URL, and the kind of others.
  var title: String {
    if let url = value as? URL {
      return url.isFileURL ? url.lastPathComponent : (url.host ?? url.absoluteString) + url.path
    }
    if let text { return text }
    return value is UIImage ? "Image" : "Item"
  }

  /// The kind of the item.
  var kind: String {
    switch value {
    case let url as URL: url.isFileURL ? "File" : "Link"
    case is String, is NSAttributedString: "Text"
    case let image as UIImage: "\(Int(image.size.width)) × \(Int(image.size.height))"
    default: "\(type(of: value))"
    }
  }

  /// The image of the item, or a symbol of its kind.
  var image: UIImage? {
    if let image = value as? UIImage { return image }
    if let url = value as? URL { return UIImage(systemName: url.isFileURL ? "doc" : "link") }
    return UIImage(systemName: text == nil ? "doc" : "doc.text")
  }
}
