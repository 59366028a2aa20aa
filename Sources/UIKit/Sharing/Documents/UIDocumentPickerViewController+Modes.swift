internal import UniformTypeIdentifiers

/// The purpose of a picker of documents, in the names from before iOS 14.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Opening copies of files.
  case `import` = 0
  /// Opening files.
  case open = 1
  /// Writing copies of files of the app.
  case exportToService = 2
  /// Moving files of the app.
  case moveToService = 3
}

extension UIDocumentPickerViewController {
  /// Creates a picker of files by uniform type identifiers. Apple replaced it in iOS 14 by
  /// ``init(forOpeningContentTypes:asCopy:)``. Identifiers that are not known are left out.
  ///
  /// - Precondition: The mode is `import` or `open`.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    if mode != .import, mode != .open {
      fatalError(
        "UIDocumentPickerViewController cannot open files in the mode \(mode); use import or open, "
          + "or give the URLs of files.")
    }
    self.init(
      forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  /// Creates a picker of a folder for a file. Apple replaced it in iOS 14 by
  /// ``init(forExporting:asCopy:)``.
  ///
  /// - Precondition: The mode is `exportToService` or `moveToService`.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  /// Creates a picker of a folder for files. Apple replaced it in iOS 14 by
  /// ``init(forExporting:asCopy:)``.
  ///
  /// - Precondition: The mode is `exportToService` or `moveToService`, and there is a file.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    if mode != .exportToService, mode != .moveToService {
      fatalError(
        "UIDocumentPickerViewController cannot write files in the mode \(mode); use "
          + "exportToService or moveToService, or give the types of files to open.")
    }
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// The purpose of the picker. Apple deprecated it in iOS 14.
  public var documentPickerMode: UIDocumentPickerMode {
    switch purpose {
    case .open(_, let copies): copies ? .import : .open
    case .export(_, let copies): copies ? .exportToService : .moveToService
    }
  }
}
