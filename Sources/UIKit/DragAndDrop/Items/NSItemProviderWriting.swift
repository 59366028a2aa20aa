/// The audience of the data of an ``NSItemProvider``. There are no other apps here, so that all
/// data are visible to the app alone.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program.
  case all = 0
  /// Programs of the same team.
  case team
  /// Programs of the same group.
  case group
  /// The program itself.
  case ownProcess
}

/// A value that an ``NSItemProvider`` can be made of: one that can be written as data.
///
/// `String`, `NSString`, `URL` and `UIImage` conform.
public protocol NSItemProviderWriting {
  /// The identifiers of the types as which a value can be written, the most faithful first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the value as data of a type.
  ///
  /// - Parameter completionHandler: A closure that receives the data, or an error.
  /// - Returns: The progress; `nil` if the data are there at once.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A value that an ``NSItemProvider`` can be read as.
public protocol NSItemProviderReading {
  /// The identifiers of the types of data from which a value can be made, the most faithful first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns a value for data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value type that is read as itself rather than as an object: see
/// ``NSItemProvider/loadObject(ofClass:completionHandler:)``.
public protocol _ItemProviderValue: NSItemProviderReading, Sendable {}
