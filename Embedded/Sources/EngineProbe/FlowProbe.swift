import CollectionLayout

/// Solves a flow layout with various sections, measures some of its items, and adds the resulting
/// frames to a digest.
func addFlow(to digest: inout Digest, random: inout Xorshift) {
  var description = LayoutFlowDescription(
    containerSize: LayoutSize(width: 300 + Double(random.next(200)), height: 480),
    scrollAxis: random.next(3) == 0 ? .horizontal : .vertical, scale: Double(1 + random.next(3)),
    isRightToLeft: random.next(4) == 0)
  description.pinsHeaders = true
  for section in 0..<5 {
    let count = random.next(200)
    let items: LayoutFlowSection.Items
    if section % 2 == 0 {
      let width = section == 4 ? 280 : Double(20 + random.next(200)) / 1.5
      items = .uniform(LayoutSize(width: width, height: 40), count: count)
    } else {
      var sizes: [LayoutSize] = []
      for _ in 0..<count {
        sizes.append(
          LayoutSize(width: Double(20 + random.next(200)), height: Double(20 + random.next(60))))
      }
      items = .sizes(sizes)
    }
    description.append(
      LayoutFlowSection(
        items: items, isEstimated: section > 1,
        insets: LayoutInsets(top: 5, leading: 6, bottom: 7, trailing: 8), lineSpacing: 9,
        interitemSpacing: 3, headerLength: 24))
  }
  var flow = SolvedFlowLayout(description)
  for section in 0..<flow.sectionCount where flow.itemCount(inSection: section) > 0 {
    for _ in 0..<20 {
      flow.setMeasuredSize(
        LayoutSize(width: Double(30 + random.next(200)), height: Double(10 + random.next(90))),
        ofItem: random.next(flow.itemCount(inSection: section)), inSection: section)
    }
  }
  digest.add(flow.contentSize.width)
  digest.add(flow.contentSize.height)
  for _ in 0..<20 {
    var rect = LayoutRect(size: description.containerSize)
    rect.origin[flow.scrollAxis] =
      flow.contentSize[flow.scrollAxis] * Double(random.next(1000)) / 1000
    flow.forEachElement(in: rect, viewport: LayoutViewport(visibleRect: rect)) { element in
      digest.add(element.frame)
      if case .item = element.category,
        let frame = flow.frame(ofItem: element.index, inSection: element.section)
      {
        digest.add(frame)
      }
    }
  }
}
