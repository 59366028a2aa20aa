extension ScreenSnapshot {
  /// Returns the elements whose name, value, class or identifier contains a text, in any case.
  ///
  /// Elements whose text is not a part of another one's name precede the parts; then those that
  /// equal the text precede others, and elements on screen those off screen.
  package func elements(matching text: String) -> [ReadElement] {
    let wanted = text.lowercased()
    func rank(_ element: ReadElement) -> Int? {
      let texts = [element.name, element.value, element.identifier, element.type]
        .compactMap { $0?.lowercased() }
      guard texts.contains(where: { $0.contains(wanted) }) else { return nil }
      return (element.isMerged ? 4 : 0) + (texts.contains(wanted) ? 0 : 2)
        + (element.isOnScreen ? 0 : 1)
    }
    var found: [(rank: Int, index: Int)] = []
    for (index, element) in elements.enumerated() {
      if let rank = rank(element) { found.append((rank, index)) }
    }
    return found.sorted { $0 < $1 }.map { elements[$0.index] }
  }

  /// Returns the elements on screen that are most like one that is not there any more: those with
  /// its role and a part of its name first, then the nearest ones.
  package func nearest(to former: ReadElement, count: Int = 3) -> [ReadElement] {
    func words(_ element: ReadElement) -> Set<Substring> {
      Set((element.name ?? "").lowercased().split { !$0.isLetter && !$0.isNumber })
    }
    let wanted = words(former)
    func distance(_ element: ReadElement) -> Double {
      var result =
        Double(abs(element.frame.midX - former.frame.midX))
        + Double(abs(element.frame.midY - former.frame.midY))
      if element.role != former.role { result += 10_000 }
      if wanted.isDisjoint(with: words(element)) { result += 5000 }
      return result
    }
    return visibleElements.filter { !$0.isMerged }
      .map { (distance: distance($0), element: $0) }
      .sorted { ($0.distance, $0.element.reference) < ($1.distance, $1.element.reference) }
      .prefix(count).map(\.element)
  }

  /// Returns the sentence about a reference that has no element on this screen.
  ///
  /// - Parameter former: The last known element of the reference; `nil` if there never was one.
  package func sentence(aboutMissing reference: Int, former: ReadElement?) -> String {
    guard let former else {
      return "e\(reference) was never on this screen; take a snapshot, and use its references"
    }
    let near = nearest(to: former).map { $0.line() }
    let name = former.name.map { " " + ReadElement.quoted($0) } ?? ""
    return "e\(reference) (\(former.role)\(name)) is not on the screen any more; "
      + (near.isEmpty
        ? "the screen has no elements" : "nearest are " + near.joined(separator: "; "))
  }
}
