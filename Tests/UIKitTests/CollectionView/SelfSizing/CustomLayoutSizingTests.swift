import Testing
import UIKit

/// Custom layouts receive preferred sizes, and decide about them.
@Suite(.serialized) @MainActor struct CustomLayoutSizingTests {
  private func height(_ item: Int) -> CGFloat { [31, 50, 31, 69, 31][item % 5] }

  @Test func `the layout follows what cells prefer`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([100], layout) { self.height($0) }
    #expect(fixture.heights(7) == [31, 50, 31, 69, 31, 31, 50])
    #expect(fixture.cell(3)?.frame == CGRect(x: 0, y: 112, width: 320, height: 69))
    // Eleven rows fit at their estimate; at their own heights they fill the view.
    #expect(fixture.source.questions == Array(0..<11) + [11])
    // Twelve have their own heights, 505 in total, and the rest the estimate.
    #expect(fixture.view.contentSize.height == 4377)
  }

  @Test func `a layout that does not follow keeps its sizes`() {
    let layout = RowsLayout()
    layout.follows = false
    let fixture = SizingFixture([100], layout) { self.height($0) }
    #expect(fixture.heights(3) == [44, 44, 44])
    #expect(layout.preparations == 1)
    #expect(fixture.source.questions == Array(0..<11))
  }

  @Test func `the calls come in UIKits order`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([2], layout) { self.height($0) }
    #expect(
      layout.log.drop { $0 == "invalidate" } == [
        "prepare", "should 0", "context 0", "invalidate", "should 1", "context 1", "invalidate",
        "prepare",
      ])
    // After each preparation, and after each query.
    #expect(layout.sizeRequests == 2 * layout.preparations)
    #expect(
      fixture.source.offered == [CGSize(width: 320, height: 44), CGSize(width: 320, height: 44)])
  }

  @Test func `scrolling asks only what comes into sight`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([100], layout) { _ in 60 }
    #expect(fixture.source.questions.count == 11)
    fixture.source.questions = []
    fixture.scroll(toY: 10)
    #expect(fixture.source.questions == [8])
    fixture.source.questions = []
    fixture.scroll(toY: 20)
    #expect(fixture.source.questions == [])
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [])
  }

  @Test func `an invalidated layout hears every view again`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([4], layout) { _ in 60 }
    fixture.source.questions = []
    layout.measured = [:]
    layout.invalidateLayout()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [0, 1, 2, 3])
    #expect(fixture.heights(4) == [60, 60, 60, 60])
  }

  @Test func `another width asks the views whose width it is`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([4], layout) { _ in 60 }
    fixture.source.questions = []
    fixture.view.frame.size.width = 200
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [0, 1, 2, 3])
    #expect(fixture.source.offered.last == CGSize(width: 200, height: 60))
  }

  @Test func `a bounds change of the same size asks nobody again`() {
    final class Following: UICollectionViewLayout {
      let rows = RowsLayout()
      override func prepare() { super.prepare() }
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 4000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<40).map { item in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 320, height: 100)
          attributes.alpha = rect.minY > 0 ? 0.5 : 1
          return attributes
        }
      }
    }
    let fixture = SizingFixture([40], Following()) { _ in 60 }
    #expect(fixture.source.questions == [0, 1, 2, 3, 4])
    fixture.scroll(toY: 10)
    fixture.scroll(toY: 30)
    #expect(fixture.source.questions == [0, 1, 2, 3, 4, 5])
  }

  // MARK: - Changes of content

  @Test func `a cell with new content is asked again`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([4], layout) { _ in 60 }
    fixture.source.questions = []
    fixture.cell(1)?.height = 80
    fixture.cell(1)?.invalidateIntrinsicContentSize()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [1])
    #expect(fixture.heights(4) == [60, 80, 60, 60])
    fixture.cell(2)?.height = 70
    fixture.cell(2)?.contentView.invalidateIntrinsicContentSize()
    fixture.view.layoutIfNeeded()
    #expect(fixture.heights(4) == [60, 80, 70, 60])
  }

  @Test func `self sizing invalidation says who is heard`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([4], layout) { _ in 60 }
    #expect(fixture.view.selfSizingInvalidation == .enabled)
    let label = UILabel()
    fixture.cell(0)?.contentView.addSubview(label)
    fixture.view.layoutIfNeeded()
    fixture.source.questions = []
    label.text = "longer"
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [])
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    label.text = "longer still"
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [0])
    fixture.view.selfSizingInvalidation = .disabled
    fixture.cell(0)?.height = 80
    fixture.cell(0)?.invalidateIntrinsicContentSize()
    fixture.view.layoutIfNeeded()
    #expect(fixture.source.questions == [0])
    #expect(fixture.heights(1) == [60])
  }

  // MARK: - Preferred sizes of cells

  @Test func `a cell fits its content view`() {
    final class Wishing: UICollectionViewCell {
      var own = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      override var intrinsicContentSize: CGSize { own }
    }
    let cell = Wishing(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.traitOverrides.displayScale = 2
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 100, height: 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == attributes.size)
    cell.own.height = 30.2
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 100, height: 30.5))
  }

  @Test func `a size that is none keeps the estimate`() {
    let layout = RowsLayout()
    let fixture = SizingFixture([3], layout) { [nil, -5, .infinity][$0] }
    #expect(fixture.heights(3) == [44, 44, 44])
  }

  // MARK: - Unstable layouts

  @Test func `a cell that wants more every time is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let fixture = SizingFixture(
          [3], RowsLayout(),
          setUp: { source in
            source.onCell = { cell, indexPath in
              guard indexPath.item == 1 else { return }
              cell.onQuestion = { cell, attributes in
                cell.height = attributes.size.height + 1
              }
            }
          }, height: { _ in 60 })
        // Like a cell that applies a size in its own layout.
        for _ in 0..<2 {
          fixture.cell(1)?.invalidateIntrinsicContentSize()
          fixture.view.layoutIfNeeded()
        }
        final class Restless: UICollectionViewCell {
          var height: CGFloat = 50
          override func layoutSubviews() {
            super.layoutSubviews()
            height += 1
            invalidateIntrinsicContentSize()
          }
          override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: height)
          }
        }
        final class Source: NSObject, UICollectionViewDataSource {
          func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
          ) -> Int { 2 }
          func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
          ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "restless", for: indexPath)
          }
        }
        let source = Source()
        fixture.view.register(Restless.self, forCellWithReuseIdentifier: "restless")
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("The layout RowsLayout does not settle: the cell at [0, 0], a"))
    #expect(sentence.contains("has asked for another size 21 times (lately for 320.0 x 67.0"))
    #expect(sentence.contains("because invalidateIntrinsicContentSize() was called in it"))
  }

  @Test func `a layout that adds to every wish is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Adding: UICollectionViewLayout {
          var width: CGFloat = 100
          override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
          override func layoutAttributesForElements(
            in rect: CGRect
          ) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: width, height: 20)
            return [attributes]
          }
          override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
          ) -> Bool {
            width += 1
            return true
          }
        }
        _ = SizingFixture([1], Adding()) { _ in 30 }
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("does not settle: the cell at [0, 0]"))
    #expect(sentence.contains("because the layout offered it another size"))
  }

  @Test func `typing into a cell for long is no loop`() {
    let fixture = SizingFixture([3], RowsLayout()) { _ in 60 }
    for step in 1...60 {
      fixture.cell(1)?.height = 60 + CGFloat(step)
      fixture.cell(1)?.invalidateIntrinsicContentSize()
      fixture.view.layoutIfNeeded()
    }
    #expect(fixture.heights(3) == [60, 120, 60])
  }
}
