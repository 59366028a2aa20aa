/// The files of the user, which pickers of documents display.
///
/// The environment of a process chooses the folder: `TESSERA_FILES` is its path. Without it, the
/// folder holds a few files that are the same in each run, and is a temporary one.
@MainActor
package enum UserFiles {
  /// The folder that pickers display first. Hosts and tests may set another one.
  package static var folder: URL = chosenFolder

  private static var chosenFolder: URL {
    guard let path = ProcessInfo.processInfo.environment["TESSERA_FILES"], !path.isEmpty else {
      return exampleFolder
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Writes the files of a user who has no folder, and returns their folder.
  private static var exampleFolder: URL {
    let process = ProcessInfo.processInfo.processIdentifier
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Files of \(process)", isDirectory: true)
    for (path, text) in examples {
      let file = folder.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: file)
    }
    // A fixed date, so that pictures of the files stay the same.
    for (path, _) in examples + [("Holiday", "")] {
      try? FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceReferenceDate: 700_000_000)],
        ofItemAtPath: folder.appendingPathComponent(path).path)
    }
    return folder
  }

  private static let examples = [
    ("Budget.csv", "Month,Amount\nJanuary,1200\nFebruary,980\nMarch,1310\n"),
    ("Holiday/Mountains.svg", picture),
    ("Holiday/Packing list.txt", "Tent\nBoots\nMap\nTorch\n"),
    ("Notes.txt", "Call the library about the book that arrived.\nWater the plants.\n"),
    (
      "Places.json",
      "[\n  { \"name\": \"Lisbon\", \"visits\": 2 },\n  { \"name\": \"Oslo\", \"visits\": 1 }\n]\n"
    ),
    ("Report.pdf", document),
    ("Sunset.svg", picture),
  ]

  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 1200 800">
    <rect width="1200" height="800" fill="#f6b26b"/><circle cx="820" cy="300" r="90" fill="#fff2cc"/>
    <path d="M0 800V520L260 330L520 560L760 380L1200 620V800Z" fill="#5b5f97"/>
    <path d="M0 800V660L380 540L700 690L1200 590V800Z" fill="#2f3061"/></svg>

    """

  private static let document = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
    trailer << /Root 1 0 R >>
    %%EOF

    """
}
