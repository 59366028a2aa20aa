import UIKit

/// The files and folders of the example.
@MainActor
final class FileLibrary {
  /// The property by which the files of a folder are sorted.
  enum Order: String, CaseIterable {
    case name = "Name"
    case size = "Size"
    case date = "Date"
  }

  private var files: [File.ID: File] = [:]
  private var folders: [Folder.ID: Folder] = [:]
  private(set) var topFolders: [Folder.ID] = []
  /// The files that were opened last, in the order of the list.
  var recents: [File.ID] = []
  private var lastID = 0

  /// Called after a file or a folder was added, renamed or deleted.
  var didChange: (() -> Void)?

  private func makeID() -> Int {
    lastID += 1
    return lastID
  }

  // MARK: - Queries

  func file(_ id: File.ID) -> File? { files[id] }

  func folder(_ id: Folder.ID) -> Folder? { folders[id] }

  /// Returns the folder that contains a file.
  func folder(of file: File.ID) -> Folder? {
    folders.values.first { $0.files.contains(file) }
  }

  /// Returns the files whose names contain a text, by name.
  func files(matching text: String) -> [File.ID] {
    files.values.filter { $0.name.localizedCaseInsensitiveContains(text) }
      .sorted { ($0.name, $0.id) < ($1.name, $1.id) }.map(\.id)
  }

  /// Returns whether a folder is another one, or within it at any depth.
  func isFolder(_ id: Folder.ID, within other: Folder.ID) -> Bool {
    var current: Folder.ID? = id
    while let folder = current {
      if folder == other { return true }
      current = folders[folder]?.parent
    }
    return false
  }

  // MARK: - Changes

  @discardableResult
  func addFolder(_ name: String, to parent: Folder.ID? = nil) -> Folder.ID {
    let folder = Folder(id: makeID(), name: name, parent: parent)
    folders[folder.id] = folder
    if let parent {
      folders[parent]?.folders.append(folder.id)
    } else {
      topFolders.append(folder.id)
    }
    didChange?()
    return folder.id
  }

  @discardableResult
  func addFile(
    _ name: String, _ kind: File.Kind, kilobytes: Int, age: Int, to folder: Folder.ID
  ) -> File.ID {
    let file = File(id: makeID(), name: name, kind: kind, kilobytes: kilobytes, age: age)
    files[file.id] = file
    folders[folder]?.files.append(file.id)
    didChange?()
    return file.id
  }

  /// Adds a copy of a file after it.
  func duplicate(_ id: File.ID) {
    guard let file = files[id], let folder = folder(of: id) else { return }
    let copy = File(
      id: makeID(), name: file.name + " copy", kind: file.kind, kilobytes: file.kilobytes, age: 0)
    files[copy.id] = copy
    if let index = folder.files.firstIndex(of: id) {
      folders[folder.id]?.files.insert(copy.id, at: index + 1)
    }
    didChange?()
  }

  func rename(_ id: File.ID, to name: String) {
    guard !name.isEmpty else { return }
    files[id]?.name = name
    didChange?()
  }

  func delete(_ id: File.ID) {
    if let folder = folder(of: id) { folders[folder.id]?.files.removeAll { $0 == id } }
    files[id] = nil
    recents.removeAll { $0 == id }
    didChange?()
  }

  /// Deletes a folder with all that is in it.
  func deleteFolder(_ id: Folder.ID) {
    guard let folder = folders[id] else { return }
    remove(folder)
    if let parent = folder.parent {
      folders[parent]?.folders.removeAll { $0 == id }
    } else {
      topFolders.removeAll { $0 == id }
    }
    didChange?()
  }

  private func remove(_ folder: Folder) {
    for child in folder.folders { if let child = folders[child] { remove(child) } }
    for file in folder.files {
      files[file] = nil
      recents.removeAll { $0 == file }
    }
    folders[folder.id] = nil
  }

  /// Puts a file at the top of the list of recent ones.
  func noteOpening(of id: File.ID) {
    recents.removeAll { $0 == id }
    recents.insert(id, at: 0)
    recents = Array(recents.prefix(5))
    didChange?()
  }

  func removeFromRecents(_ id: File.ID) {
    recents.removeAll { $0 == id }
    didChange?()
  }

  /// Sets the order of the files of a folder after the user has moved one.
  func setOrder(_ ids: [File.ID], of folder: Folder.ID) { folders[folder]?.files = ids }

  func sort(_ folder: Folder.ID, by order: Order) {
    folders[folder]?.files.sort { first, second in
      guard let first = files[first], let second = files[second] else { return false }
      return switch order {
      case .name: (first.name, first.id) < (second.name, second.id)
      case .size: (second.kilobytes, first.id) < (first.kilobytes, second.id)
      case .date: (first.age, first.id) < (second.age, second.id)
      }
    }
    didChange?()
  }
}
