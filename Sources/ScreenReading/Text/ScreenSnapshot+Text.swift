import Foundation

extension ScreenSnapshot {
  /// The number of elements off screen that a text names.
  private static let namedOffScreen = 3
  /// The number of elements within the same one that a short text lists.
  private static let listedSiblings = 30

  /// Returns the snapshot as lines of text: the screen, the elements on it, and what is not there.
  ///
  ///     screen "Settings" 393x852 iphone-15 light hash 1f2e3d4c
  ///     in UINavigationController > SettingsViewController
  ///     e1 table 2 sections, 14 rows, [0,0]…[1,4] on screen [0,0 393x852]
  ///       e2 cell [0,0] "Wi-Fi" [16,120 361x44]
  ///         e3 switch "Wi-Fi" = "on" [300,126 51x31]
  ///     9 of 24 views are elements on screen; 2 more are off screen: e8 button "Save"…
  ///
  /// - Parameters:
  ///   - reference: The element to which the text is limited; `nil` for all.
  ///   - depth: The greatest depth of elements, from 0; `nil` for all.
  package func text(
    detail: ReadingDetail = .short, within reference: Int? = nil, depth: Int? = nil
  ) -> String {
    var lines = [headline]
    if !controllers.isEmpty { lines.append("in " + controllers.joined(separator: " > ")) }
    let all = subtree(of: reference)
    let base = all.first?.depth ?? 0
    let (listed, leftOut) = listing(of: all, detail: detail, depth: depth)
    for element in listed {
      let indentation = String(repeating: "  ", count: max(0, element.depth - base))
      lines.append(indentation + element.line(detail: detail))
    }
    if leftOut > 0 {
      lines.append("\(leftOut) further elements are left out; look for them by their text")
    }
    let deeper = all.count { $0.isOnScreen && $0.depth > depth ?? .max && !$0.isMerged }
    if deeper > 0 { lines.append("\(deeper) deeper elements are left out; raise the depth") }
    if reference == nil { lines.append(coverageLine) }
    return lines.joined(separator: "\n")
  }

  /// Returns the elements that ``text(detail:within:depth:)`` lists.
  package func listed(
    detail: ReadingDetail = .short, within reference: Int? = nil, depth: Int? = nil
  ) -> [ReadElement] {
    listing(of: subtree(of: reference), detail: detail, depth: depth).listed
  }

  /// Returns the elements that a text lists, and the number of further ones beside them.
  private func listing(
    of elements: [ReadElement], detail: ReadingDetail, depth: Int?
  ) -> (listed: [ReadElement], leftOut: Int) {
    var listed: [ReadElement] = []
    var siblings: [Int?: Int] = [:]
    var leftOut: Set<Int> = []
    for element in elements
    where element.isOnScreen && (detail == .all || !element.isMerged)
      && element.depth <= depth ?? .max
    {
      if let parent = element.parent, leftOut.contains(parent) {
        leftOut.insert(element.reference)
        continue
      }
      siblings[element.parent, default: 0] += 1
      if detail == .short, siblings[element.parent]! > Self.listedSiblings {
        leftOut.insert(element.reference)
        continue
      }
      listed.append(element)
    }
    return (listed, leftOut.count)
  }

  private var headline: String {
    var words = ["screen"]
    if !title.isEmpty { words.append(ReadElement.quoted(title)) }
    words.append("\(ReadingNumber.exact(size.width))x\(ReadingNumber.exact(size.height))")
    words += settings
    words.append("hash \(hash)")
    return words.joined(separator: " ")
  }

  /// The sentence that says how much of the screen the lines contain.
  package var coverageLine: String {
    guard coverage.views > 0 else { return "Nothing was read: the screen has no views." }
    guard coverage.onScreen > 0 else {
      return "Nothing was read: none of \(coverage.views) views has a text, a label, or an action. "
        + "Take a screenshot to see it."
    }
    var parts = ["\(coverage.onScreen) elements in \(coverage.views) views"]
    if coverage.namelessPictures > 0 {
      parts.append("\(coverage.namelessPictures) pictures without a label")
    }
    let off = elements.filter { !$0.isOnScreen && !$0.isMerged }
    if !off.isEmpty {
      let named = off.prefix(Self.namedOffScreen).map { element in
        ([element.mark, element.role] + (element.name.map { [ReadElement.quoted($0)] } ?? []))
          .joined(separator: " ")
      }
      let rest = off.count - named.count
      parts.append(
        "off screen: " + named.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    return parts.joined(separator: "; ")
  }

  /// Returns an element with all elements in it, or all elements.
  private func subtree(of reference: Int?) -> [ReadElement] {
    guard let reference, let start = elements.firstIndex(where: { $0.reference == reference })
    else { return elements }
    let end =
      elements[(start + 1)...].firstIndex { $0.depth <= elements[start].depth } ?? elements.count
    return Array(elements[start..<end])
  }
}
