import PageFiles

/// A file of the page, embedded in the program.
struct PageAsset {
  /// The media type, for the header `Content-Type`.
  let type: String
  /// The content of the file.
  let bytes: [UInt8]

  /// The response with the file.
  var answer: PageAnswer { PageAnswer(type: type, body: bytes) }

  /// The page.
  static let index = PageAsset(named: "index.html")!

  /// Finds the file with a name.
  init?(named name: String) {
    // The names of files are texts of C, which end at the first zero.
    guard !name.utf8.contains(0), let file = page_file_named(name)?.pointee else { return nil }
    type = Self.type(of: name)
    bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// Returns the media type by the extension of a name.
  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "text/javascript; charset=utf-8"
    }
  }
}
