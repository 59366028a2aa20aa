/// The types of the values that pasteboards know.
enum PasteboardType {
  static let jpeg = "public.jpeg"
  static let image = TypeConformance.image
  static let color = "com.apple.uikit.color"

  /// The types of texts, the preferred one first.
  static let texts = [TypeConformance.text, "public.text", "public.plain-text"]
  /// The types of URLs, the preferred one first.
  static let urls = [TypeConformance.url, "public.file-url"]
  /// The types of the data of images, the preferred one first.
  static let imageFiles = [TypeConformance.png, jpeg, "public.heic", "com.compuserve.gif"]

  /// Returns the types under which a value is stored: an item with a text has one, a URL is also a
  /// text, and an image also data. A value of another class has none.
  static func all(for value: Any) -> [String] {
    switch value {
    case is String, is NSString: [TypeConformance.text]
    case is URL: [TypeConformance.url, TypeConformance.text]
    case is UIImage: [image, jpeg, TypeConformance.png]
    case is UIColor: [color]
    default: []
    }
  }

  /// Returns the URL that a text is (`pb-has-flags`): a text with a scheme and a host, or the
  /// address of a mail or a telephone number with its scheme (chosen).
  static func url(in text: String) -> URL? {
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text),
      let scheme = url.scheme?.lowercased()
    else { return nil }
    let hasHost = !(url.host ?? "").isEmpty
    return hasHost || ["mailto", "tel"].contains(scheme) ? url : nil
  }
}
