import Foundation

/// The file that names the libraries of a project for CocoaPods.
///
/// It is a program in Ruby. Only calls of `pod` with literal texts are read.
struct Podfile {
  private let folder: URL
  private let text: String

  /// Reads the file beside a project, or else in the folders around it up to the repository.
  init?(around folder: URL) {
    for folder in folder.foldersOutward(atMost: PodLibraries.depth) {
      let file = folder.appending(path: "Podfile")
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      self.folder = folder
      self.text = text
      return
    }
    return nil
  }

  /// The folders of the libraries that are used where they lie (`:path => "../Library"`), by the
  /// names of the libraries.
  var folders: [String: URL] {
    var folders: [String: URL] = [:]
    for call in calls {
      let words = call.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
      // Texts are at odd indexes, each after the code before it.
      guard words.count > 1 else { continue }
      for index in stride(from: 3, to: words.count, by: 2)
      where words[index - 1].contains(":path") || words[index - 1].contains("path:") {
        // A part of a library, such as "Library/Core", is specified by the library.
        let name = words[1].prefix { $0 != "/" }
        folders[String(name)] = folder.appending(path: String(words[index])).standardizedFileURL
      }
    }
    return folders
  }

  /// The calls of `pod`, each in one line.
  private var calls: [String] {
    var calls: [String] = []
    var isOpen = false
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      if isOpen {
        calls[calls.count - 1] += line
      } else if line.hasPrefix("pod ") || line.hasPrefix("pod(") {
        calls.append(line)
      } else {
        continue
      }
      isOpen = line.hasSuffix(",")
    }
    return calls
  }
}
