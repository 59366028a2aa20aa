import Foundation
import Testing

/// The recorded cases of a file that a suite leaves out, with the reasons.
///
/// They are data beside the cases, in `NAME.about.json` for `NAME.jsonl`, so that
/// `docs/fidelity.md` also names them.
struct LeftOutCases {
  let reasons: [String: String]

  private struct About: Decodable {
    var leftOut: [String: String]
  }

  /// Reads the file beside cases, whose path begins at the folder of the target and has no
  /// extension.
  init(_ path: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("\(path).about.json")
    reasons = try JSONDecoder().decode(About.self, from: Data(contentsOf: file)).leftOut
  }
}
