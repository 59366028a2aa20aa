import Foundation
import Scenes
import Testing

@testable import BrowserHost
@testable import ScreenHost
@testable import UIKit

/// Videos and sounds in messages and answers of the server.
@MainActor
@Suite struct MediaSessionTests {
  private func file(_ count: Int, _ name: String = "a.mp4") throws -> SceneMedia.File {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data((0..<count).map { UInt8(truncatingIfNeeded: $0) }).write(to: file)
    return try #require(SceneMedia.File(path: file.path))
  }

  private func media(_ file: SceneMedia.File, rate: Double, position: Double = 0) -> SceneMedia {
    SceneMedia(
      file: file, hasPicture: true, fit: .cover, rate: rate, volume: 0.5, position: position,
      time: 2)
  }

  private func scene(_ media: SceneMedia?, at time: TimeInterval) -> Scene {
    var node = SceneNode(id: 1, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    if let media {
      var effects = SceneEffects()
      effects.media = media
      node.effects = effects
    }
    var scene = Scene(size: CGSize(width: 100, height: 100), nodes: [node])
    scene.time = time
    return scene
  }

  // MARK: Messages

  @Test func `a patch has the position at its time, and names the file`() throws {
    let file = try file(10)
    let patch = ScenePatch(from: scene(nil, at: 0), to: scene(media(file, rate: 2), at: 5))
    let expected =
      #""media":{"address":"/media/\#(file.name)","picture":true,"fit":"cover","rate":2,"#
      + #""volume":0.5,"position":6}"#
    #expect(patch.json.contains(expected), "\(patch.json)")
    #expect(patch.media == [file])
    #expect(file.name.hasSuffix(".mp4"))
  }

  @Test func `time alone changes nothing, and an end is taken back`() throws {
    let playing = media(try file(10), rate: 1)
    #expect(ScenePatch(from: scene(playing, at: 5), to: scene(playing, at: 9)).isEmpty)
    let end = ScenePatch(from: scene(playing, at: 5), to: scene(nil, at: 6))
    #expect(end.json.contains(#""media":null"#))
    #expect(end.media.isEmpty)
  }

  @Test func `another state of a file has another name`() throws {
    let first = try file(10)
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: first.path))
    let second = try #require(SceneMedia.File(path: first.path))
    #expect(second.name != first.name)
    #expect(SceneMedia.File(path: "/nonexistent/a.mp4") == nil)
    #expect(SceneMedia.File(path: "/tmp") == nil)
  }

  @Test func `a name has no characters of a path's extension that addresses escape`() throws {
    #expect(!(try file(1, "a.m p\"4").name.contains(".")))
  }

  // MARK: Ranges

  @Test func `headers with one range are read, and others are none`() {
    func range(_ header: String?) -> [Int?]? {
      ByteRange(header: header).map { [$0.first, $0.last] }
    }
    #expect(range("bytes=0-") == [0, nil])
    #expect(range("bytes=5-9") == [5, 9])
    #expect(range("bytes=-3") == [nil, 3])
    for wrong in [
      nil, "", "bytes=", "bytes=-", "bytes=9-5", "bytes=a-b", "bytes=0-1,3-4", "items=0-1",
      "bytes=+1-2", "bytes=0-99999999999999999999",
    ] {
      #expect(range(wrong) == nil, "\(wrong ?? "nil")")
    }
  }

  @Test func `ranges stay in the file, and have a maximum`() {
    func range(_ first: Int?, _ last: Int?, maximum: Int? = nil) -> Range<Int> {
      MediaPart.Request(name: "a", first: first, last: last, maximumLength: maximum).range(in: 10)
    }
    #expect(range(nil, nil) == 0..<10)
    #expect(range(0, nil, maximum: 4) == 0..<4)
    #expect(range(2, 5) == 2..<6)
    #expect(range(2, 50) == 2..<10)
    #expect(range(nil, 3) == 7..<10)
    #expect(range(nil, 30) == 0..<10)
    #expect(range(10, nil).isEmpty)
    #expect(range(99, .max).isEmpty)
    #expect(range(.max, .max, maximum: .max).isEmpty)
    #expect(range(3, .max, maximum: .max) == 3..<10)
  }

  @Test func `parts of files pass between processes as they are`() throws {
    let store = MediaStore()
    let file = try file(100)
    let request = MediaPart.Request(name: file.name, first: 10, last: 19, maximumLength: nil)
    #expect(store.part(request) == nil)
    store.add([file])
    let part = try #require(store.part(request))
    #expect(part.data == Data(10..<20))
    #expect(part.totalLength == 100)
    #expect(part.type == "video/mp4")
    #expect(MediaPart(encoded: part.encoded) == part)
    #expect(MediaPart(encoded: Data()) == nil)
    try FileManager.default.removeItem(atPath: file.path)
    #expect(store.part(request) == nil)
  }

  // MARK: Answers

  /// Screens with a store of files.
  @MainActor
  private final class Files: ScreenSource {
    let store = MediaStore()
    let catalog: [CatalogEntry] = []
    let front: FrontEntry? = nil
    let build: BuildState? = nil
    let buildCount = 0

    func open(_ name: String, _ opening: ScreenOpening) -> any ScreenLink {
      fatalError("The test opens the screen '\(name)', which it has none of.")
    }
    func drawing(_ order: LinkDrawing) async -> ScreenPicture { .unknownDevice }
    func picture(named name: String) async -> (type: String, data: Data)? { nil }
    func media(_ request: MediaPart.Request) async -> MediaPart? { store.part(request) }
    func stop() async {}
  }

  private func answer(_ path: String, _ range: String?, _ files: Files) async -> PageAnswer? {
    let handler = GalleryHandler(screens: files, sessions: SessionRegistry())
    switch await handler.reply(to: path, range: range, opensSocket: false) {
    case .answer(let answer): return answer
    case .conversation: return nil
    }
  }

  private func field(_ name: String, _ answer: PageAnswer) -> String? {
    answer.fields.first { $0.name == name }?.value
  }

  @Test func `the server answers with the range, its place and the length`() async throws {
    let files = Files()
    let file = try file(1000, "a.wav")
    files.store.add([file])
    let path = "/media/\(file.name)"
    let part = try #require(await answer(path, "bytes=990-", files))
    #expect(part.status == .partialContent)
    #expect(part.body.count == 10)
    #expect(part.type == "audio/wav")
    #expect(field("Content-Range", part) == "bytes 990-999/1000")
    #expect(field("Accept-Ranges", part) == "bytes")
    let whole = try #require(await answer(path, nil, files))
    #expect(whole.status == .ok)
    #expect(whole.body.count == 1000)
    #expect(field("Content-Range", whole) == nil)
    let beyond = try #require(await answer(path, "bytes=1000-", files))
    #expect(beyond.status == .rangeNotSatisfiable)
    #expect(field("Content-Range", beyond) == "bytes */1000")
    #expect(beyond.body.isEmpty)
    #expect(await answer("/media/unknown.wav", nil, files)?.status == .notFound)
    #expect(await answer("/media/..%2F..%2Fetc%2Fpasswd", nil, files)?.status == .notFound)
  }

  @Test func `a range of a long file is answered in parts of a megabyte`() async throws {
    let files = Files()
    let file = try file(ByteRange.maximumLength + 10)
    files.store.add([file])
    let answer = try #require(await answer("/media/\(file.name)", "bytes=0-", files))
    #expect(answer.body.count == ByteRange.maximumLength)
    #expect(
      field("Content-Range", answer)
        == "bytes 0-\(ByteRange.maximumLength - 1)/\(ByteRange.maximumLength + 10)")
  }

  @Test func `pages may play files of the server only`() {
    let head = PageAnswer(type: "text/html", body: []).head(keepsConnection: true)
    let policy = head.headers["Content-Security-Policy"].first ?? ""
    #expect(policy.contains("media-src 'self';"))
  }

  // MARK: Layers

  @Test func `a layer of a sound without a size is in the scene while it plays`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let layer = MediaLayer()
    window.layer.addSublayer(layer)
    #expect(Scene(of: window).nodes.allSatisfy { $0.effects?.media == nil })
    let media = media(try file(10), rate: 1)
    layer.content = media
    #expect(Scene(of: window).nodes.compactMap { $0.effects?.media } == [media])
    layer.content = nil
    #expect(Scene(of: window).nodes.allSatisfy { $0.effects?.media == nil })
  }
}
