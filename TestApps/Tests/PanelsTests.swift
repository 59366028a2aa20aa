import TesseraTesting
import Testing
import UIKit

@testable import Panels

/// Panels in a storyboard with outlets.
@MainActor
struct PanelsTests {
  private func open(_ device: String) throws -> (HostedScreen, PanelsViewController) {
    let controller = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let panels = try #require(controller as? PanelsViewController)
    return (try HostedScreen(panels, device: device), panels)
  }

  @Test(arguments: [("iphone-15", 393.0, 59.0), ("iphone-se-3", 375.0, 20.0)])
  func `the storyboard fits the device and not the designer's one`(
    device: String, width: CGFloat, top: CGFloat
  ) throws {
    let (screen, panels) = try open(device)
    let view = try #require(panels.view)
    let field = try #require(view.subviews.compactMap { $0 as? UITextField }.first)
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(view.bounds.width == width)
    #expect(
      field.frame
        == CGRect(x: 16, y: top + 8, width: width - 104, height: field.intrinsicContentSize.height))
    #expect(button.frame.maxX == width - 16)
    #expect(button.frame.width == 64)
    #expect(button.frame.midY == field.frame.midY)
    // A large panel, two small ones beside it.
    let third = (width / 3).rounded(.down)
    let big = try #require(screen.frame(at: [0, 0]))
    #expect(big.width > 2 * third - 3)
    #expect(abs(big.height - big.width) <= 1)
    #expect(screen.cell(at: [1, 5]) != nil)
  }

  @Test func `outlets, collections, attributes and cells are connected once`() throws {
    let (screen, panels) = try open("iphone-15")
    let cell = try #require(screen.cell(at: [0, 2]) as? PanelCell)
    #expect(cell.number == "2")
    #expect(cell.awakeCount == 1)
    #expect(cell.hueStep == 0.09)
    #expect(cell.layer.cornerRadius == 4)
    let badges = panels.view.subviews.compactMap { $0 as? UILabel }
    #expect(badges.map(\.text) == ["New", "New"])
  }

  @Test func `each action is called once`() throws {
    let (screen, panels) = try open("iphone-15")
    let button = try #require(panels.view.subviews.compactMap { $0 as? UIButton }.first)
    try screen.tap(on: button)
    // The double tap of the screen delays the end of touches.
    screen.advance(by: 1)
    #expect(panels.taps == ["search "])
    let point = CGPoint(x: 200, y: 400)
    try screen.tap(at: point)
    try screen.tap(at: point)
    screen.advance(by: 1)
    #expect(panels.taps == ["search ", "screen"])
  }
}
