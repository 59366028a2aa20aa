package import ScreenChecking
import UIKit

/// The check of one screen in several layouts.
@MainActor
package enum ScreenCheck {
  /// Displays a view controller in each layout, and returns the report. The work that the screens
  /// start is not awaited.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in the report.
  ///   - make: A closure that creates the view controller.
  /// - Throws: `UnknownScreen` if no device has the name in a layout.
  package static func report(
    named name: String, layouts: [CheckLayout] = CheckLayout.all, _ make: () -> UIViewController
  ) throws -> CheckReport {
    CheckReport(
      name,
      in: try layouts.map {
        var display = try DisplayedLayout($0, make)
        return display.end()
      })
  }

  /// Returns the report about a screen as it is displayed now. Contradictions of constraints that
  /// were activated before are not in it, and waterfalls are not scrolled to observe their lanes.
  ///
  /// - Parameter name: The name of the screen in the report.
  package static func report(named name: String, on screen: HostedScreen) -> CheckReport {
    screen.layOut()
    return CheckReport(name, in: [screen.checked(in: screen.checkLayout, contradictions: [])])
  }

  /// Displays a view controller in each layout whose orientation it supports, waits until it has
  /// its contents, and returns the report.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in the report.
  ///   - drawsPictures: A Boolean value that indicates whether findings have pictures.
  ///   - make: A closure that creates the view controller.
  /// - Throws: `UnknownScreen` if no device has the name in a layout.
  package static func settledReport(
    named name: String, layouts: [CheckLayout] = CheckLayout.all, drawsPictures: Bool = false,
    _ make: () -> UIViewController
  ) async throws -> CheckReport {
    var screens: [CheckedScreen] = []
    for layout in layouts {
      var display = try DisplayedLayout(layout, make)
      guard display.isSupported || layout == layouts.last && screens.isEmpty else {
        display.leave()
        continue
      }
      screens.append(await display.settle())
    }
    var report = CheckReport(name, in: screens)
    guard drawsPictures else { return report }
    for layout in layouts {
      let indices = report.findings.indices.filter {
        report.findings[$0].layouts.first == layout.text
      }
      guard !indices.isEmpty else { continue }
      var display = try DisplayedLayout(layout, make)
      _ = await display.load()
      let pictures = FindingPictures(screen: display.screen)
      for index in indices {
        report.findings[index].picture = pictures.picture(of: report.findings[index])
      }
    }
    return report
  }
}

/// A screen in one layout, with the contradictions of its constraints.
@MainActor
private struct DisplayedLayout {
  private let layout: CheckLayout
  private let contradictions = ContradictionCollector()
  let screen: HostedScreen
  private var lanes: LaneObserver

  init(_ layout: CheckLayout, _ make: () -> UIViewController) throws {
    self.layout = layout
    screen = HostedScreen(
      make(), on: try ScreenModel.named(layout.device),
      layoutDirection: layout.isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: (TextSize(name: layout.textSize) ?? .large).category,
      isLandscape: layout.isLandscape)
    lanes = LaneObserver(screen.window)
  }

  /// A Boolean value that indicates whether the view controller supports the orientation.
  var isSupported: Bool {
    let supported = screen.viewController.supportedInterfaceOrientations
    return !supported.isDisjoint(with: layout.isLandscape ? .landscape : .portrait)
  }

  /// Ends the observation of a layout that is not checked.
  func leave() { _ = contradictions.end(in: screen.window) }

  /// Returns the screen for rules.
  mutating func end() -> CheckedScreen {
    var checked = read()
    checked.layoutPasses = countLayoutPasses()
    while let scroll = lanes.scroll() {
      screen.layOut()
      lanes.read(after: scroll)
    }
    checked.add(laneMoves: lanes.moves)
    checked.add(jumps: observeJumps())
    addScrollEnds(to: &checked)
    return checked
  }

  /// Waits until the screen has its contents, and returns it for rules.
  mutating func settle() async -> CheckedScreen {
    var checked = await load()
    checked.layoutPasses = countLayoutPasses()
    while let scroll = lanes.scroll() {
      await screen.finishWorkUnderWay()
      lanes.read(after: scroll)
    }
    checked.add(laneMoves: lanes.moves)
    checked.add(jumps: observeJumps())
    addScrollEnds(to: &checked)
    return checked
  }

  /// Waits until the screen has its contents, and returns it for rules without the lanes of
  /// waterfalls, which are not scrolled.
  mutating func load() async -> CheckedScreen {
    await screen.finishWorkUnderWay()
    return read()
  }

  /// Returns the number of layout passes. The order of layout does not depend on the size of the
  /// text and the direction, so that it is counted with the usual ones alone, and `nil` for others.
  private func countLayoutPasses() -> LayoutPasses? {
    layout.hasUsualTextSize && !layout.isRightToLeft ? screen.countLayoutPasses() : nil
  }

  /// Returns the jumps in the lists, which are scrolled with the usual direction and text size
  /// alone.
  private func observeJumps() -> [Int: ContentJump?] {
    layout.hasUsualTextSize && !layout.isRightToLeft ? JumpObserver(screen.window).jumps() : [:]
  }

  /// Adds the screen at the end of each scroll. The direction makes no difference there, so that
  /// only the usual one is scrolled.
  private func addScrollEnds(to checked: inout CheckedScreen) {
    guard !layout.isRightToLeft else { return }
    ScrollEndObserver(screen, layout: layout).addEnds(to: &checked)
  }

  /// Returns the screen for rules before waterfalls are scrolled, whose lanes are not in it.
  private mutating func read() -> CheckedScreen {
    screen.layOut()
    lanes.read(after: .loading)
    return screen.checked(in: layout, contradictions: contradictions.end(in: screen.window))
  }
}
