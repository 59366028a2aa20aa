import Testing

@testable import UIKit

/// The frames of menus: in the room, next to what they belong to, without covering it.
struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 60, width: 374, height: 740)

  private func place(
    _ height: CGFloat, at anchor: CGRect, isRightToLeft: Bool = false
  ) -> MenuPlacement {
    MenuPlacement(
      CGSize(width: 250, height: height), at: anchor, in: room, isRightToLeft: isRightToLeft,
      scale: 3)
  }

  @Test func `a menu is below its control, or above it at the bottom`() {
    let top = CGRect(x: 20, y: 100, width: 100, height: 40)
    #expect(place(200, at: top).menu == CGRect(x: 20, y: 148, width: 250, height: 200))
    let bottom = CGRect(x: 20, y: 700, width: 100, height: 40)
    let above = place(200, at: bottom)
    #expect(above.menu == CGRect(x: 20, y: 492, width: 250, height: 200))
    #expect(above.isAbove)
  }

  @Test func `a menu and its control share the edge on the nearer side of the window`() {
    let right = CGRect(x: 280, y: 100, width: 100, height: 40)
    #expect(place(200, at: right).menu.maxX == 380)
    let wide = CGRect(x: 20, y: 100, width: 350, height: 40)
    #expect(place(200, at: wide).menu.minX == 20)
    #expect(place(200, at: wide, isRightToLeft: true).menu.maxX == 370)
  }

  @Test func `a menu stays in the room, whatever its height and the place of its control`() {
    let anchors = [
      CGRect(x: -500, y: -500, width: 10, height: 10),
      CGRect(x: 5000, y: 5000, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 390, height: 844),
      CGRect(x: 100, y: 400, width: 0, height: 0),
    ]
    for anchor in anchors {
      for height in [0, 44, 600, 5000] as [CGFloat] {
        let menu = place(height, at: anchor).menu
        #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(menu), "\(anchor) \(height)")
      }
    }
  }

  @Test func `a preview stays in its place if the menu fits beside it, and gives way otherwise`() {
    func place(_ height: CGFloat, _ source: CGRect) -> MenuPlacement {
      MenuPlacement(
        CGSize(width: 250, height: height), previewing: source, in: room, isRightToLeft: false,
        scale: 3)
    }
    let source = CGRect(x: 20, y: 300, width: 340, height: 80)
    #expect(place(200, source).preview == source)
    #expect(place(200, source).menu.minY == 396)
    let low = CGRect(x: 20, y: 700, width: 340, height: 80)
    #expect(place(200, low).preview == low)
    #expect(place(200, low).menu.maxY == 684)
    let moved = place(500, source)
    #expect(moved.menu.maxY == room.maxY)
    #expect(moved.preview?.maxY == 284)
    let large = place(500, CGRect(x: 0, y: 0, width: 390, height: 2000))
    let preview = large.preview ?? .zero
    #expect(room.contains(preview))
    #expect(room.contains(large.menu))
    #expect(large.menu.minY >= preview.maxY || large.menu.maxY <= preview.minY)
    #expect(abs(preview.width / preview.height - 390 / 2000) < 0.02)
  }
}
