import Testing
import UIKit

@Suite("Geometry types")
struct ViewsFoundation {
  @Test func `index paths name sections and items`() {
    var path = IndexPath(item: 3, section: 7)
    #expect(path.section == 7)
    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(path == IndexPath(row: 3, section: 7))
    #expect(path == [7, 3])
    path.item = 9
    path.section = 1
    #expect(path == [1, 9])
    #expect(IndexPath(item: 5, section: 0) < IndexPath(item: 0, section: 1))
    #expect(IndexPath(index: 4).section == 4)
  }

  @Test func `index paths that are too short stop`() async {
    await #expect(processExitsWith: .failure) { _ = IndexPath(index: 4).item }
    await #expect(processExitsWith: .failure) { _ = IndexPath().section }
  }

  @Test func `insets shrink rectangles`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(rect.inset(by: UIEdgeInsets(top: 40, left: 0, bottom: 40, right: 0)).size.height == -30)
  }

  @Test func `sets of edges have UIKits bits`() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(UIAxis.both.rawValue == 3)
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
    #expect(NSRectAlignment.bottom.rawValue == 5)
  }

  @Test func `pixels are rounded without the error of sums`() {
    #expect(PixelRounding.up(0.1 + 0.2, scale: 10) == 0.3)
    #expect(PixelRounding.up(20.287, scale: 2) == 20.5)
    #expect(PixelRounding.snapped(0.25, scale: 2) == 0.5)
    #expect(PixelRounding.down(0.3 - 1e-12, scale: 10) == 0.3)
  }
}
