import Foundation
import Testing

@testable import BrowserHost

/// The embedded files of the page.
struct PageAssetTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/BrowserHost/Page")

  @Test func `each file in the folder is embedded as it is`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count > 20)
    for name in names {
      let file = try Data(contentsOf: Self.folder.appending(path: name))
      #expect(PageAsset(named: name)?.bytes == [UInt8](file), "\(name) is not in PageFiles.c")
    }
    #expect(PageAsset(named: "missing.js")?.bytes == nil)
  }

  @Test(arguments: ["app.js\0.svg", "app.js\0", "\0", ""])
  func `a name that only begins with the name of a file is not one`(name: String) {
    #expect(PageAsset(named: name)?.type == nil)
  }

  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("style.css", "text/css; charset=utf-8"),
    ("app.js", "text/javascript; charset=utf-8"), ("icon.svg", "image/svg+xml"),
  ])
  func `a file has the media type of its kind`(name: String, type: String) {
    #expect(PageAsset(named: name)?.type == type)
  }
}
