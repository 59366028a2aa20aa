public import UniformTypeIdentifiers

/// A view controller in which the user opens files, or chooses a folder for files of the app.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.image, .pdf])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// A folder has the files: `tessera preview Sources/App --files ~/Documents`, or a few
/// files that are the same in each run. A tap on a file opens it, and a tap on a folder displays
/// its files. Files of other types are dimmed. A picker of folders opens the displayed folder.
///
/// # Order of Calls
///
/// A choice, a cancellation and a swipe dismiss the picker. Its delegate is called afterward, once.
///
/// Chosen, because nothing is recorded: the appearance, and that the delegate's call comes after
/// the dismissal.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// A Boolean value that indicates whether the user chooses several files. The default is `false`.
  /// Set it before the picker is displayed.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the names of files have their extensions. The default
  /// is `false`. Set it before the picker is displayed.
  open var shouldShowFileExtensions = false
  /// The folder that the picker displays first, or `nil` (the default) to use the user's files.
  /// A file stands for its folder; a URL without a file has no effect.
  open var directoryURL: URL?

  let purpose: DocumentPurpose
  private var hasEnded = false

  // MARK: Creation

  /// Creates a picker of files.
  ///
  /// - Parameters:
  ///   - contentTypes: The types of the files that the user may choose.
  ///   - asCopy: A Boolean value that indicates whether the app gets copies in its temporary folder
  ///     instead of the files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    purpose = .open(contentTypes, copies: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files without copies of them.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of a folder for files of the app.
  ///
  /// - Parameters:
  ///   - urls: The files. The URLs of the new ones are given to the delegate.
  ///   - asCopy: A Boolean value that indicates whether the files also stay where they are.
  /// - Precondition: There is at least one file.
  public init(forExporting urls: [URL], asCopy: Bool) {
    if urls.isEmpty {
      fatalError(
        "UIDocumentPickerViewController cannot export an empty array; give at least one file.")
    }
    purpose = .export(urls, copies: asCopy)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a folder, into which files of the app are moved.
  ///
  /// - Precondition: There is at least one file.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Not supported: the types are given in code.
  public required init?(coder: NSCoder) {
    fatalError(
      "UIDocumentPickerViewController cannot be decoded; create it with "
        + "init(forOpeningContentTypes:asCopy:).")
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController()
    navigation.setViewControllers(
      folders.map { DocumentListController($0, of: self) }, animated: false)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// The displayed folders: the user's files, and in front of them the first folder and those
  /// around it.
  private var folders: [URL] {
    let root = UserFiles.folder.standardizedFileURL
    guard let wanted = directoryURL?.standardizedFileURL,
      FileManager.default.fileExists(atPath: wanted.path)
    else { return [root] }
    var folder = UserFile(wanted).isFolder ? wanted : wanted.deletingLastPathComponent()
    var folders: [URL] = []
    while folder.path.hasPrefix(root.path + "/") {
      folders.insert(folder, at: 0)
      folder = folder.deletingLastPathComponent()
    }
    // A folder outside of the user's files is displayed without those around it.
    return folders.isEmpty && folder.path != root.path ? [root, folder] : [root] + folders
  }

  // MARK: End

  /// Opens chosen files or a folder.
  func open(_ files: [URL]) {
    guard case .open(_, let copies) = purpose, !files.isEmpty else { return }
    if !copies { ScopedFiles.shared.add(files) }
    end(copies ? FileTransfers.copies(of: files) : files)
  }

  /// Writes the app's files into a chosen folder. Without a file that could be written, the picker
  /// stays.
  func export(to folder: URL) {
    guard case .export(let files, let copies) = purpose, !hasEnded else { return }
    let written = files.compactMap {
      FileTransfers.transfer($0, into: folder, copies: copies)
    }
    guard !written.isEmpty else { return showFailure(of: folder) }
    ScopedFiles.shared.add(written)
    end(written)
  }

  private func showFailure(of folder: URL) {
    let alert = UIAlertController(
      title: "Cannot Save", message: "No file could be written to \(folder.lastPathComponent).",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  /// Dismisses the picker, and notifies the delegate of the files, or of a cancellation for `nil`.
  func end(_ files: [URL]?) {
    guard !hasEnded else { return }
    hasEnded = true
    guard let presenter = presentingViewController, !isBeingDismissed else {
      return notify(files)
    }
    presenter.dismiss(animated: true) { self.notify(files) }
  }

  override func wasDismissedByUser() { end(nil) }

  private func notify(_ files: [URL]?) {
    if let files {
      delegate?.documentPicker(self, didPickDocumentsAt: files)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }
}

/// The purpose of a picker of documents.
enum DocumentPurpose {
  /// Opening files of types.
  case open([UTType], copies: Bool)
  /// Writing files of the app.
  case export([URL], copies: Bool)

  /// The types of folders that the user may open.
  var opensFolders: Bool {
    guard case .open(let types, _) = self else { return false }
    return types.contains(where: UTType.folder.conforms(to:))
  }
}
