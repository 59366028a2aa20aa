import Foundation

extension CheckReport {
  /// Returns the findings of a level or a higher one as a page without other files: each finding
  /// with its picture, on which its view is marked.
  package func html(from level: CheckLevel) -> String {
    let shown = findings.filter { $0.level >= level }
    // Findings of one layout often have the same picture, which the page contains once.
    var numbers: [String: Int] = [:]
    for finding in shown {
      guard let svg = finding.picture?.svg, numbers[svg] == nil else { continue }
      numbers[svg] = numbers.count + 1
    }
    let pictures = numbers.sorted { $0.value < $1.value }.map { svg, number in
      ".p\(number){background-image:url(data:image/svg+xml;base64,"
        + Data(svg.utf8).base64EncodedString() + ")}"
    }
    let lines =
      [
        "<!doctype html>", "<html lang=\"en\">", "<meta charset=\"utf-8\">",
        "<meta name=\"viewport\" content=\"width=device-width\">", "<title>tessera check</title>",
        "<style>", Self.style,
      ] + pictures + ["</style>", "<h1>tessera check</h1>"]
      + ["<p class=\"summary\">\(summary(from: level).escaped)</p>"]
      + shown.map { section(about: $0, picture: $0.picture.flatMap { numbers[$0.svg] }) }
      + reportedUnused.map { "<p>\($0.diagnostic.escaped)</p>" }
      + unread.map { "<p>\($0.screen.escaped): not read: \($0.reason.escaped)</p>" }
      + ["</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let style = """
    body{font:16px/1.4 system-ui,sans-serif;margin:2rem;color:#1c1c1e;background:#fff}
    section{display:flex;flex-wrap:wrap;gap:1.5rem;border-top:1px solid #c7c7cc;padding:1.5rem 0}
    section>div{flex:1 1 20rem}
    h2{margin:0;font-size:1.1rem}
    .error{color:#b00020}.warning{color:#8a5000}.note{color:#48484a}
    .summary{white-space:pre-line}
    figure{position:relative;margin:0;flex:0 1 auto;width:20rem;background-size:100% 100%;\
    border:1px solid #c7c7cc;overflow:hidden}
    figure i{position:absolute;box-sizing:border-box;border:2px solid #d0004f;\
    background:#d0004f26;min-width:6px;min-height:6px}
    """

  private func section(about finding: Finding, picture: Int?) -> String {
    let place = finding.file.map { "\($0):\(finding.line ?? 1)" } ?? finding.owner ?? finding.type
    var lines = [
      "<section>", "<div>",
      "<h2 class=\"\(finding.level.rawValue)\">\(finding.level.rawValue): \(finding.rule)</h2>",
      "<p>\(finding.message.escaped)</p>", "<p>\(finding.fix.escaped)</p>",
      "<p><code>\(place.escaped)</code></p>",
      "<p>\(finding.screens.joined(separator: ", ").escaped)</p>",
      "<details><summary>\(finding.layouts.count) of \(layoutCount) layouts</summary>"
        + "\(finding.layouts.joined(separator: ", ").escaped)</details>", "</div>",
    ]
    if let picture, let drawn = finding.picture { lines.append(Self.figure(drawn, picture)) }
    return (lines + ["</section>"]).joined(separator: "\n")
  }

  /// The picture with a mark at the frame of the view.
  private static func figure(_ picture: FindingPicture, _ number: Int) -> String {
    func share(_ value: Double, _ whole: Double) -> String {
      "\((value / max(1, whole) * 10_000).rounded() / 100)%"
    }
    let (width, height) = (picture.size[0], picture.size[1])
    let frame = picture.frame
    return "<figure class=\"p\(number)\" role=\"img\" aria-label=\"The screen with the view\" "
      + "style=\"aspect-ratio:\(width)/\(height)\"><i style=\"left:\(share(frame[0], width));"
      + "top:\(share(frame[1], height));width:\(share(frame[2], width));"
      + "height:\(share(frame[3], height))\"></i></figure>"
  }
}
