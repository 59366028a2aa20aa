internal import UniformTypeIdentifiers

/// A file or a folder that a picker of documents displays.
struct UserFile {
  let url: URL
  let isFolder: Bool
  private let size: Int
  private let date: Date?

  /// Reads the facts about a file.
  init(_ url: URL) {
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    self.url = url
    isFolder = facts?[.type] as? FileAttributeType == .typeDirectory
    size = (facts?[.size] as? NSNumber)?.intValue ?? 0
    date = facts?[.modificationDate] as? Date
  }

  /// Returns the visible files in a folder, in the order of their names; an empty array if the
  /// folder cannot be read.
  static func contents(of folder: URL) -> [UserFile] {
    names(in: folder)
      .sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      .map { UserFile(folder.appendingPathComponent($0)) }
  }

  /// Returns the names of the visible files in a folder, in no order.
  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }

  /// The uniform type identifier of the file, by its extension.
  var type: UTType {
    isFolder ? .folder : UTType(filenameExtension: url.pathExtension) ?? .data
  }

  /// Returns whether the file has one of several types, or a special case of it.
  func conforms(toOneOf types: [UTType]) -> Bool { types.contains(where: type.conforms(to:)) }

  /// Returns the name, with the extension or without it. Folders keep theirs.
  func name(showsExtension: Bool) -> String {
    isFolder || showsExtension
      ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
  }

  /// The kind of the file, such as "PDF document".
  var kind: String {
    type.localizedDescription.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      ?? url.pathExtension.uppercased() + " file"
  }

  /// The date and the size, or the number of files in a folder.
  var detail: String {
    let day = date.map { $0.formatted(date: .numeric, time: .omitted) }
    return [day, amount].compactMap(\.self).joined(separator: " – ")
  }

  /// The size of a file, or the number of files in a folder.
  var amount: String {
    guard isFolder else {
      return ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file)
    }
    let count = Self.names(in: url).count
    return count == 1 ? "1 item" : "\(count) items"
  }

  /// The symbol of the kind.
  @MainActor
  var symbol: UIImage? {
    let symbols: [(UTType, String)] = [
      (.folder, "folder.fill"), (.image, "photo"), (.movie, "film"), (.audio, "waveform"),
      (.archive, "doc.zipper"), (.pdf, "doc.richtext"), (.text, "doc.text"),
    ]
    let name = symbols.first { type.conforms(to: $0.0) }?.1
    return UIImage(systemName: name ?? "doc") ?? UIImage(systemName: "doc")
  }
}
