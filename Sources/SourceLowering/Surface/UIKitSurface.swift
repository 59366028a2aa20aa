/// The declarations of UIKit here, from the built module.
enum UIKitSurface {
  /// A type with its members.
  struct Entry: Sendable {
    /// The word that declares the type; `nil` if UIKit declares only members of it.
    let kind: Substring?
    let parents: [String]
    let members: Set<String>
    /// A Boolean value that indicates whether UIKit declares the type, not only members of it.
    var isWhole: Bool { kind != nil }
    /// A Boolean value that indicates whether UIKit declares the type as a protocol.
    var isProtocol: Bool { kind == "protocol" }
  }

  /// The labels of the optional methods of UIKit's protocols, by their names.
  static let optionalMethods: [String: [[String]]] = {
    var result: [String: [[String]]] = [:]
    for line in lines(of: UIKitSurfaceTable.optionalMethods) {
      let parts = line.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let labels = parts[1].dropLast().split(separator: ":").map(String.init)
      result[String(parts[0]), default: []].append(labels)
    }
    return result
  }()

  /// The types by name.
  static let types: [String: Entry] = {
    var result: [String: Entry] = [:]
    for line in lines(of: UIKitSurfaceTable.types) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 4 else { continue }
      result[String(parts[0])] = Entry(
        kind: parts[1].isEmpty ? nil : parts[1],
        parents: parts[2].split(separator: " ").map(String.init),
        members: Set(parts[3].split(separator: " ").map(String.init)))
    }
    return result
  }()

  /// The functions and variables outside of types, and the names of other types.
  static let values: Set<String> = Set(lines(of: UIKitSurfaceTable.values).map(String.init))

  /// The names of the properties that report their changes to observers without lowering.
  static let observableProperties = Set(
    lines(of: UIKitSurfaceTable.observableProperties).map(String.init))

  /// The sentences about missing types, by name.
  static let missing: [String: String] = {
    let sentences = lines(of: UIKitSurfaceTable.sentences)
    var result: [String: String] = [:]
    for line in lines(of: UIKitSurfaceTable.missing) {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let number = Int(parts[1]) else { continue }
      result[String(parts[0])] = String(sentences[number])
    }
    return result
  }()

  /// Returns the labels of the initializers of a type; `nil` if they are not known.
  static func initializers(of name: String) -> [[String]]? {
    guard let entry = types[name], ["class", "struct"].contains(entry.kind) else { return nil }
    var result: [[String]] = [["rawValue"], ["coder"], ["from"]]
    if entry.kind == "class" { result.append([]) }
    var hasOwn = false
    for ancestor in ancestors(of: name) {
      for member in types[ancestor]?.members ?? [] where member.hasPrefix("init(") {
        hasOwn = true
        result.append(
          member.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init))
      }
    }
    return hasOwn ? result : nil
  }

  /// Returns a type, its superclasses and its protocols.
  static func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var pending = [name]
    while let next = pending.popLast() {
      guard !result.contains(next) else { continue }
      result.append(next)
      pending += types[next]?.parents ?? []
    }
    return result
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n")
  }
}
