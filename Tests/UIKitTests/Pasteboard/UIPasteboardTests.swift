import Testing

@testable import UIKit

/// Pasteboards. Facts: the recorded cases `pb-has-flags` and `pb-items`.
@MainActor @Suite("Pasteboards")
struct UIPasteboardTests {
  private let board = UIPasteboard.withUniqueName()
  private let url = URL(string: "https://example.org/a?b=1")!

  /// A PNG file of one pixel.
  private let file = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E"
      + "rkJggg==")!

  private var image: UIImage { UIImage(data: file)! }

  private var flags: String {
    [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors]
      .map { $0 ? "1" : "0" }.joined()
  }

  @Test func `the flags are the recorded ones`() {
    #expect(flags == "0000")
    board.string = "Lavender"
    #expect(flags == "1000")
    board.string = "https://example.org"
    #expect(flags == "1100")
    board.url = url
    #expect(flags == "1100")
    board.string = "Lavender"
    board.image = image
    #expect(flags == "0010")
    board.color = .red
    #expect(flags == "0001")
    board.items = [["public.utf8-plain-text": "a"], ["com.apple.uikit.image": image]]
    #expect(flags == "1010")
    board.strings = ["a", "b"]
    #expect(flags == "1000")
    board.urls = [url, url]
    #expect(flags == "1100")
    board.setData(Data([1, 2]), forPasteboardType: "org.example.own")
    #expect(flags == "0000")
    board.setData(file, forPasteboardType: "public.png")
    #expect(flags == "0010")
    board.items = []
    #expect(flags == "0000")
  }

  @Test func `words with spaces or without a scheme are no URLs`() {
    for text in ["two words", "example.org", "https://", "note: this", ""] {
      board.string = text
      #expect(!board.hasURLs, "\(text)")
      #expect(board.url == nil, "\(text)")
    }
    board.string = "mailto:a@example.org"
    #expect(board.hasURLs)
  }

  @Test func `values have the types of their class, sorted`() {
    board.string = "Lavender"
    #expect(board.types == ["public.utf8-plain-text"])
    board.url = url
    #expect(board.types == ["public.url", "public.utf8-plain-text"])
    #expect(board.string == url.absoluteString)
    board.image = image
    #expect(board.types == ["com.apple.uikit.image", "public.jpeg", "public.png"])
    board.color = .red
    #expect(board.types == ["com.apple.uikit.color"])
    board.setItems([[UIPasteboard.typeAutomatic: "x", "org.example.b": 1, "org.example.a": 2]])
    #expect(board.types == ["org.example.a", "org.example.b", "public.utf8-plain-text"])
  }

  @Test func `every change counts, also nil and an empty list`() {
    let start = board.changeCount
    board.string = "a"
    board.string = nil
    board.strings = []
    board.strings = nil
    board.items = []
    board.addItems([])
    board.setValue("b", forPasteboardType: "public.text")
    #expect(board.changeCount == start + 7)
    #expect(board.numberOfItems == 1)
  }

  @Test func `an empty pasteboard has no types, values or strings`() {
    #expect(board.strings == [])
    #expect(board.string == nil)
    #expect(board.types == [])
    #expect(board.types(forItemSet: nil) == nil)
    #expect(board.values(forPasteboardType: "public.text", inItemSet: nil) == nil)
    #expect(board.data(forPasteboardType: "public.text", inItemSet: nil) == nil)
    #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == nil)
  }

  @Test func `items are chosen by their indices and types`() throws {
    board.items = [
      ["public.alpha": "a", "public.shared": 1], ["public.beta": "b", "public.shared": 2],
    ]
    #expect(board.types(forItemSet: [1]) == [["public.beta", "public.shared"]])
    #expect(board.types(forItemSet: [99]) == [])
    #expect(board.itemSet(withPasteboardTypes: ["public.beta"]) == [1])
    #expect(board.values(forPasteboardType: "missing", inItemSet: nil)?.isEmpty == true)
    let shared = board.values(forPasteboardType: "public.shared", inItemSet: nil)
    #expect(shared as? [Int] == [1, 2])
    #expect(board.contains(pasteboardTypes: ["public.alpha"]))
    #expect(!board.contains(pasteboardTypes: ["public.beta"]))
    #expect(board.contains(pasteboardTypes: ["public.beta"], inItemSet: [1]))
    board.addItems([["public.gamma": "c"]])
    #expect(board.numberOfItems == 3)
    board.setValue("d", forPasteboardType: "public.delta")
    #expect(board.types(forItemSet: nil) == [["public.delta"]])
  }

  @Test func `values become data, and data values`() throws {
    board.setData(Data("Lavendel für Ä".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "Lavendel für Ä")
    board.url = url
    #expect(board.data(forPasteboardType: "public.url") == Data(url.absoluteString.utf8))
    board.setData(Data(url.absoluteString.utf8), forPasteboardType: "public.url")
    #expect(board.url == url)
    board.image = image
    let data = try #require(board.data(forPasteboardType: "public.png"))
    #expect(data == file)
    board.setData(data, forPasteboardType: "public.png")
    #expect(board.image?.size == CGSize(width: 1, height: 1))
    // Recorded: neither is decoded.
    board.setData(data, forPasteboardType: "com.apple.uikit.image")
    #expect(board.image == nil)
    board.setValue("https://example.org", forPasteboardType: "public.url")
    #expect(board.url == nil)
    #expect(board.hasURLs)
  }

  @Test func `properties of the first item do not read the others`() {
    board.items = [["com.apple.uikit.image": image], ["public.utf8-plain-text": "second"]]
    #expect(board.string == nil)
    #expect(board.strings == ["second"])
    #expect(board.image != nil)
  }

  @Test func `a change posts the added and the removed types`() {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      log.lines.append("+\(added) -\(removed)")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    board.string = "a"
    board.color = .red
    #expect(
      log.lines == [
        "+[\"public.utf8-plain-text\"] -[]",
        "+[\"com.apple.uikit.color\"] -[\"public.utf8-plain-text\"]",
      ])
  }

  @Test func `a name leads to one pasteboard until it is removed`() throws {
    let name = UIPasteboard.Name("org.example.\(UUID().uuidString)")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let one = try #require(UIPasteboard(name: name, create: true))
    one.string = "a"
    let other = try #require(UIPasteboard(name: name, create: false))
    #expect(one === other)
    #expect(UIPasteboard(name: .general, create: false) === UIPasteboard.general)
    UIPasteboard.remove(withName: name)
    #expect(one.string == nil)
    one.string = "b"
    #expect(one.string == nil)
    #expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
  }

  @Test func `items expire`() {
    board.setItems(
      [["public.text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.numberOfItems == 0)
    board.setItems(
      [["public.text": "a"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    #expect(board.string == "a")
  }

  @Test func `objects are stored as values`() {
    board.setObjects(["a", url])
    #expect(board.strings == ["a", url.absoluteString])
    #expect(board.urls == [url])
    #expect(board.itemProviders.map { $0.canLoadObject(ofClass: NSString.self) } == [true, true])
  }

  @Test func `the browser gets texts of the general pasteboard, unless they are local`() throws {
    let window = UIWindow(device: .standard) { UIViewController() }
    let scene = try #require(window.windowScene)
    let general = UIPasteboard.general
    general.items = []
    _ = scene.takeCopiedText()
    general.strings = ["one", "two"]
    #expect(scene.takeCopiedText() == "one\ntwo")
    #expect(scene.takeCopiedText() == nil)
    general.setItems([["public.text": "secret"]], options: [.localOnly: true])
    #expect(scene.takeCopiedText() == nil)
    board.string = "other board"
    #expect(scene.takeCopiedText() == nil)
    general.items = []
    #expect(scene.takeCopiedText() == nil)
  }
}
