import Foundation
import Testing

/// The folder of an app without a project: what belongs to the app besides its sources.
@Suite struct AppFolderTests {
  private static let screen = """
    import UIKit

    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let file = Bundle.main.url(forResource: "city", withExtension: "json")
        let data = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
        let values = Bundle.main.infoDictionary ?? [:]
        let picture = UIImage(named: "Tower")
        let lines = [
          String(decoding: data, as: UTF8.self),
          values["CFBundleShortVersionString"] as? String,
          values["CFBundleName"] as? String,
          NSLocalizedString("greeting", comment: ""),
          picture.map { "picture \\($0.size.width)" },
          UIColor(named: "Leaf") == nil ? nil : "a color",
        ]
        for (number, line) in lines.enumerated() {
          let y = 100 + 30 * CGFloat(number)
          let label = UILabel(frame: CGRect(x: 20, y: y, width: 300, height: 30))
          label.text = line ?? "nothing"
          view.addSubview(label)
        }
      }
    }
    """
  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
    <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
    <key>CFBundleShortVersionString</key><string>7.1</string>
    </dict></plist>
    """
  private static let color = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "0", "green": "1", "blue": "0", "alpha": "1"}}}]}
    """

  private func write(_ data: Data, to path: String, in folder: TemporaryFolder) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  @Test func `files, pictures, texts and the property list belong to the app`() async throws {
    let folder = try TemporaryFolder()
    // A picture of one pixel.
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
          + "awAAAABJRU5ErkJggg=="))
    let catalog = "City/Assets.xcassets/"
    for (path, data) in [
      ("City/Sources/Screen.swift", Data(Self.screen.utf8)),
      ("City/Support/Info.plist", Data(Self.information.utf8)),
      ("City/Data/city.json", Data("Kyoto".utf8)),
      ("City/en.lproj/Localizable.strings", Data("\"greeting\" = \"Hello there\";".utf8)),
      (catalog + "Places/Tower.imageset/tower.png", pixel),
      (
        catalog + "Places/Tower.imageset/Contents.json",
        Data(#"{"images": [{"idiom": "universal", "filename": "tower.png"}]}"#.utf8)
      ),
      (catalog + "Leaf.colorset/Contents.json", Data(Self.color.utf8)),
    ] {
      try write(data, to: path, in: folder)
    }
    let answer = try await CommandLineTool.run("render", folder.path("City"), "--format", "svg")
    #expect(answer.exitCode == 0, "\(answer.errors)")
    for text in ["Kyoto", "7.1", ">City<", "Hello there", "picture 1.0", "a color"] {
      #expect(answer.output.contains(text), "\(text)")
    }
    #expect(!answer.output.contains("nothing"))
  }
}
