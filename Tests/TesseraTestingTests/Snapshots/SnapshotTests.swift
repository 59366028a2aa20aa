import HelloList
import SceneRendering
import Testing
import UIKit

@testable import TesseraTesting

/// A folder for the files of one test, with the layout of a package.
private final class SnapshotFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshots \(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("Tests"), withIntermediateDirectories: true)
    try Data().write(to: url.appendingPathComponent("Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The file of the test.
  var file: String { url.appendingPathComponent("Tests/ListTests.swift").path }

  func recorded(_ name: String) -> URL {
    url.appendingPathComponent("Tests/__Snapshots__/ListTests/\(name)")
  }

  func failure(_ name: String) -> URL {
    url.appendingPathComponent(".build/snapshot-failures/ListTests/\(name)")
  }

  func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }
}

@MainActor
struct SnapshotTests {
  private let folder: SnapshotFolder

  init() throws { folder = try SnapshotFolder() }

  private func screen() -> HostedScreen {
    HostedScreen(
      HelloListViewController(), on: ScreenModel(size: CGSize(width: 120, height: 200), scale: 1))
  }

  private func expect(
    _ screen: HostedScreen, _ format: SnapshotFormat = .text, named name: String? = nil,
    mode: SnapshotMode = .missing, function: String = "`the list`()"
  ) throws {
    try screen.expectSnapshot(
      format, named: name, mode: mode, file: folder.file, function: function)
  }

  private func failure(_ body: () throws -> Void) throws -> SnapshotFailure {
    try #require(throws: SnapshotFailure.self) { try body() }
  }

