import CollectionLayout
import Foundation

/// The rules that hold for any layout.
struct LayoutCheck {
  var layout: SolvedLayout
  let description: LayoutDescription
  var input: FuzzInput

  func expect(_ holds: Bool, _ rule: String) {
    guard !holds else { return }
    print(description.swiftSource)
    print(rule)
    fflush(nil)
    fatalError("A rule does not hold.")
  }

  /// Checks that a rectangle is valid. Numbers that overflow may have any result except a trap.
  private func expectSound(_ rect: LayoutRect, _ rule: String) {
    guard !input.isExtreme else { return }
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    expect(numbers.allSatisfy { $0.isFinite }, rule + " must be finite")
  }

  /// Checks all rules, except those that would visit each item of huge data.
  mutating func rulesHold(isHuge: Bool) {
    contentIsSound()
    itemsAreFound()
    rowsRest()
    if !isHuge {
      queriesAgree()
      nothingIsMissed()
    }
  }

  private func contentIsSound() {
    expectSound(LayoutRect(size: layout.contentSize), "content")
    for section in 0..<layout.sectionCount {
      expectSound(layout.frame(ofSection: section), "section")
    }
  }

  private mutating func itemsAreFound() {
    for section in 0..<layout.sectionCount {
      let count = layout.itemCount(inSection: section)
      guard count > 0 else { continue }
      let middle = input.byte() % count
      for item in [0, middle, count - 1] {
        guard let element = layout.element(ofItem: item, inSection: section) else { continue }
        expectSound(element.frame, "item")
        expect(
          element.frame == layout.frame(ofItem: item, inSection: section) || input.isExtreme,
          "an item must have one frame")
      }
      explain(layout.element(ofItem: middle, inSection: section), nil)
    }
  }

  private mutating func rowsRest() {
    let behaviors: [LayoutOrthogonalBehavior] = [
      .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging, .groupPagingCentered,
    ]
    for section in 0..<layout.sectionCount {
      guard let row = layout.orthogonalRow(ofSection: section) else { continue }
      let offset = input.points()
      for behavior in behaviors {
        let rest = row.restingOffset(near: offset, behavior: behavior)
        let target = row.targetOffset(
          forProposed: offset, velocity: input.points(), from: rest, behavior: behavior)
        expect(
          (rest.isFinite && target.isFinite) || input.isExtreme, "a row must rest somewhere")
      }
    }
  }

  private mutating func queriesAgree() {
    var rects = [LayoutRect(size: layout.contentSize)]
    for _ in 0..<3 {
      rects.append(
        LayoutRect(
          x: input.points(), y: input.points(), width: input.points(), height: input.points()))
    }
    for rect in rects {
      let viewport = input.once(in: 2) ? LayoutViewport(visibleRect: rect) : nil
      var explained = 0
      for element in layout.elements(in: rect, viewport: viewport) {
        expectSound(element.frame, "element")
        let found = lookup(element, viewport)
        expect(found == element || input.isExtreme, "\(element) must be what a lookup finds")
        if explained < 3 {
          explained += 1
          explain(element, viewport)
        }
      }
    }
  }

  /// Checks that all elements of a section or of the whole content are found at their frames.
  private mutating func nothingIsMissed() {
    guard !input.isExtreme else { return }
    let size = layout.contentSize
    var rect = LayoutRect(
      x: input.points(), y: input.points(), width: 1 + input.points(), height: 1 + input.points())
    let axis = layout.scrollAxis
    let end = min(size[axis], rect.maximum(axis))
    rect.origin[axis] = max(0, rect.origin[axis])
    rect.size[axis] = end - rect.origin[axis]
    guard rect.size.width > 0, rect.size.height > 0 else { return }
    let viewport = input.once(in: 2) ? LayoutViewport(visibleRect: rect) : nil
    let found = layout.elements(in: rect, viewport: viewport)
    for (section, entry) in description.entries.enumerated() {
      for item in description.sectionTemplates[entry.template].boundaryItems {
        guard
          let element = layout.boundaryElement(
            kind: item.kind, inSection: section, viewport: viewport),
          element.frame.intersects(rect)
        else { continue }
        expect(found.contains(element), "\(element) must be found in \(rect)")
      }
      for index in description.sectionTemplates[entry.template].decorationItems.indices
      where layout.frame(ofSection: section).intersects(rect) {
        guard let element = layout.decorationElement(at: index, inSection: section) else {
          continue
        }
        expect(found.contains(element), "\(element) must be found in \(rect)")
      }
    }
  }

  private func lookup(_ element: LayoutElement, _ viewport: LayoutViewport?) -> LayoutElement? {
    switch element.category {
    case .item: layout.element(ofItem: element.index, inSection: element.section)
    case .supplementary(let kind):
      layout.supplementaryElement(kind: kind, index: element.index, inSection: element.section)
    case .boundary(let kind):
      layout.boundaryElement(kind: kind, inSection: element.section, viewport: viewport)
    case .globalBoundary(let kind): layout.globalBoundaryElement(kind: kind, viewport: viewport)
    case .decoration: layout.decorationElement(at: element.index, inSection: element.section)
    }
  }

  private func explain(_ element: LayoutElement?, _ viewport: LayoutViewport?) {
    guard let element else { return }
    let explanation = layout.explanation(of: element, viewport: viewport)
    expect(
      explanation?.frame == element.frame || input.isExtreme,
      "an explanation must come to the frame")
  }
}
