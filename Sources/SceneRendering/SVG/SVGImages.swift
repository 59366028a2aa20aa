import Foundation

/// The pictures of a drawing, with the definitions that they share.
struct SVGImages {
  /// The identifier of each file's element, in the order of first use.
  private var files: [(file: SceneImageFile, size: CGSize, id: String)] = []
  private var indexOfName: [String: [Int]] = [:]
  private var tints: [SceneColor: String] = [:]
  private var patternCount = 0
  private(set) var definitions: [String] = []

  /// Returns the elements that draw the pieces of a picture; none if its file cannot be read.
  mutating func elements(for image: SceneImage, indent: String) -> [String] {
    guard let id = define(image) else { return [] }
    var lines: [String] = []
    if let whole = image.wholeTransform {
      lines.append("\(indent)  <use href=\"#\(id)\"\(transform(whole))/>")
    } else {
      for piece in image.pieces {
        lines += elements(for: piece, of: image, id: id, indent: indent + "  ")
      }
    }
    let filter = image.tint.map { " filter=\"url(#\(define($0)))\"" } ?? ""
    return ["\(indent)<g\(filter)>"] + lines + ["\(indent)</g>"]
  }

  private mutating func elements(
    for piece: SceneImage.Piece, of image: SceneImage, id: String, indent: String
  ) -> [String] {
    let use = "<use href=\"#\(id)\"\(transform(image.transform))/>"
    let place = frame(piece.target)
    var view = "viewBox=\"\(numbers(piece.source))\" preserveAspectRatio=\"none\""
    // A part of one pixel has one color, which smoothing would blend with the pixels around it.
    if min(piece.source.width, piece.source.height) < 0.05 {
      view += " image-rendering=\"pixelated\""
    }
    guard let tile = piece.tile else {
      return ["\(indent)<svg \(place) \(view)>\(use)</svg>"]
    }
    patternCount += 1
    let part = frame(CGRect(origin: piece.target.origin, size: tile))
    return [
      "\(indent)<pattern id=\"pattern\(patternCount)\" patternUnits=\"userSpaceOnUse\" \(part)"
        + " \(view)>\(use)</pattern>",
      "\(indent)<rect \(place) fill=\"url(#pattern\(patternCount))\"/>",
    ]
  }

  /// Returns the identifier of the element with a file, which is written on the first use.
  private mutating func define(_ image: SceneImage) -> String? {
    let name = image.file.name
    let known = indexOfName[name, default: []].first { files[$0].size == image.storedSize }
    if let known { return files[known].id }
    guard let data = image.file.read() else { return nil }
    let id = "image\(files.count + 1)"
    indexOfName[name, default: []].append(files.count)
    let size = frame(CGRect(origin: .zero, size: image.storedSize))
    if let other = indexOfName[name]?.first, other < files.count {
      // Only the size differs.
      let scaleX = image.storedSize.width / files[other].size.width
      let scaleY = image.storedSize.height / files[other].size.height
      definitions.append(
        "  <defs><use id=\"\(id)\" href=\"#\(files[other].id)\""
          + "\(transform(SceneTransform(a: scaleX, d: scaleY)))/></defs>")
    } else {
      definitions.append(
        "  <defs><image id=\"\(id)\" \(size) preserveAspectRatio=\"none\""
          + " href=\"data:\(image.file.mediaType);base64,\(data.base64EncodedString())\"/></defs>")
    }
    files.append((image.file, image.storedSize, id))
    return id
  }

  /// Returns the identifier of the filter that fills a picture with a color.
  mutating func define(_ tint: SceneColor) -> String {
    if let id = tints[tint] { return id }
    let id = "tint\(tints.count + 1)"
    tints[tint] = id
    definitions.append(
      "  <filter id=\"\(id)\" x=\"0\" y=\"0\" width=\"1\" height=\"1\""
        + " color-interpolation-filters=\"sRGB\"><feFlood"
        + " flood-color=\"\(tint.opaqueHexadecimal)\""
        + " flood-opacity=\"\(NumberText.rounded(CGFloat(tint.alpha)))\"/>"
        + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>")
    return id
  }

  private func frame(_ rect: CGRect) -> String {
    var result = ""
    if rect.minX != 0 { result += "x=\"\(NumberText.rounded(rect.minX))\" " }
    if rect.minY != 0 { result += "y=\"\(NumberText.rounded(rect.minY))\" " }
    return result + "width=\"\(NumberText.rounded(rect.width))\""
      + " height=\"\(NumberText.rounded(rect.height))\""
  }

  private func numbers(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(NumberText.rounded)
      .joined(separator: " ")
  }

  private func transform(_ transform: SceneTransform) -> String {
    guard transform != .identity else { return "" }
    return " transform=\"\(transform.svgMatrix(NumberText.precise))\""
  }
}