  @Test func `the first run records and fails, and the second one passes`() throws {
    let failure = try failure { try expect(screen()) }
    let file = folder.recorded("the-list.txt")
    #expect(failure.reason == .missing)
    #expect(
      failure.description == """
        there was no snapshot '\(file.path)', so it was recorded now; look at it, and run the test again
          look:   xdg-open '\(file.path)'
        """)
    #expect(try String(contentsOf: file, encoding: .utf8) == screen().textDrawing())
    try expect(screen())
  }

  @Test func `recording never fails, and replaces`() throws {
    try expect(screen(), .svg, mode: .record)
    let scrolled = screen()
    scrolled.scroll(to: 30)
    try expect(scrolled, .svg, mode: .record)
    try expect(scrolled.fresh { $0.scroll(to: 30) }, .svg)
    #expect(try failure { try expect(screen(), .svg) }.reason == .different)
  }

  @Test func `a build server records nothing`() throws {
    let failure = try failure { try expect(screen(), mode: .never) }
    #expect(failure.reason == .missing)
    #expect(failure.description.contains("TESSERA_SNAPSHOTS=never records none"))
    #expect(
      failure.description.contains("TESSERA_SNAPSHOTS=record swift test --filter ListTests"))
    #expect(!folder.exists(folder.recorded("the-list.txt")))
    #expect(folder.exists(folder.failure("the-list.txt")))
  }

  @Test
  func
    `a difference names its lines, its files and the commands, and disappears when it is accepted`()
    throws
  {
    try expect(screen(), mode: .record)
    let scrolled = screen()
    scrolled.scroll(to: 44)
    let failure = try failure { try expect(scrolled) }
    let (old, new, difference) = (
      folder.recorded("the-list.txt"), folder.failure("the-list.txt"),
      folder.failure("the-list.difference.txt")
    )
    #expect(failure.reason == .different)
    let first = failure.description.split(separator: "\n")[0]
    #expect(first.hasPrefix("the screen differs from the snapshot '\(old.path)': "))
    #expect(first.hasSuffix("new lines differ:"))
    #expect(failure.description.contains(/\d - .*Hello, Wo/))
    #expect(failure.description.contains(/\d \+ .*Hello, Me/))
    #expect(failure.description.contains("  look:   xdg-open '\(new.path)'\n"))
    #expect(failure.description.contains("  look:   xdg-open '\(difference.path)'\n"))
    #expect(failure.description.contains("  accept: cp '\(new.path)' '\(old.path)'\n"))
    #expect(
      failure.description.hasSuffix(
        "  or all: TESSERA_SNAPSHOTS=record swift test --filter ListTests"))
    #expect(try String(contentsOf: new, encoding: .utf8) == scrolled.textDrawing())
    #expect(try String(contentsOf: difference, encoding: .utf8).contains("Hello, Wo"))

    try FileManager.default.removeItem(at: old)
    try FileManager.default.copyItem(at: new, to: old)
    try expect(scrolled.fresh { $0.scroll(to: 44) })
    #expect(!folder.exists(new))
    #expect(!folder.exists(difference))
  }

  @Test func `a snapshot that no longer differs leaves no files of the failure`() throws {
    try expect(screen(), mode: .record)
    let scrolled = screen()
    scrolled.scroll(to: 44)
    _ = try failure { try expect(scrolled) }
    #expect(folder.exists(folder.failure("the-list.txt")))
    try expect(screen())
    #expect(!folder.exists(folder.failure("the-list.txt")))
    #expect(!folder.exists(folder.failure("the-list.difference.txt")))
  }

  @Test func `several snapshots of a test have names of their own`() throws {
    let screen = screen()
    try expect(screen, mode: .record)
    let failure = try failure { try expect(screen, mode: .record) }
    #expect(failure.reason == .sameName)
    #expect(failure.description.contains("'the-list.txt'"))
    try expect(screen, named: "at the end / 2", mode: .record)
    try expect(screen, .svg, mode: .record)
    #expect(folder.exists(folder.recorded("the-list.at-the-end-2.txt")))
    #expect(folder.exists(folder.recorded("the-list.svg")))
  }

  @Test func `the function of a test gives the name of its file`() {
    let names = [
      ("`a list, in the dark`()", "a-list-in-the-dark"), ("lists()", "lists"),
      ("list(number:)", "list"), ("`—`()", "test"),
    ]
    for (function, name) in names {
      let place = SnapshotPlace(file: folder.file, function: function, name: nil, format: .svg)
      #expect(place.recorded.lastPathComponent == "\(name).svg")
    }
  }

  @Test func `snapshots of a target lie beside its folder, and without a package beside the test`()
    throws
  {
    let nested = folder.url.appendingPathComponent("Tests/AppTests/Lists/ListTests.swift").path
    let place = SnapshotPlace(file: nested, function: "a()", name: nil, format: .text)
    #expect(
      place.recorded.path
        == folder.url.appendingPathComponent(
          "Tests/__Snapshots__/AppTests/Lists/ListTests/a.txt"
        ).path)
    let alone = SnapshotPlace(
      file: "/nowhere/Tests/A.swift", function: "a()", name: nil, format: .svg)
    #expect(alone.recorded.path == "/nowhere/Tests/__Snapshots__/A/a.svg")
    #expect(!alone.new.path.hasPrefix("/nowhere"))
  }

  @Test func `a folder that cannot be written is a sentence`() throws {
    try Data().write(to: folder.url.appendingPathComponent("Tests/__Snapshots__"))
    let failure = try failure { try expect(screen()) }
    #expect(failure.reason == .unreadable)
    #expect(failure.description.contains("cannot be written"))
  }

  // MARK: Pictures

  nonisolated static let drawsPictures: Bool = {
    (try? PNGRenderer(scale: 1).render(
      Scene(size: CGSize(width: 1, height: 1)))) != nil
  }()

  @Test(.enabled(if: drawsPictures))
  func `a picture's difference names its pixels, and is drawn`() throws {
    try expect(screen(), .png, mode: .record)
    try expect(screen(), .png)
    let changed = screen()
    changed.cell(at: [0, 1])?.contentView.backgroundColor = .red
    let failure = try failure { try expect(changed, .png) }
    #expect(failure.reason == .different)
    #expect(failure.description.contains("of 24000 pixels differ"))
    #expect(failure.description.contains("in the rectangle x 0, y 44, 120 x 4"))
    let difference = try PixelImage(
      png: Data(contentsOf: folder.failure("the-list.difference.png")))
    #expect(difference.width == 120)
    #expect(difference.height == 200)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(difference.bytes[(y * 120 + x) * 4..<(y * 120 + x) * 4 + 4])
    }
    #expect(pixel(110, 60) == [255, 0, 255, 255])
    #expect(pixel(110, 10) == [254, 254, 254, 255])
    try expect(changed.fresh(), .png(accuracy: 255))
  }

  @Test(.enabled(if: drawsPictures))
  func `a picture of another size, and a file that is no picture, are sentences`() throws {
    try expect(screen(), .png, mode: .record)
    let wide = HostedScreen(
      HelloListViewController(), on: ScreenModel(size: CGSize(width: 130, height: 200), scale: 1))
    let size = try failure { try expect(wide, .png) }
    #expect(
      size.description.contains(
        "the recorded picture has 120 x 200 pixels, the new one 130 x 200"))
    try Data("no picture".utf8).write(to: folder.recorded("the-list.png"))
    let broken = try failure { try expect(screen(), .png) }
    #expect(broken.reason == .unreadable)
    #expect(broken.description.contains("the data are not a PNG"))
  }
}

extension HostedScreen {
  /// Returns a new screen in the same state, which was not compared with a snapshot.
  fileprivate func fresh(_ change: (HostedScreen) -> Void = { _ in }) -> HostedScreen {
    let screen = HostedScreen(
      HelloListViewController(), on: ScreenModel(size: CGSize(width: 120, height: 200), scale: 1))
    change(screen)
    return screen
  }
}
