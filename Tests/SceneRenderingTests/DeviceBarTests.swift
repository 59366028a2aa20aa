import TesseraTesting
import Testing

@testable import SceneRendering
@testable import UIKit

/// The status bar and the home indicator that hosts draw over a window.
@MainActor
struct DeviceBarTests {
  private final class Controller: UIViewController {
    var style = UIStatusBarStyle.default
    var hidesStatusBar = false
    var hidesHomeIndicator = false
    var reads = 0

    override var preferredStatusBarStyle: UIStatusBarStyle {
      reads += 1
      return style
    }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesHomeIndicator }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  }

  private let controller = Controller()

  private func screen(
    _ device: String = "iphone-15", appearance: UIUserInterfaceStyle = .light,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large, isLandscape: Bool? = nil
  ) throws -> HostedScreen {
    try HostedScreen(
      controller, device: device, appearance: appearance, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, isLandscape: isLandscape)
  }

  /// The texts of the bars with their frames on the screen, from left to right.
  private func texts(_ screen: HostedScreen) throws -> [(text: String, frame: CGRect)] {
    let scene = try #require(Scene.deviceBars(over: screen.window))
    return zip(scene.nodes, scene.placements())
      .compactMap { node, place in node.text?.lines.first.map { ($0.string, place.box) } }
      .sorted { $0.1.minX < $1.1.minX }
  }

  @Test(arguments: [
    ("iphone-15", DeviceBars.Arrangement.besideHousing), ("iphone-14", .besideHousing),
    ("iphone-se-3", .carrierTimeBattery), ("ipad-pro-11", .timeAndDate),
  ])
  func `the device determines the arrangement`(
    device: String, arrangement: DeviceBars.Arrangement
  ) throws {
    #expect(try screen(device).window.deviceBars?.arrangement == arrangement)
  }

  @Test func `the bars are not in the app's scene`() throws {
    let screen = try screen()
    let ids = Set(screen.scene.nodes.map(\.id))
    let bars = try #require(Scene.deviceBars(over: screen.window))
    #expect(ids.isDisjoint(with: bars.nodes.map(\.id)))
    #expect(bars.size == screen.size)
    #expect(!screen.svg().contains("9:41"))
    #expect(screen.svg(with: .bars).contains(">9:41</text>"))
    #expect(!screen.svg(with: []).contains("9:41"))
    #expect(!screen.textDrawing().contains("9:41"))
  }

  @Test func `a screen that is none of a device has no bars`() throws {
    let screen = HostedScreen(
      controller, on: ScreenModel(size: CGSize(width: 300, height: 500), scale: 2))
    #expect(screen.window.deviceBars == nil)
  }

  @Test func `the style is read when it is asked for`() throws {
    let screen = try screen()
    #expect(screen.window.deviceBars?.isLight == false)
    controller.style = .lightContent
    let reads = controller.reads
    #expect(screen.window.deviceBars?.isLight == false)
    #expect(controller.reads == reads)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.window.deviceBars?.isLight == true)
    #expect(screen.window.windowScene?.statusBarManager?.statusBarStyle == .lightContent)
    #expect(screen.window.deviceBars?.animation == .slide)
  }

  @Test func `the default style is the style of the interface`() throws {
    let screen = try screen(appearance: .dark)
    #expect(screen.window.deviceBars?.isLight == true)
    #expect(screen.window.deviceBars?.isIndicatorLight == true)
    controller.overrideUserInterfaceStyle = .light
    #expect(screen.window.deviceBars?.isLight == false)
    controller.style = .lightContent
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.window.deviceBars?.isLight == true)
    #expect(screen.window.deviceBars?.isIndicatorLight == false)
  }

  @Test func `hidden bars are not drawn`() throws {
    controller.hidesStatusBar = true
    let screen = try screen()
    #expect(screen.window.deviceBars?.arrangement == nil)
    #expect(screen.window.deviceBars?.homeIndicator != nil)
    controller.hidesHomeIndicator = true
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(screen.window.deviceBars?.homeIndicator == nil)
    controller.hidesStatusBar = false
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.window.deviceBars?.arrangement == .besideHousing)
  }

  @Test func `phones have no status bar in landscape, pads do`() throws {
    let phone = try screen(isLandscape: true)
    #expect(phone.window.deviceBars?.arrangement == nil)
    #expect(phone.window.deviceBars?.homeIndicator?.midX == phone.size.width / 2)
    phone.rotate(toLandscape: false)
    #expect(phone.window.deviceBars?.arrangement == .besideHousing)
    let pad = try screen("ipad-pro-11", isLandscape: true)
    #expect(pad.window.deviceBars?.arrangement == .timeAndDate)
    #expect(try screen("iphone-se-3").window.deviceBars?.homeIndicator == nil)
  }

  @Test func `the time is beside the housing, and does not grow with the text size`() throws {
    let plain = try texts(try screen())
    #expect(plain.map(\.text) == ["9:41"])
    #expect(plain[0].frame.maxX < (393 - 126) / 2)
    let large = try texts(try screen(contentSizeCategory: .accessibilityExtraLarge))
    #expect(large.map(\.frame) == plain.map(\.frame))
  }

  @Test func `the bars are mirrored in a language from right to left`() throws {
    let plain = try texts(try screen("iphone-se-3"))
    #expect(plain.map(\.text) == ["Carrier", "9:41 AM", "100%"])
    let mirrored = try texts(try screen("iphone-se-3", layoutDirection: .rightToLeft))
    #expect(mirrored.map(\.text) == ["100%", "9:41 AM", "Carrier"])
    for (one, other) in zip(plain, mirrored.reversed()) {
      #expect(abs(one.frame.minX - (375 - other.frame.maxX)) <= 0.5)
    }
  }

  @Test func `a presented view controller decides if it covers the screen or captures the bar`()
    throws
  {
    let screen = try screen()
    let sheet = Controller()
    sheet.style = .lightContent
    sheet.modalPresentationStyle = .pageSheet
    controller.present(sheet, animated: false)
    screen.layOut()
    #expect(screen.window.deviceBars?.isLight == false)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    sheet.setNeedsStatusBarAppearanceUpdate()
    #expect(screen.window.deviceBars?.isLight == true)
    controller.dismiss(animated: false)
    screen.layOut()
    #expect(screen.window.deviceBars?.isLight == false)
    let cover = Controller()
    cover.style = .lightContent
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    screen.layOut()
    #expect(screen.window.deviceBars?.isLight == true)
  }

  @Test func `a navigation controller answers by its bar, or by its top without one`() throws {
    controller.style = .lightContent
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try HostedScreen(navigation, device: "iphone-15")
    #expect(screen.window.deviceBars?.isLight == false)
    navigation.navigationBar.barStyle = .black
    #expect(screen.window.deviceBars?.isLight == true)
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    navigation.navigationBar.barStyle = .default
    #expect(screen.window.deviceBars?.isLight == false)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(screen.window.deviceBars?.isLight == true)
  }

  @Test func `a picture in the case of the device is larger by the case`() throws {
    let screen = try screen()
    let framed = screen.scene.inFrame(
      of: .standard, bars: Scene.deviceBars(over: screen.window))
    #expect(framed.size == CGSize(width: 417, height: 876))
    let root = try #require(screen.scene.nodes.first)
    #expect(
      framed.windowFrame(ofNodeWithID: root.id) == CGRect(x: 12, y: 12, width: 393, height: 852))
    let housing = try #require(framed.nodes.last)
    #expect(housing.frame == CGRect(x: 133.5, y: 11, width: 126, height: 37))
    #expect(screen.svg(with: [.bars, .frame]).contains("viewBox=\"0 0 417 876\""))
  }
}
