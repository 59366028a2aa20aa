import UIKit

/// A file of a mail or a message.
struct ComposeAttachment {
  let name: String
  let data: Data
  /// The media type or the uniform type identifier.
  let type: String

  /// The image of an attachment that is one, or a symbol.
  var image: UIImage? {
    if type.hasPrefix("image/") || type.hasPrefix("public.image") || Self.images.contains(type),
      let image = UIImage(data: data)
    {
      return image
    }
    return UIImage(systemName: "paperclip")
  }

  /// The size of the file, in words.
  var size: String {
    switch data.count {
    case ..<1000: "\(data.count) bytes"
    case ..<1_000_000: "\(data.count / 1000) KB"
    default: "\(data.count / 100_000 * 100_000 / 1_000_000).\(data.count / 100_000 % 10) MB"
    }
  }

  private static let images: Set<String> = [
    "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp",
  ]
}
