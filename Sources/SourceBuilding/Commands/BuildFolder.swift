import Foundation

/// The folder of a build's files, which one process uses at a time.
package final class BuildFolder: Sendable {
  /// The folder.
  package let url: URL
  /// The descriptor that locks a folder that is kept; `nil` for one that is removed at the end.
  private let lock: Int32?
  private let cache: CacheFolder?

  /// A Boolean value that indicates whether a later command finds the files again.
  package var isKept: Bool { lock != nil }

  private init(_ url: URL, lock: Int32?, cache: CacheFolder?) {
    self.url = url
    self.lock = lock
    self.cache = cache
  }

  /// Creates a folder that is removed at the end.
  ///
  /// - Throws: ``BuildFailure`` if the folder cannot be created.
  static func temporary() throws(BuildFailure) -> BuildFolder {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "tessera-preview-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw BuildFailure("The folder \(url.path) cannot be created.")
    }
    return BuildFolder(url, lock: nil, cache: nil)
  }

  /// The number of commands that build the same sources at a time, each in a kept folder: such as
  /// a preview, and drawings beside it. Further ones have temporary folders.
  private static let slotCount = 2

  /// Takes the kept folder of some sources, which no other process uses until the end.
  ///
  /// - Parameter key: The identity of the sources and the tool. It is written in the folder.
  /// - Returns: `nil` if other processes use the folders, or if they cannot be written.
  static func kept(for key: String, in cache: CacheFolder) -> BuildFolder? {
    var hash = FileHash()
    hash.add(key)
    for slot in 0..<slotCount {
      let url = cache.builds.appending(path: "\(hash.text)-\(slot)")
      // A folder that another process removes meanwhile is created again.
      for _ in 0..<3 {
        guard (try? cache.create(url)) != nil else { return nil }
        let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
          close(descriptor)
          break
        }
        guard isFolder(descriptor, at: url) else {
          unlock(descriptor)
          continue
        }
        let folder = BuildFolder(url, lock: descriptor, cache: cache)
        // Another key may have the same hash.
        if folder.text(of: keyFile) != key {
          guard folder.removeFiles(), folder.write(key, to: keyFile) else {
            folder.end()
            break
          }
        }
        cache.noteUse(of: url)
        return folder
      }
    }
    return nil
  }

  private static let keyFile = "key"
  private static let sizeFile = "size"

  private func text(of name: String) -> String? {
    try? String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  private func write(_ text: String, to name: String) -> Bool {
    (try? text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)) != nil
  }

  /// Removes all files but the key.
  @discardableResult
  func removeFiles() -> Bool {
    let manager = FileManager.default
    guard let names = try? manager.contentsOfDirectory(atPath: url.path) else { return false }
    return names.filter { $0 != Self.keyFile }.allSatisfy { name in
      (try? manager.removeItem(at: url.appending(path: name))) != nil
    }
  }

  /// Ends the use of the folder: removes a temporary one, and leaves a kept one to other processes.
  package func end() {
    guard let lock else {
      try? FileManager.default.removeItem(at: url)
      return
    }
    Self.unlock(lock)
  }

  /// Unlocks a folder, and closes its descriptor.
  ///
  /// A process that another thread starts meanwhile has a copy of the descriptor until it runs its
  /// program, and would keep a lock that ends with the last copy.
  private static func unlock(_ descriptor: Int32) {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  // MARK: Bounds

  /// The largest number of kept folders, and of their bytes together.
  static let largestCount = 24
  static let largestSize = 1_000_000_000

  /// Records the size of the folder, and removes kept folders: the ones used longest ago while the
  /// bounds are exceeded, and all folders of sources that are gone.
  ///
  /// - Parameter isThere: Returns whether the sources of a key are there.
  func limitKeptFolders(isThere: (String) -> Bool) {
    guard let cache else { return }
    _ = write(String(Self.size(of: url)), to: Self.sizeFile)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache.builds.path)) ?? []
    let others = names.map { cache.builds.appending(path: $0) }.filter { $0.path != url.path }
    var size = Self.notedSize(of: url)
    var count = 1
    for folder in CacheFolder.sortedByUse(others) {
      let key = try? String(contentsOf: folder.appending(path: Self.keyFile), encoding: .utf8)
      let part = Self.notedSize(of: folder)
      size += part
      count += 1
      guard count > Self.largestCount || size > Self.largestSize || key.map(isThere) != true else {
        continue
      }
      if Self.remove(folder) {
        count -= 1
        size -= part
      }
    }
  }

  /// Removes a folder that no process uses.
  static func remove(_ folder: URL) -> Bool {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { unlock(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isFolder(descriptor, at: folder) else {
      return false
    }
    return (try? FileManager.default.removeItem(at: folder)) != nil
  }

  /// Returns whether a descriptor refers to the folder that currently has a URL.
  private static func isFolder(_ descriptor: Int32, at url: URL) -> Bool {
    var (opened, present) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(url.path, &present) == 0
      && opened.st_ino == present.st_ino && opened.st_dev == present.st_dev
  }

  private static func notedSize(of folder: URL) -> Int {
    (try? String(contentsOf: folder.appending(path: sizeFile), encoding: .utf8)).flatMap(Int.init)
      ?? 0
  }

  /// Returns the bytes of the files in a folder.
  static func size(of folder: URL) -> Int {
    FileListing.files(in: folder) { _ in true }.reduce(0) { sum, file in
      var status = stat()
      guard lstat(file.path, &status) == 0 else { return sum }
      return sum + Int(status.st_blocks) * 512
    }
  }
}
