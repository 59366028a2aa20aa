import Foundation
import SceneRendering
import TestSupport
import Testing

@testable import BrowserHost
@testable import ScreenHost
@testable import UIKit

/// A list of cells with a picture each, of a number of different pictures.
@MainActor
private final class PictureListController: UIViewController, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    let picture = UIImageView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      picture.frame = contentView.bounds
      contentView.addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
  }

  let pictureCount: Int

  init(pictureCount: Int) {
    self.pictureCount = pictureCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: view.bounds.width, height: 50)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = indexPath.item % pictureCount
    (cell as? Cell)?.picture.image = UIImage(
      data: Data(TestPicture.pngHeader(width: 1 + number, height: 50)))
    return cell
  }
}

@MainActor
@Suite struct ImageSessionTests {
  /// A session with a page that loads every picture that it has not loaded yet.
  @MainActor private final class Screen {
    let store = ImageStore()
    let session: ScreenSession
    private(set) var page = PageModel()
    private(set) var loaded: Set<String> = []
    private(set) var lastLoads = 0
    private(set) var lastNamed = 0
    private(set) var missing: [String] = []
    private(set) var longestMessage = 0
    private var sequence = 0
    private let time = ScrollTime()

    init(_ make: @escaping @MainActor () -> UIViewController) throws {
      session = ScreenSession(
        entry: GalleryEntry(name: "pictures", title: "Pictures", summary: "", make: make),
        images: store, now: { [time] in time.now })
      try session.receive(
        .ready(
          .init(
            device: "iphone-15", isLandscape: false, size: .zero, scale: 2, isDark: false)))
      try drain()
    }

    func drain() throws {
      lastLoads = 0
      lastNamed = 0
      while let message = session.nextMessage(sequence: sequence + 1) {
        sequence += 1
        try session.receive(.acknowledge(sequence: sequence))
        longestMessage = max(longestMessage, message.utf8.count)
        guard message.contains("\"patch\"") else { continue }
        try page.apply(message)
        for part in message.components(separatedBy: "/images/").dropFirst() {
          lastNamed += 1
          let name = String(part.prefix(32))
          guard loaded.insert(name).inserted else { continue }
          lastLoads += 1
          if store.content(named: name) == nil { missing.append(name) }
        }
      }
    }

    func scroll(to y: CGFloat) throws {
      time.now += 0.1
      let container = page.nodes.first { $0.value.members["scroll"] != nil }?.key ?? 0
      try session.receive(
        .scroll(container: container, offset: CGPoint(x: 0, y: y), isResting: false))
      try drain()
    }
  }

  /// A time in which scrolls are slow.
  @MainActor private final class ScrollTime {
    var now: TimeInterval = 0
  }

  @Test func `a scroll step names the pictures that enter, and each is loaded once`() throws {
    let screen = try Screen { PictureListController(pictureCount: 10_000) }
    // The first step turns the prepared rows toward its direction.
    try screen.scroll(to: 50)
    let first = screen.loaded.count
    #expect(first > 10)
    #expect(first < 100)
    #expect(screen.missing.isEmpty)
    var total = first
    for step in 1...100 {
      try screen.scroll(to: CGFloat(step) * 100)
      // Two rows enter at each step.
      #expect(screen.lastNamed <= 2, "step \(step)")
      #expect(screen.lastLoads <= 2, "step \(step)")
      total += screen.lastLoads
    }
    #expect(total == screen.loaded.count)
    #expect(total <= first + 200)
    for step in (0..<100).reversed() {
      try screen.scroll(to: CGFloat(step) * 100)
      #expect(screen.lastLoads == 0)
    }
    #expect(screen.missing.isEmpty)
    #expect(screen.longestMessage < 200_000)
  }

  @Test func `equal bytes are one picture`() throws {
    let screen = try Screen { PictureListController(pictureCount: 3) }
    #expect(screen.loaded.count == 3)
    for step in 1...50 { try screen.scroll(to: CGFloat(step) * 200) }
    #expect(screen.loaded.count == 3)
    #expect(screen.store.counts.kept <= 3 * 70)
  }

  @Test func `the memory of the store is bounded`() {
    let store = ImageStore()
    func file(_ number: Int, length: Int) -> SceneImageFile {
      var bytes = TestPicture.pngHeader(width: 1 + number, height: 1)
      bytes += [UInt8](repeating: 0, count: length)
      return SceneImageFile(bytes: ImageBytes(Data(bytes))!)
    }
    for number in 0..<5000 { store.add([file(number, length: 0)]) }
    #expect(store.counts.kept == ImageStore.maximumCount)
    #expect(store.counts.known <= 2 * ImageStore.maximumCount + 1)
    for number in 0..<100 { store.add([file(number, length: 1 << 20)]) }
    #expect(store.counts.length <= ImageStore.maximumLength)
    #expect(store.counts.kept <= 32)
    // A picture stays available as long as it is displayed.
    let displayed = file(7000, length: 1 << 20)
    store.add([displayed])
    for number in 0..<200 { store.add([file(number, length: 1 << 20)]) }
    #expect(store.content(named: displayed.name)?.type == "image/png")
    #expect(store.content(named: file(3, length: 5).name) == nil)
  }

  @Test func `a message about an image view names its picture`() throws {
    let screen = try Screen {
      let controller = UIViewController()
      let view = UIImageView(
        image: UIImage(data: Data(TestPicture.png(width: 4, height: 2)))?
          .withRenderingMode(.alwaysTemplate))
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      view.contentMode = .scaleAspectFit
      controller.view.addSubview(view)
      return controller
    }
    let name = try #require(screen.loaded.first)
    let drawing = try #require(screen.page.nodes.values.compactMap { $0.members["drawing"] }.first)
    let expected =
      "{\"fit\":\"aspectFit\",\"marks\":[[\"image\",{\"size\":[4,2],"
      + "\"source\":\"\\/images\\/\(name)\",\"tint\":\"#007aff\",\"whole\":[1,0,0,1,0,0]}]],"
      + "\"size\":[4,2]}"
    #expect(
      drawing.replacingOccurrences(of: "\\/", with: "/")
        == expected.replacingOccurrences(of: "\\/", with: "/"))
    #expect(screen.store.content(named: name)?.data == Data(TestPicture.png(width: 4, height: 2)))
  }

  @Test func `a store reports the names of new pictures`() async throws {
    let (names, arrival) = AsyncStream.makeStream(of: [String].self)
    let store = ImageStore { arrival.yield($0) }
    let bytes = ImageBytes(Data(TestPicture.png(width: 2, height: 2)))!
    let file = SceneImageFile(bytes: bytes)
    #expect(store.content(named: file.name) == nil)
    store.add([file])
    arrival.finish()
    #expect(await names.reduce([], +) == [file.name])
    let content = try #require(store.content(named: file.name))
    #expect(content.type == "image/png")
    #expect(content.data == Data(TestPicture.png(width: 2, height: 2)))
    #expect(ImageStore.path(of: file) == "/images/" + file.name)
  }

  @Test func `browsers keep pictures and nothing else`() {
    let picture = PageAnswer(type: "image/png", body: [1], isPermanent: true)
    #expect(
      picture.head(keepsConnection: true).headers["Cache-Control"]
        == ["private, max-age=31536000, immutable"])
    #expect(
      PageAnswer(type: "", body: []).head(keepsConnection: true).headers["Cache-Control"]
        == ["no-store"])
  }
}
