import Foundation
@_spi(Testing) import Photos
import Testing
import UIKit

/// Tests of the library of the process, one after the other.
@Suite(.serialized) struct PhotoLibraryTests {
  private func open(_ source: PhotoSource = .generated(count: 10)) async {
    PHPhotoLibrary.use(source)
    _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
  }

  private func sorted(_ key: String, ascending: Bool, limit: Int = 0) -> PHFetchOptions {
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: key, ascending: ascending)]
    options.fetchLimit = limit
    return options
  }

  // MARK: Access

  @Test func `no photo is visible before access is given, and observers hear of it`() async {
    PHPhotoLibrary.use(.generated(count: 5))
    #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
    let before = PHAsset.fetchAssets(with: nil)
    #expect(before.count == 0)
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    #expect(status == .authorized)
    #expect(PHAsset.fetchAssets(with: nil).count == 5)
    PHPhotoLibrary.use(.generated(count: 5), access: .denied)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await PHPhotoLibrary.shared().performChanges {}
    }
  }

  /// The queues on which a closure and an observer were called.
  private final class Queues: PHPhotoLibraryChangeObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var calls: [String] { lock.withLock { stored } }
    func note(_ call: String) {
      lock.withLock { stored.append("\(call) \(MainQueue.isCurrent ? "main" : "background")") }
    }
    func photoLibraryDidChange(_ changeInstance: PHChange) { note("change") }
    func wait(for count: Int) async {
      for _ in 0..<120_000 where calls.count < count {
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  @Test func `the library answers on the main queue, whatever queue asks`() async throws {
    PHPhotoLibrary.use(.generated(count: 3))
    let queues = Queues()
    PHPhotoLibrary.shared().register(queues)
    DispatchQueue.global().async {
      PHPhotoLibrary.requestAuthorization { _ in queues.note("access") }
    }
    await queues.wait(for: 2)
    #expect(queues.calls == ["access main", "change main"])
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest(for: asset).isFavorite = true
    } completionHandler: { _, _ in
      queues.note("completion")
    }
    await queues.wait(for: 4)
    #expect(queues.calls.dropFirst(2) == ["change main", "completion main"])
    DispatchQueue.global().async {
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: 30, height: 30), contentMode: .aspectFit, options: nil
      ) { _, facts in
        queues.note(facts?[PHImageResultIsDegradedKey] as? Bool == true ? "small" : "good")
      }
    }
    await queues.wait(for: 6)
    #expect(queues.calls.dropFirst(4) == ["small main", "good main"])
  }

  @Test func `a result that an app creates has no objects, and never any`() async {
    let result = PHFetchResult<PHAsset>()
    await open()
    #expect(result.count == 0)
    #expect(result.firstObject == nil)
    #expect(PHFetchResult<PHAsset>().count == 0)
  }

  @Test func `access can be granted before the app asks`() async {
    PHPhotoLibrary.use(.generated(count: 5), access: .granted)
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
    #expect(PHAsset.fetchAssets(with: nil).count == 5)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
  }

  // MARK: Fetching

  @Test func `photos are in the order of their dates, or in the order of the options`() async {
    await open()
    let all = PHAsset.fetchAssets(with: .image, options: nil)
    #expect(all.count == 10)
    #expect(all.countOfAssets(with: .image) == 10)
    let dates = all.objects(at: IndexSet(0..<10)).compactMap(\.creationDate)
    #expect(dates == dates.sorted())
    #expect(dates.count == 10)
    let newest = PHAsset.fetchAssets(with: sorted("creationDate", ascending: false, limit: 3))
    #expect(newest.objects(at: IndexSet(0..<3)) == [all[9], all[8], all[7]])
    #expect(PHAsset.fetchAssets(with: .video, options: nil).firstObject == nil)
    #expect(newest.contains(all[8]))
    #expect(!newest.contains(all[0]))
    #expect(newest.index(of: all[7]) == 2)
    #expect(newest.index(of: all[0]) == NSNotFound)
    let wide = PHAsset.fetchAssets(with: sorted("pixelWidth", ascending: false))
    #expect(wide.firstObject?.pixelWidth == 4032)
  }

  @Test func `enumeration ends where the closure says, and runs backwards`() async {
    await open()
    let all = PHAsset.fetchAssets(with: nil)
    var seen: [Int] = []
    all.enumerateObjects { asset, index, stop in
      #expect(asset == all[index])
      seen.append(index)
      stop.pointee = ObjCBool(index == 2)
    }
    #expect(seen == [0, 1, 2])
    seen = []
    all.enumerateObjects(at: IndexSet([1, 4, 8]), options: .reverse) { _, index, _ in
      seen.append(index)
    }
    #expect(seen == [8, 4, 1])
  }

  @Test func `predicates choose photos`() async throws {
    await open()
    func count(_ predicate: NSPredicate) -> Int {
      let options = PHFetchOptions()
      options.predicate = predicate
      return PHAsset.fetchAssets(with: options).count
    }
    let all = PHAsset.fetchAssets(with: nil)
    #expect(count(NSPredicate(format: "mediaType == %d", PHAssetMediaType.image.rawValue)) == 10)
    #expect(count(NSPredicate(format: "mediaType = %d", PHAssetMediaType.video.rawValue)) == 0)
    #expect(count(NSPredicate(format: "isFavorite == YES")) == 1)
    #expect(count(NSPredicate(format: "favorite == %@", NSNumber(value: false))) == 9)
    #expect(count(NSPredicate(format: "(mediaSubtypes & %d) != 0", 1)) == 0)
    let date = try #require(all[4].creationDate)
    #expect(count(NSPredicate(format: "creationDate > %@", date as NSDate)) == 5)
    #expect(count(NSPredicate(format: "creationDate >= %@ AND pixelWidth < 4000", date)) == 4)
    let names = [all[1].localIdentifier, all[3].localIdentifier]
    #expect(count(NSPredicate(format: "localIdentifier IN %@", names)) == 2)
    #expect(count(NSPredicate(format: "NOT (%K == %@)", "localIdentifier", names[0])) == 9)
  }

  // MARK: Folders

  @Test func `a folder is a library, its folders are albums, and broken files are left out`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "photos-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let trip = folder.appending(path: "Trip")
    try FileManager.default.createDirectory(at: trip, withIntermediateDirectories: true)
    func svg(_ width: Int, _ height: Int) -> Data {
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'/>".utf8)
    }
    try svg(300, 200).write(to: folder.appending(path: "a.svg"))
    try svg(20, 30).write(to: trip.appending(path: "b.svg"))
    try Data("no image".utf8).write(to: folder.appending(path: "broken.png"))
    try Data("text".utf8).write(to: folder.appending(path: "notes.txt"))
    for (index, file) in ["a.svg", "Trip/b.svg"].enumerated() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(index) * 1000)],
        ofItemAtPath: folder.appending(path: file).path)
    }
    await open(.folder(folder))
    let all = PHAsset.fetchAssets(with: nil)
    #expect(
      all.objects(at: IndexSet(0..<all.count)).map(\.localIdentifier) == ["a.svg", "Trip/b.svg"])
    #expect(all[0].pixelWidth == 300)
    #expect(all[0].pixelHeight == 200)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    try #require(albums.count == 1)
    #expect(albums[0].localizedTitle == "Trip")
    #expect(albums[0].estimatedAssetCount == 1)
    #expect(PHAsset.fetchAssets(in: albums[0], options: nil)[0] == all[1])
    let recents = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumUserLibrary, options: nil)
    #expect(PHAsset.fetchAssets(in: try #require(recents.firstObject), options: nil).count == 2)
    PHPhotoLibrary.use(.folder(folder.appending(path: "none")))
    _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
  }

  // MARK: Changes

  private final class Observer: PHPhotoLibraryChangeObserver, @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [PHChange] = []
    func photoLibraryDidChange(_ changeInstance: PHChange) {
      lock.withLock { stored.append(changeInstance) }
    }
    func next() async throws -> PHChange {
      for _ in 0..<6_000 {
        if let change = lock.withLock({ stored.isEmpty ? nil : stored.removeFirst() }) {
          return change
        }
        try await Task.sleep(for: .milliseconds(10))
      }
      throw CocoaError(.userCancelled)
    }
  }

  @Test func `a change block deletes, marks and adds photos, and details tell the indexes`()
    async throws
  {
    await open()
    let all = PHAsset.fetchAssets(with: nil)
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    let data = Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='5'/>".utf8)
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest.deleteAssets([all[2], all[5]] as NSArray)
      PHAssetChangeRequest(for: all[7]).isFavorite = true
      PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
    }
    let change = try await observer.next()
    let details = try #require(change.changeDetails(for: all))
    #expect(details.hasIncrementalChanges)
    #expect(!details.hasMoves)
    #expect(details.removedIndexes == IndexSet([2, 5]))
    #expect(details.removedObjects == [all[2], all[5]])
    #expect(details.insertedIndexes == IndexSet([8]))
    #expect(details.changedIndexes == IndexSet([5]))
    #expect(details.changedObjects == [all[7]])
    #expect(details.changedObjects[0].isFavorite)
    #expect(!all[7].isFavorite)
    let after = details.fetchResultAfterChanges
    try #require(after.count == 9)
    #expect(after[8].pixelHeight == 5)
    #expect(PHAsset.fetchAssets(with: nil).count == 9)
    #expect(all.count == 10)
    #expect(change.changeDetails(for: all[2])?.objectWasDeleted == true)
    #expect(change.changeDetails(for: all[0]) == nil)
  }

  @Test func `a changed date moves a photo`() async throws {
    await open()
    let all = PHAsset.fetchAssets(with: nil)
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest(for: all[1]).creationDate = .distantFuture
    }
    let change = try await observer.next()
    let details = try #require(change.changeDetails(for: all))
    var moves: [[Int]] = []
    details.enumerateMoves { moves.append([$0, $1]) }
    #expect(details.hasMoves)
    #expect(moves == [[1, 9]])
    #expect(details.removedIndexes?.isEmpty == true)
    #expect(details.insertedIndexes?.isEmpty == true)
  }

  @Test func `a failed change changes nothing`() async throws {
    await open()
    let all = PHAsset.fetchAssets(with: nil)
    let gone = all[3]
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest.deleteAssets([gone])
    }
    await #expect(throws: PHPhotosError(.identifierNotFound)) {
      try await PHPhotoLibrary.shared().performChanges {
        PHAssetChangeRequest.deleteAssets([all[0]])
        PHAssetChangeRequest(for: gone).isFavorite = true
      }
    }
    #expect(PHAsset.fetchAssets(with: nil).count == 9)
  }

  @Test func `albums are made, filled, renamed and deleted`() async throws {
    await open()
    let all = PHAsset.fetchAssets(with: nil)
    func albums() -> PHFetchResult<PHAssetCollection> {
      PHAssetCollection.fetchAssetCollections(with: .album, subtype: .albumRegular, options: nil)
    }
    try PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "Best")
        .addAssets([all[1], all[4]] as NSArray)
    }
    let album = albums()[0]
    #expect(album.localizedTitle == "Best")
    #expect(album.estimatedAssetCount == 2)
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetCollectionChangeRequest(for: album)
      request?.title = "Better"
      request?.removeAssets([all[1]] as NSArray)
    }
    #expect(albums()[0].localizedTitle == "Better")
    #expect(PHAsset.fetchAssets(in: album, options: nil)[0] == all[4])
    try PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetCollectionChangeRequest.deleteAssetCollections([album])
    }
    #expect(albums().count == 0)
    #expect(PHAsset.fetchAssets(with: nil).count == 10)
  }

  // MARK: Images

  private struct Delivery {
    let size: CGSize?
    let isDegraded: Bool
    let isCanceled: Bool
    let isOnMain: Bool

    init(_ image: UIImage?, _ facts: [AnyHashable: Any]?) {
      size = image?.size
      isDegraded = facts?[PHImageResultIsDegradedKey] as? Bool ?? false
      isCanceled = facts?[PHImageCancelledKey] as? Bool ?? false
      isOnMain = MainQueue.isCurrent
    }
  }

  @MainActor
  private func wait(for count: Int, of deliveries: () -> [Delivery]) async {
    for _ in 0..<120_000 where deliveries().count < count {
      try? await Task.sleep(for: .milliseconds(10))
    }
  }

  @MainActor
  @Test func `an image fits into the size or fills it, after a small one`() async {
    await open()
    let asset = PHAsset.fetchAssets(with: nil)[0]
    #expect(asset.pixelWidth == 3024)
    #expect(asset.pixelHeight == 4032)
    for (mode, size) in [
      (PHImageContentMode.aspectFit, CGSize(width: 225, height: 300)),
      (.aspectFill, CGSize(width: 300, height: 400)),
    ] {
      var deliveries: [Delivery] = []
      PHImageManager.default().requestImage(
        for: asset, targetSize: CGSize(width: 300, height: 300), contentMode: mode, options: nil
      ) { deliveries.append(Delivery($0, $1)) }
      #expect(deliveries.map(\.isDegraded) == [true])
      await wait(for: 2) { deliveries }
      #expect(deliveries.map(\.isDegraded) == [true, false])
      #expect(deliveries.last?.size == size)
      #expect(deliveries.last?.isOnMain == true)
    }
  }

  @MainActor
  @Test func `a request that waits calls once, before it returns`() async {
    await open()
    let asset = PHAsset.fetchAssets(with: nil)[1]
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var sizes: [CGSize?] = []
    func request(_ size: CGSize) {
      PHImageManager.default().requestImage(
        for: asset, targetSize: size, contentMode: .default, options: options
      ) { image, _ in sizes.append(image?.size) }
    }
    request(PHImageManagerMaximumSize)
    // Images are not enlarged, unless the exact size is requested.
    request(CGSize(width: 8064, height: 8064))
    options.resizeMode = .exact
    request(CGSize(width: 8064, height: 8064))
    #expect(
      sizes == [
        CGSize(width: 4032, height: 3024), CGSize(width: 4032, height: 3024),
        CGSize(width: 8064, height: 6048),
      ])
  }

  @MainActor
  @Test func `a canceled request delivers no image`() async {
    await open()
    let asset = PHAsset.fetchAssets(with: nil)[1]
    let options = PHImageRequestOptions()
    options.deliveryMode = .highQualityFormat
    var deliveries: [Delivery] = []
    let number = PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFill,
      options: options
    ) { deliveries.append(Delivery($0, $1)) }
    PHImageManager.default().cancelImageRequest(number)
    await wait(for: 1) { deliveries }
    #expect(deliveries.map(\.isCanceled) == [true])
    #expect(deliveries[0].size == nil)
    try? await Task.sleep(for: .milliseconds(50))
    #expect(deliveries.count == 1)
  }

  @MainActor
  @Test func `a cached image arrives once and at once`() async {
    await open()
    let asset = PHAsset.fetchAssets(with: nil)[2]
    let manager = PHCachingImageManager()
    let size = CGSize(width: 50, height: 50)
    manager.startCachingImages(
      for: [asset], targetSize: size, contentMode: .aspectFill, options: nil)
    var deliveries: [Delivery] = []
    for _ in 0..<6_000 {
      deliveries = []
      manager.requestImage(
        for: asset, targetSize: size, contentMode: .aspectFill, options: nil
      ) { deliveries.append(Delivery($0, $1)) }
      if deliveries.map(\.isDegraded) == [false] { break }
      try? await Task.sleep(for: .milliseconds(10))
    }
    #expect(deliveries.map(\.isDegraded) == [false])
    #expect(deliveries[0].size == CGSize(width: 50, height: 67))
  }

  @MainActor
  @Test func `the file of a photo has its type`() async throws {
    await open()
    let asset = PHAsset.fetchAssets(with: nil)[2]
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var file: (Data?, String?, CGImagePropertyOrientation)?
    PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) {
      file = ($0, $1, $2)
      _ = $3
    }
    let data = try #require(file?.0)
    #expect(UIImage(data: data)?.size == CGSize(width: 3024, height: 4032))
    #expect(file?.1 == "public.svg-image")
    #expect(file?.2 == .up)
  }
}
