import ExamplePictures
import Foundation

/// The covers of all books.
enum CoverLibrary {
  static let shared = PictureLibrary<Book> { CoverFile.make($0) }
}

/// The file of a cover: rings around a light, in the color of the series.
enum CoverFile {
  /// The size, in pixels.
  static let size = (width: 160, height: 240)

  /// Returns the file of the cover of a book.
  static func make(_ book: Book) -> Data {
    let (hue, brightness) = (Double(book.hue) * 6, Double(book.brightness))
    let ground = PNGFile.color(hue: hue, saturation: 0.6, brightness: brightness * 0.8)
    let light = PNGFile.color(hue: hue + 0.5, saturation: 0.4, brightness: brightness * 1.15)
    // The light rises with every volume.
    let place = (
      x: 0.5 + 0.25 * sin(Double(book.volume)), y: 0.75 - 0.025 * Double(book.volume % 20)
    )
    return PNGFile.make(width: size.width, height: size.height) { x, y in
      let (u, v) = (Double(x) / Double(size.width), Double(y) / Double(size.width))
      let distance = hypot(u - place.x, v - place.y * 1.5)
      let share = max(0, 1 - distance) * (0.75 + 0.25 * cos(distance * 24))
      return ground + (light - ground) * share
    }
  }
}
