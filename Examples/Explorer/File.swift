import Foundation

/// A file.
struct File: Identifiable, Hashable, Sendable {
  /// The kinds of files, with their symbols.
  enum Kind: String, Sendable {
    case document = "Document"
    case picture = "Picture"
    case song = "Song"
    case table = "Table"
    case archive = "Archive"

    var symbol: String {
      switch self {
      case .document: "doc.fill"
      case .picture: "photo.fill"
      case .song: "music.note"
      case .table: "chart.bar.fill"
      case .archive: "archivebox.fill"
      }
    }
  }

  let id: Int
  var name: String
  let kind: Kind
  let kilobytes: Int
  /// The number of days since the last change.
  let age: Int

  var size: String {
    kilobytes < 1000 ? "\(kilobytes) KB" : "\(kilobytes / 1000).\(kilobytes % 1000 / 100) MB"
  }

  var modified: String {
    switch age {
    case 0: "Today"
    case 1: "Yesterday"
    default: "\(age) days ago"
    }
  }
}

/// A folder with files and other folders.
struct Folder: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  /// The folder that contains this one; `nil` at the top.
  let parent: Folder.ID?
  var folders: [Folder.ID] = []
  /// The files in the order of the grid.
  var files: [File.ID] = []
}
