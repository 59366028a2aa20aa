public import Photos

/// The photos that a picker displays, and the number that the user may select.
///
///     var configuration = PHPickerConfiguration()
///     configuration.selectionLimit = 3
///     configuration.filter = .images
///
/// Apple documentation: https://developer.apple.com/documentation/photosui/phpickerconfiguration
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form in which the data of an asset are delivered.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The form that the system chooses.
    case automatic = 0
    /// The form of the library, which avoids a conversion.
    case current = 1
    /// The form that most programs can read.
    case compatible = 2
  }

  /// The kinds of selection.
  public enum Selection: Int, Sendable {
    /// Selected photos have a check mark.
    case `default` = 0
    /// Selected photos have their numbers.
    case ordered = 1
  }

  /// The maximum number of photos that the user may select, or 0 for no limit. The default is 1:
  /// a tap then ends the selection.
  public var selectionLimit = 1
  /// The kinds of assets, or `nil` (the default) to display all.
  public var filter: PHPickerFilter?
  /// The marks of selected photos. The default is a check mark.
  public var selection = Selection.default
  /// The form in which the data of an asset are delivered. Each mode delivers the library's file.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The local identifiers of the photos that are selected at the beginning. The default is none.
  ///
  /// They apply only to a configuration with a library and a limit other than 1. The results of
  /// these photos have item providers without data.
  public var preselectedAssetIdentifiers: [String] = []

  let hasLibrary: Bool

  /// Creates a configuration whose results have no identifiers.
  public init() { hasLibrary = false }

  /// Creates a configuration whose results have the local identifiers of their assets.
  ///
  /// - Parameter photoLibrary: The library of the process.
  public init(photoLibrary: PHPhotoLibrary) { hasLibrary = true }

  /// The identifiers of the photos that are selected at the beginning, in their order, each once.
  var initialSelection: [String] {
    guard hasLibrary, selectionLimit != 1 else { return [] }
    var known: Set<String> = []
    return preselectedAssetIdentifiers.filter { known.insert($0).inserted }
  }
}
