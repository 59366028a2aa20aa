import Testing

@testable import UIKit

/// Configurations in place of missing content.
@MainActor
@Suite struct ContentUnavailableTests {
  /// A view controller that displays the search without results while `isEmpty` is true.
  private final class Controller: UIViewController {
    var isEmpty = true
    var states: [UIContentUnavailableConfigurationState] = []

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state)
      contentUnavailableConfiguration =
        isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  private func labels(in view: UIView) -> [String] {
    view.subviews.compactMap { $0.isHidden ? nil : ($0 as? UILabel)?.text }
  }

  private func unavailableView(of controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.last as? UIContentUnavailableView
  }

  @Test func `a view controller updates its configuration before the first layout and when due`() {
    let controller = Controller()
    let window = UIWindow(device: .standard, playsAnimations: false) { controller }
    window.layoutIfNeeded()
    #expect(controller.states.count == 1)
    let view = unavailableView(of: controller)
    #expect(view?.frame == controller.view.bounds)
    #expect(view.map(labels) == ["No Results", "Check the spelling or try a new search."])
    window.setNeedsLayout()
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.states.count == 1)
    controller.isEmpty = false
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.states.count == 1)
    window.layoutIfNeeded()
    #expect(controller.states.count == 2)
    #expect(unavailableView(of: controller) == nil)
    #expect(view?.superview == nil)
  }

  @Test func `a search names the searched text unless the app sets a text`() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "cats"
    var search = UIContentUnavailableConfiguration.search()
    #expect(search.updated(for: state).text == "No Results for “cats”")
    #expect(search.updated(for: state).updated(for: state).text == "No Results for “cats”")
    state.searchText = ""
    #expect(search.updated(for: state).text == "No Results")
    state.searchText = "cats"
    search.text = "Nothing"
    #expect(search.updated(for: state).text == "Nothing")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test func `a change of the searched text updates the configuration`() throws {
    let controller = Controller()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let window = UIWindow(device: .standard, playsAnimations: false) {
      UINavigationController(rootViewController: controller)
    }
    window.layoutIfNeeded()
    search.isActive = true
    window.layoutIfNeeded()
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("cats")
    window.layoutIfNeeded()
    #expect(controller.states.last?.searchText == "cats")
    let view = try #require(unavailableView(of: controller))
    #expect(labels(in: view).first == "No Results for “cats”")
  }

  @Test func `the parts are below each other in the center, at the distances of the configuration`()
    throws
  {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "Mark a photo to see it here."
    configuration.button.title = "Browse"
    configuration.imageToTextPadding = 20
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    let shown = view.subviews.dropFirst().filter { !$0.isHidden }
    #expect(shown.count == 4)
    for part in shown { #expect(abs(part.frame.midX - 160) < 0.5) }
    let gaps = zip(shown, shown.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    for (gap, expected) in zip(gaps, [20, 8, 16] as [CGFloat]) {
      #expect(abs(gap - expected) < 0.7)
    }
    let (first, last) = try (#require(shown.first), #require(shown.last))
    #expect(abs(first.frame.minY - (480 - last.frame.maxY)) < 1)

    configuration.secondaryText = nil
    configuration.alignment = .natural
    view.configuration = configuration
    view.layoutIfNeeded()
    let aligned = view.subviews.dropFirst().filter { !$0.isHidden }
    #expect(aligned.map(\.frame.minX) == [16, 16, 16])
    #expect(abs(aligned[2].frame.minY - aligned[1].frame.maxY - 16) < 0.7)
  }

  @Test func `a tap on the button performs its action, and loading displays an indicator`() throws {
    var taps = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.button.title = "Browse"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    let button = try #require(view.subviews.lazy.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    let wheel = try #require(
      view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(!wheel.isAnimating)
    view.configuration = UIContentUnavailableConfiguration.loading()
    #expect(wheel.isAnimating)
    #expect(button.isHidden)
    #expect(labels(in: view) == ["Loading…"])
  }
}
