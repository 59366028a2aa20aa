import Controls
import PhotoGrid
import SceneRendering
import TesseraTesting
import Testing
import UIKit

/// The catalogue of controls, operated by touches.
@MainActor
struct ControlCatalogueTests {
  private let screen = HostedScreen(ControlsViewController(), on: .iPhone15)

  private func find<Found: UIView>(_ name: String, as type: Found.Type = Found.self) throws -> Found
  {
    func search(_ view: UIView) -> Found? {
      if view.accessibilityIdentifier == name { return view as? Found }
      return view.subviews.lazy.compactMap(search).first
    }
    let found = try #require(search(screen.viewController.view))
    let scrollView = try #require(screen.viewController.view.subviews.first as? UIScrollView)
    scrollView.scrollRectToVisible(found.convert(found.bounds, to: scrollView), animated: false)
    screen.layOut()
    return found
  }

  private func status() throws -> String {
    func search(_ view: UIView) -> UILabel? {
      if view.accessibilityIdentifier == "status" { return view as? UILabel }
      return view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(screen.viewController.view)?.text)
  }

  /// Returns a point of a view in the coordinates of the window.
  private func point(_ view: UIView, x: CGFloat, y: CGFloat = 0.5) -> CGPoint {
    view.convert(
      CGPoint(x: view.bounds.width * x, y: view.bounds.height * y), to: nil)
  }

  @Test func `a tap on a segment is reported`() throws {
    let spans: UISegmentedControl = try find("spans")
    try screen.tap(at: point(spans, x: 0.8))
    #expect(try status() == "Month")
    #expect(spans.selectedSegmentIndex == 2)
    let moments: UISegmentedControl = try find("moments")
    try screen.tap(at: point(moments, x: 0.1))
    #expect(try status() == "Edit 1")
    try screen.tap(at: point(moments, x: 0.95))
    #expect(try status() == "Edit 1")
  }

  @Test func `a drag of a knob changes the volume and the progress`() throws {
    let volume: UISlider = try find("volume")
    let track = volume.trackRect(forBounds: volume.bounds)
    let knob = volume.thumbRect(forBounds: volume.bounds, trackRect: track, value: volume.value)
    let start = volume.convert(CGPoint(x: knob.midX, y: knob.midY), to: nil)
    let finger = screen.touch(at: start)
    // Until then, the movement could scroll.
    screen.advance(by: 0.2)
    finger.move(to: CGPoint(x: screen.size.width - 2, y: start.y), duration: 0.3)
    finger.lift()
    #expect(volume.value == 1)
    #expect(try status() == "Volume 100")
  }

  @Test func `a stepper steps once for a tap and repeatedly while it is held`() throws {
    let guests: UIStepper = try find("guests")
    try screen.tap(at: point(guests, x: 0.75))
    #expect(try status() == "Guests 1")
    let touch = screen.touch(at: point(guests, x: 0.75))
    // The scroll view delays the touch, and two steps follow half a second later.
    screen.advance(by: 1)
    touch.lift()
    #expect(guests.value == 3)
    #expect(try status() == "Guests 3")
  }

  @Test func `pages are turned by taps and a drag`() throws {
    let chapters: UIPageControl = try find("chapters")
    try screen.tap(at: point(chapters, x: 0.9))
    #expect(try status() == "Page 2")
    let middle = point(chapters, x: 0.5)
    try screen.drag(from: middle, to: CGPoint(x: middle.x + 36, y: middle.y))
    #expect(chapters.currentPage == 4)
    #expect(try status() == "Page 5")
  }

  @Test func `a switch stops the wheels`() throws {
    let turning: UISwitch = try find("turning")
    try screen.tap(on: turning)
    #expect(try status() == "Stopped")
    #expect(
      turning.superview?.subviews.filter { $0 is UIActivityIndicatorView && !$0.isHidden } == [])
  }

  @Test func `a pull refreshes`() throws {
    let scrollView = try #require(screen.viewController.view.subviews.first as? UIScrollView)
    let start = CGPoint(x: 8, y: 200)
    let touch = screen.touch(at: start)
    for step in 1...30 {
      touch.move(to: CGPoint(x: 8, y: 200 + CGFloat(step) * 12))
      screen.advance(by: 0.016)
    }
    #expect(scrollView.refreshControl?.isRefreshing == true)
    #expect(try status() == "Refreshing")
    touch.lift()
    screen.advance(by: 2)
    #expect(scrollView.contentOffset.y == -60)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [false, true])
  func `the catalogue is drawn in every appearance and direction`(
    style: UIUserInterfaceStyle, isRightToLeft: Bool
  ) throws {
    let screen = HostedScreen(
      ControlsViewController(), on: .iPhone15, appearance: style,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let svg = screen.svg()
    for word in ["Day", "Week", "Month"] { #expect(svg.contains(word)) }
    #expect(svg.contains("Sliders and progress"))
    let scene = screen.scene
    let segments = scene.nodes.filter {
      ["Day", "Week", "Month"].contains($0.accessibility?.label)
    }
    #expect(segments.count == 3)
    let places = segments.map(\.frame.minX)
    #expect(places == (isRightToLeft ? places.sorted(by: >) : places.sorted()))
    let thumb = try #require(scene.nodes.first { $0.effects?.shadow != nil }?.fill)
    #expect(style == .dark ? thumb.red < 0.5 : thumb.red == 1)
    let drawing = screen.textDrawing(columns: 100)
    #expect(drawing.contains("Day"))
    #expect(drawing.contains("Segments"))
  }

  @Test func `a segment changes the columns of the photo grid`() throws {
    let screen = HostedScreen(SegmentedPhotoGridViewController(), on: .iPhone15)
    func columns() -> Int {
      let frames = screen.visibleItems.compactMap { screen.frame(at: $0) }
      return frames.filter { $0.minY == 0 }.count
    }
    let control = try #require(screen.viewController.view.subviews.first as? UISegmentedControl)
    #expect(columns() == 3)
    for (index, count) in [4, 5, 1, 3].enumerated() {
      let share = (CGFloat((index + 1) % 4) + 0.5) / 4
      try screen.tap(at: point(control, x: share))
      screen.advance(by: 1)
      #expect(columns() == count)
    }
  }
}
