/// The types of data that item providers of this module know, and the types to which they conform.
enum TypeConformance {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let image = "com.apple.uikit.image"

  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.text": ["public.data", "public.content"], "public.url": ["public.data"],
    "public.file-url": ["public.url"], "public.png": ["public.image"],
    "public.jpeg": ["public.image"], "public.heic": ["public.image"],
    "com.compuserve.gif": ["public.image"], "org.webmproject.webp": ["public.image"],
    "public.svg-image": ["public.image"], "com.apple.uikit.image": ["public.image"],
    "public.image": ["public.data", "public.content"], "public.data": ["public.item"],
  ]

  /// Returns whether a type is another one, or a special case of it.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other
      || (parents[identifier] ?? []).contains { conforms($0, to: other) }
  }
}
