import BrowserHost
import Foundation
import PhotoLibrary
import PhotoStore
import UIKit

// Serves the library at the path in PHOTO_LIBRARY to a browser. A file that does not exist is
// filled with a million photos first.
let path = ProcessInfo.processInfo.environment["PHOTO_LIBRARY"] ?? "photos.sqlite"
if !FileManager.default.fileExists(atPath: path) {
  try PhotoDatabase(path: path).addSample(count: 1_000_000)
}
BrowserServer {
  do {
    return UINavigationController(
      rootViewController: try PhotoLibraryViewController(PhotoDatabase(path: path)))
  } catch {
    fatalError("The library at \(path) cannot be opened: \(error)")
  }
}.serve()
