import Testing
import UIKit

/// A content configuration with a height, and another one for a selected cell.
private struct HeightConfiguration: UIContentConfiguration {
  var usual: CGFloat
  var whileSelected: CGFloat
  var isSelected = false
  var tellsOfChanges = true

  var height: CGFloat { isSelected ? whileSelected : usual }

  func makeContentView() -> UIView & UIContentView { HeightView(configuration: self) }

  func updated(for state: UIConfigurationState) -> HeightConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class HeightView: UIView, UIContentView {
  private var shown: HeightConfiguration

  init(configuration: HeightConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  var configuration: UIContentConfiguration {
    get { shown }
    set {
      let old = shown.height
      shown = newValue as! HeightConfiguration
      if shown.height != old, shown.tellsOfChanges { invalidateIntrinsicContentSize() }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: shown.height)
  }
}

/// Self-sizing cells with configurations.
@Suite(.serialized) @MainActor struct CollectionConfiguredSizingTests {
  private final class Heights: NSObject, UICollectionViewDataSource {
    var tellsOfChanges = true
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = HeightConfiguration(
        usual: 30, whileSelected: 90, tellsOfChanges: tellsOfChanges)
      return cell
    }
  }

  private let layout = RowsLayout()
  private let source = Heights()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
  }

  private var heights: [CGFloat] {
    view.layoutIfNeeded()
    return view.frames(5).map(\.height)
  }

  private func select(_ item: Int) {
    view.selectItem(
      at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
  }

  @Test func `the state is known before a cell is asked for its size`() {
    select(1)
    #expect(heights == [30, 90, 30, 30, 30])
  }

  @Test func `a content view that tells of another size is asked again`() {
    #expect(heights == [30, 30, 30, 30, 30])
    select(2)
    view.layoutIfNeeded()
    #expect(heights == [30, 30, 90, 30, 30])
    select(3)
    view.layoutIfNeeded()
    #expect(heights == [30, 30, 30, 90, 30])
  }

  @Test func `a content view that tells nothing keeps its size until it is configured anew`() {
    source.tellsOfChanges = false
    #expect(heights == [30, 30, 30, 30, 30])
    select(2)
    view.layoutIfNeeded()
    #expect(heights == [30, 30, 30, 30, 30])
    view.cellForItem(at: IndexPath(item: 0, section: 0))?.contentConfiguration =
      HeightConfiguration(usual: 55, whileSelected: 90, tellsOfChanges: false)
    #expect(heights == [55, 30, 30, 30, 30])
  }
}
