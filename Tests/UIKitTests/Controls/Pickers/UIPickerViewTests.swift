import Testing

@testable import UIKit

/// A picker in a window, at the top left corner.
@MainActor
final class PickerScreen: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  let picker: UIPickerView
  var rowCounts: [Int]
  var rowHeight: CGFloat = 32
  var widths: [CGFloat] = []
  private(set) var calls: [String] = []

  init(_ rowCounts: [Int], height: CGFloat = 216, rowHeight: CGFloat = 32) {
    self.rowCounts = rowCounts
    self.rowHeight = rowHeight
    picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    super.init()
    picker.dataSource = self
    picker.delegate = self
    window.rootViewController?.view.addSubview(picker)
    window.layoutIfNeeded()
  }

  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  func columns() -> [PickerColumn] { picker.subviews.compactMap { $0 as? PickerColumn } }

  func touch(_ phase: HostTouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
    window.layoutIfNeeded()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// Returns the displayed row at a distance from the selected one; `nil` for a hidden one.
  func row(_ row: Int, in component: Int = 0) -> CGRect? {
    columns()[component].visibleRows[row]?.frame
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rowCounts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rowCounts[component]
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    rowHeight
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths.indices.contains(component) ? widths[component] : 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Row \(row)" }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { calls.append("\(component): \(row)") }
}

@MainActor
@Suite struct UIPickerViewTests {
  // MARK: Recorded geometry

  /// Cases `pk-cat26-wheel-*`.
  @Test(
    arguments: [
      (120, 32, 195, 13, 65.17395), (180, 32, 255, 16, 85.22748), (250, 32, 325, 21, 108.62325),
      (400, 32, 475, 30, 158.75706), (216, 20, 291, 30, 97.25959), (216, 44, 291, 14, 97.25959),
    ] as [(CGFloat, CGFloat, CGFloat, Int, CGFloat)])
  func `the wheel has the recorded radius and rows`(
    height: CGFloat, rowHeight: CGFloat, table: CGFloat, rows: Int, radius: CGFloat
  ) {
    let wheel = PickerWheelGeometry(height: height, rowHeight: rowHeight)
    #expect(wheel.tableHeight == table)
    #expect(wheel.rowsPerRevolution == rows)
    #expect(abs(wheel.radius - radius) < 0.0001)
  }

  /// Case `pk-cat26-rows-32`.
  @Test func `rows on the wheel have the recorded frames`() {
    let screen = PickerScreen([9])
    screen.picker.selectRow(4, inComponent: 0, animated: false)
    screen.window.layoutIfNeeded()
    let expected: [(CGFloat, CGFloat)] = [
      (9.788762, 7.855536), (17.826364, 17.502341), (35.63568, 25.252496),
      (61.286789, 30.266152), (92, 32), (124.447059, 30.266152), (155.111824, 25.252496),
      (180.671295, 17.502341), (198.355702, 7.855536),
    ]
    #expect(screen.columns()[0].frame == CGRect(x: 9, y: 0, width: 302, height: 216))
    for (row, place) in expected.enumerated() {
      let frame = screen.row(row) ?? .zero
      #expect(abs(frame.minY - place.0) < 0.0005, "row \(row)")
      #expect(abs(frame.height - place.1) < 0.0005, "row \(row)")
    }
  }

  @Test func `rows on the back of the wheel have no views`() {
    let screen = PickerScreen([100])
    screen.picker.selectRow(50, inComponent: 0, animated: false)
    screen.window.layoutIfNeeded()
    #expect(screen.columns()[0].visibleRows.keys.sorted() == Array(46...54))
  }

  /// Case `pk-cat26-band`.
  @Test(
    arguments: [(20, 97, 22), (26, 94, 28), (32, 91, 34), (44, 85, 46), (60, 77, 62)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `the band is as high as a row and two points`(
    rowHeight: CGFloat, y: CGFloat, height: CGFloat
  ) {
    let screen = PickerScreen([3], rowHeight: rowHeight)
    #expect(screen.picker.subviews[0].frame == CGRect(x: 9, y: y, width: 302, height: height))
  }

  @Test(arguments: [[302], [148, 148], [97, 97, 97], [71, 71, 71, 71], [56, 56, 56, 56, 56]])
  func `components share the width`(widths: [CGFloat]) {
    let screen = PickerScreen(widths.map { _ in 3 })
    #expect(screen.columns().map(\.frame.width) == widths)
    #expect(screen.picker.rowSize(forComponent: 0) == CGSize(width: widths[0], height: 32))
  }

  @Test func `the delegate gives components their widths, in the middle`() {
    let screen = PickerScreen([3, 3])
    screen.widths = [50, 100]
    screen.picker.reloadAllComponents()
    screen.window.layoutIfNeeded()
    #expect(screen.columns().map(\.frame.width) == [50, 100])
    #expect(screen.columns().map(\.frame.minX) == [82, 137])
  }

  @Test func `components are mirrored in a right-to-left interface`() {
    let screen = PickerScreen([3, 3])
    screen.widths = [50, 100]
    screen.picker.semanticContentAttribute = .forceRightToLeft
    screen.picker.reloadAllComponents()
    screen.window.layoutIfNeeded()
    #expect(screen.columns().map(\.frame.maxX) == [238, 183])
  }

  // MARK: Data

  @Test func `a picker without a data source has no components`() {
    let picker = UIPickerView()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 0)
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
    #expect(picker.rowSize(forComponent: 0) == .zero)
    picker.selectRow(3, inComponent: 2, animated: false)
  }

  @Test func `rows beyond the ends stand for the nearest ones`() {
    let screen = PickerScreen([5, 0])
    #expect(screen.picker.selectedRow(inComponent: 0) == 0)
    #expect(screen.picker.selectedRow(inComponent: 1) == -1)
    screen.picker.selectRow(99, inComponent: 0, animated: false)
    #expect(screen.picker.selectedRow(inComponent: 0) == 4)
    screen.picker.selectRow(-3, inComponent: 0, animated: false)
    #expect(screen.picker.selectedRow(inComponent: 0) == 0)
    #expect(screen.takeCalls().isEmpty)
  }

  @Test func `a reload keeps the selection, or selects the last row`() {
    let screen = PickerScreen([5, 5])
    screen.picker.selectRow(4, inComponent: 0, animated: false)
    screen.picker.selectRow(2, inComponent: 1, animated: false)
    screen.rowCounts = [3, 5]
    screen.picker.reloadComponent(0)
    #expect(screen.picker.selectedRow(inComponent: 0) == 2)
    screen.rowCounts = [3]
    screen.picker.reloadAllComponents()
    screen.window.layoutIfNeeded()
    #expect(screen.picker.numberOfComponents == 1)
    #expect(screen.columns().count == 1)
    #expect(screen.row(2)?.minY == 92)
  }

  @Test func `a view of the delegate replaces the title and is used again`() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var reused = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        200
      }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
      ) -> UIView {
        if view != nil { reused += 1 }
        let label = view as? UILabel ?? UILabel()
        label.text = "View \(row)"
        return label
      }
    }
    let views = Views()
    let screen = PickerScreen([1])
    screen.picker.dataSource = views
    screen.picker.delegate = views
    screen.window.layoutIfNeeded()
    #expect((screen.picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "View 0")
    #expect(screen.picker.view(forRow: 100, forComponent: 0) == nil)
    screen.picker.selectRow(100, inComponent: 0, animated: false)
    screen.window.layoutIfNeeded()
    #expect((screen.picker.view(forRow: 100, forComponent: 0) as? UILabel)?.text == "View 100")
    #expect(views.reused > 0)
    #expect(screen.columns()[0].visibleRows.count == 9)
  }

  // MARK: The user

  @Test func `a tap on a row selects it`() {
    let screen = PickerScreen([9, 9])
    screen.tap(80, 138)
    #expect(screen.takeCalls() == ["0: 1"])
    #expect(screen.picker.selectedRow(inComponent: 0) == 1)
    screen.tap(80, 108)
    #expect(screen.takeCalls().isEmpty)
    screen.tap(240, 170)
    #expect(screen.takeCalls() == ["1: 2"])
  }

  @Test func `a drag stops at a row, and calls the delegate once`() {
    let screen = PickerScreen([20])
    screen.touch(.began, 160, 150)
    for y in stride(from: 145, through: 60, by: -5) as StrideThrough<CGFloat> {
      screen.touch(.moved, 160, y)
      #expect(screen.takeCalls().isEmpty)
    }
    for _ in 0..<6 { screen.touch(.moved, 160, 60) }
    screen.window.animationClock.advance(to: screen.window.animationClock.now + 1)
    screen.touch(.ended, 160, 60)
    let row = screen.picker.selectedRow(inComponent: 0)
    #expect(row >= 2)
    #expect(screen.takeCalls() == ["0: \(row)"])
    #expect(screen.row(row)?.minY == 92)
  }

  @Test func `a scroll of the page moves on to the nearest row`() {
    let screen = PickerScreen([20])
    let scroller = screen.columns()[0].scroller
    _ = scroller.handle(.scroll(to: CGPoint(x: 0, y: 50), isResting: false))
    #expect(screen.takeCalls().isEmpty)
    #expect(screen.picker.selectedRow(inComponent: 0) == 0)
    _ = scroller.handle(.scroll(to: CGPoint(x: 0, y: 75), isResting: true))
    #expect(screen.takeCalls() == ["0: 2"])
    #expect(scroller.contentOffset.y == 64)
  }

  @Test func `assistive technology and arrow keys select the neighbors`() {
    let screen = PickerScreen([3])
    let column = screen.columns()[0]
    #expect(column.accessibilityValue == "Row 0")
    column.accessibilityIncrement()
    column.accessibilityIncrement()
    column.accessibilityIncrement()
    #expect(screen.takeCalls() == ["0: 1", "0: 2"])
    #expect(column.accessibilityValue == "Row 2")
    #expect(column.respond(to: ControlKey.up))
    #expect(screen.takeCalls() == ["0: 1"])
  }
}
