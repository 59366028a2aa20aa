import Testing

@testable import UIKit

/// Frames of sheets with one detent, in `Cases/sheets.jsonl`.
@MainActor
@Suite struct SheetConformanceTests {
  private typealias Detent = UISheetPresentationController.Detent

  /// A sheet in a window of a device.
  private struct Sheet {
    let window: UIWindow
    let shown: UIViewController
    private(set) var largest: CGFloat?

    @MainActor init(
      on device: Device, style: UIModalPresentationStyle = .pageSheet, _ detent: String
    ) throws {
      let root = UIViewController()
      let shown = UIViewController()
      self.shown = shown
      window = UIWindow(device: device) { root }
      window.settleLayout()
      shown.modalPresentationStyle = style
      let sheet = try #require(shown.sheetPresentationController)
      var largest: CGFloat?
      switch detent {
      case "large": sheet.detents = [.large()]
      case "medium": sheet.detents = [.medium()]
      default:
        let value = CGFloat(try #require(Double(detent.drop { !$0.isNumber })))
        sheet.detents = [
          .custom {
            largest = $0.maximumDetentValue
            return value
          }
        ]
      }
      root.present(shown, animated: false)
      window.settleLayout()
      self.largest = largest
    }

    /// The frame of the presented view on the screen.
    @MainActor var frame: CGRect { shown.view.convert(shown.view.bounds, to: nil) }
  }

  @Test func `sheets of one detent have the recorded frames and safe areas`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let cases = try RecordedCases("Navigation/Cases/sheets.jsonl")
    let recorded = cases.all.filter { $0.id.hasPrefix("ou-sheet") }
    #expect(recorded.count == 5)
    for item in recorded {
      let sheet = try Sheet(
        on: .named("iphone-16")!, try #require(item.tree["detent"] as? String))
      item.expect(sheet.frame.recordedNumbers, try item.numbers("presented view"))
      item.expect(
        [sheet.shown.view.safeAreaInsets.bottom], [try item.number("safe area bottom")])
      if item.expected["maximumDetentValue"] != nil {
        item.expect(
          [try #require(sheet.largest)], [try item.number("maximumDetentValue")])
      }
      item.expect([sheet.shown.view.bounds.width], [393])
    }
  }

  @Test func `medium, phones with a home button and form sheets have the recorded frames`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let cases = try RecordedCases("Navigation/Cases/sheets.jsonl")
    let phone = try cases["po-iphone-sheet"]
    phone.expect(
      try Sheet(on: .named("iphone-16")!, "large").frame.recordedNumbers,
      try phone.numbers("sheet frame"))
    phone.expect(
      try Sheet(on: .named("iphone-16")!, "medium").frame.recordedNumbers,
      try phone.numbers("with [.medium()]"))
    let page = try cases["sh-se261-pagesheet"]
    page.expect(
      try Sheet(on: .named("iphone-se-3")!, "large").frame.recordedNumbers,
      try page.numbers("SE 375x667"))
    let tablet = Device.named("ipad-10")!
    let form = try Sheet(on: tablet, style: .formSheet, "large")
    page.expect(form.frame.recordedNumbers, try page.numbers("iPad form sheet"))
    page.expect([form.shown.view.layer.cornerRadius], [try page.number("form sheet corner")])
    let low = try Sheet(on: tablet, style: .formSheet, "custom-343")
    page.expect(low.frame.recordedNumbers, try page.numbers("iPad form sheet, custom detent 343"))
    page.expect([try #require(low.largest)], [try page.number("maximumDetentValue on iPad")])
    page.expect(
      [try Sheet(on: tablet, "large").frame.minY], [try page.number("iPad 820x1180 page sheet top")]
    )
  }

  @Test func `before iOS 26 a sheet spans the width and ends at the bottom`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let sheet = try Sheet(on: .named("iphone-15-ios17")!, "custom-300")
    #expect(sheet.frame == CGRect(x: 0, y: 518, width: 393, height: 334))
    #expect(sheet.shown.view.transform == .identity)
    #expect(sheet.shown.view.safeAreaInsets.bottom == 34)
  }
}
