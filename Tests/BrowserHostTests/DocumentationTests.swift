import BrowserHost
import Testing
import UIKit

private final class TilesViewController: UIViewController {}

// snippet.browser
func serve() async throws {
  let tiles = GalleryEntry(name: "tiles", title: "Tiles", summary: "Squares in rows.") {
    TilesViewController()
  }
  try await BrowserServer(port: 8080, catalog: [tiles]).run { port in
    print("http://127.0.0.1:\(port)/example/tiles")
  }
}
// snippet.end
