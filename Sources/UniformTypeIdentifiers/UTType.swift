import Foundation

/// A kind of files or data, by its identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// Returns a kind that is known here; `nil` for other identifiers.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard TypeTable.records[name] != nil else { return nil }
    self.identifier = name
  }

  /// Returns the kind of files with an extension, without the point. An unknown extension has a
  /// kind of its own, which conforms to the given one.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Returns the kind of data with a media type. An unknown one has a kind of its own.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Returns the kind with a name of a class.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let tag = tag.lowercased()
    let found = TypeTable.order.first { record in
      let tags = tagClass == .mimeType ? record.mimeTypes : record.extensions
      return tags.contains(tag)
        && (supertype.map { UTType(known: record.identifier).conforms(to: $0) } ?? true)
    }
    identifier = found?.identifier ?? "dyn.\(tagClass.rawValue).\(tag)"
  }

  /// Returns a kind that the app declares in its Info.plist.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
  }

  /// Returns a kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
  }

  static func known(_ identifier: String) -> UTType { UTType(known: identifier) }

  private var record: TypeRecord? { TypeTable.records[identifier] }

  /// The usual extension of files, without the point.
  public var preferredFilenameExtension: String? {
    record?.extensions.first ?? dynamicTag(.filenameExtension)
  }
  /// The usual media type.
  public var preferredMIMEType: String? { record?.mimeTypes.first ?? dynamicTag(.mimeType) }
  /// A description for the user.
  public var localizedDescription: String? { record?.title }
  /// The names of the kind by their class.
  public var tags: [UTTagClass: [String]] {
    guard let record else { return [:] }
    return [.filenameExtension: record.extensions, .mimeType: record.mimeTypes]
      .filter { !$0.value.isEmpty }
  }
  /// A Boolean value that indicates whether the kind stands for an unknown extension or media type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether the system declares the kind.
  public var isDeclared: Bool { record != nil }
  /// A Boolean value that indicates whether the kind is one of all systems.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  private func dynamicTag(_ tagClass: UTTagClass) -> String? {
    let beginning = "dyn.\(tagClass.rawValue)."
    return identifier.hasPrefix(beginning) ? String(identifier.dropFirst(beginning.count)) : nil
  }

  /// The kinds that include this one, without itself.
  public var supertypes: Set<UTType> {
    var all: Set<UTType> = []
    var rest = record?.parents ?? []
    while let next = rest.popLast() {
      guard all.insert(UTType(known: next)).inserted else { continue }
      rest += TypeTable.records[next]?.parents ?? []
    }
    return all
  }

  /// Returns whether the kind is another one, or is included in it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns whether the kind is included in another one, and is not it.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Returns whether the kind includes another one, and is not it.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Returns the kinds with a name of a class.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeTable.order.filter { record in
      (tagClass == .mimeType ? record.mimeTypes : record.extensions).contains(tag.lowercased())
    }
    .map { UTType(known: $0.identifier) }
    .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  public var description: String { identifier }
}

/// The classes of names of kinds.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of files.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// Media types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Adds the extension of a kind, unless the name has it.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let suffix = contentType.preferredFilenameExtension, pathExtension != suffix else {
      return self
    }
    return appendingPathExtension(suffix)
  }

  /// Returns the URL with a component, and the extension of a kind.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
