import Testing
import UIKit

/// A content configuration with a text and its style.
private struct NameConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var isSelected = false
  var updates = 0

  func makeContentView() -> UIView & UIContentView { NameView(configuration: self) }

  func updated(for state: UIConfigurationState) -> NameConfiguration {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    updated.updates += 1
    return updated
  }
}

private struct OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView { OtherView() }
  func updated(for state: UIConfigurationState) -> OtherConfiguration { self }
}

private final class NameView: UIView, UIContentView {
  static var made = 0
  private var shown: NameConfiguration

  init(configuration: NameConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    Self.made += 1
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  var configuration: UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? NameConfiguration { shown = new } }
  }
}

private final class OtherView: UIView, UIContentView {
  var configuration: UIContentConfiguration = OtherConfiguration()
}

extension UIConfigurationStateCustomKey {
  fileprivate static let isArchived = UIConfigurationStateCustomKey("tests.isArchived")
}

extension UICellConfigurationState {
  fileprivate var isArchived: Bool {
    get { self[.isArchived] as? Bool ?? false }
    set { self[.isArchived] = newValue }
  }
}

private final class ArchiveCell: UICollectionViewCell {
  var isArchived = false { didSet { setNeedsUpdateConfiguration() } }
  var states: [UICellConfigurationState] = []

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isArchived = isArchived
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    states.append(state)
  }
}

/// Cells with configurations, and the effects of their states.
@Suite(.serialized) @MainActor struct CollectionCellConfigurationTests {
  private func cell() -> UICollectionViewCell {
    UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `the content view is made once and given what follows`() {
    let cell = cell()
    let before = NameView.made
    let plain = cell.contentView
    cell.contentConfiguration = NameConfiguration(name: "a")
    let view = cell.contentView as? NameView
    #expect(view != nil)
    #expect(view?.frame == cell.bounds)
    #expect(plain.superview == nil)
    cell.contentConfiguration = NameConfiguration(name: "b")
    #expect(cell.contentView === view)
    #expect((view?.configuration as? NameConfiguration)?.name == "b")
    #expect(NameView.made == before + 1)
    cell.frame.size.height = 70
    #expect(view?.frame.height == 70)
  }

  @Test func `a configuration of another kind and none make another content view`() {
    let cell = cell()
    cell.contentConfiguration = NameConfiguration(name: "a")
    let first = cell.contentView
    cell.contentConfiguration = OtherConfiguration()
    #expect(cell.contentView is OtherView)
    #expect(first.superview == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self)
    #expect(cell.contentView.superview === cell)
    let plain = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain)
  }

  @Test func `a content configuration is updated for every new state`() {
    let cell = cell()
    cell.contentConfiguration = NameConfiguration(name: "a")
    cell.layoutIfNeeded()
    var shown: NameConfiguration? { cell.contentConfiguration as? NameConfiguration }
    #expect(shown == NameConfiguration(name: "a", isSelected: false, updates: 1))
    cell.isSelected = true
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(shown == NameConfiguration(name: "a", isSelected: true, updates: 2))
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(shown?.updates == 2)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(shown == NameConfiguration(name: "a", isSelected: true, updates: 2))
  }

  @Test func `a cell is updated before it is shown and after changes of its state`() {
    let cell = ArchiveCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var handled: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      #expect((cell as? ArchiveCell)?.states.last == state)
      handled.append(state.isArchived)
    }
    #expect(cell.states.isEmpty)
    cell.layoutIfNeeded()
    #expect(handled == [false])
    cell.isArchived = true
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(handled == [false, true])
    #expect(cell.states.last?.isDisabled == true)
    cell.traitOverrides.userInterfaceStyle = .dark
    cell.layoutIfNeeded()
    #expect(cell.states.last?.traitCollection.userInterfaceStyle == .dark)
    #expect(handled.count == 3)
  }

  @Test func `a handler that sets configurations asks for no further update`() {
    let cell = cell()
    var calls = 0
    cell.configurationUpdateHandler = { cell, state in
      calls += 1
      cell.contentConfiguration = NameConfiguration(name: "\(calls)").updated(for: state)
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .systemRed : .systemGray
      cell.backgroundConfiguration = background
      cell.setNeedsUpdateConfiguration()
    }
    for _ in 0..<3 { cell.layoutIfNeeded() }
    #expect(calls == 1)
    cell.isSelected = true
    for _ in 0..<3 { cell.layoutIfNeeded() }
    #expect(calls == 2)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemRed)
  }

  @Test func `states know what the app adds`() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = state
    #expect(!state.isArchived)
    state.isArchived = true
    #expect(state.isArchived)
    #expect(state != plain)
    state[.isArchived] = nil
    #expect(state == plain)
  }

  @Test func `cells of a collection view are up to date when they are shown`() {
    @MainActor final class Delegate: NSObject, UICollectionViewDelegate {
      var shown: [NameConfiguration?] = []
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) { shown.append(cell.contentConfiguration as? NameConfiguration) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100),
      collectionViewLayout: Make.gridLayout(columns: 1, rowHeight: 50))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in cell.contentConfiguration = NameConfiguration(name: "\(item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let delegate = Delegate()
    view.delegate = delegate
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<50))
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(delegate.shown.map(\.?.name) == ["0", "1"])
    #expect(delegate.shown.allSatisfy { $0?.updates == 1 })
    let made = NameView.made
    view.selectItem(at: IndexPath(item: 30, section: 0), animated: false, scrollPosition: .top)
    view.layoutIfNeeded()
    #expect(delegate.shown.suffix(2).map { $0?.isSelected } == [true, false])
    #expect(NameView.made == made)
  }

  @Test func `a view that is in use is refused as a content view`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Shared: UIView, UIContentView {
          static let one = Shared(frame: .zero)
          var configuration: UIContentConfiguration = SharedConfiguration()
        }
        struct SharedConfiguration: UIContentConfiguration {
          func makeContentView() -> UIView & UIContentView { Shared.one }
          func updated(for state: UIConfigurationState) -> SharedConfiguration { self }
        }
        UICollectionViewCell(frame: .zero).contentConfiguration = SharedConfiguration()
        let first = UICollectionViewCell(frame: .zero)
        first.contentConfiguration = SharedConfiguration()
        UICollectionViewCell(frame: .zero).contentConfiguration = SharedConfiguration()
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("that is in a view already; make a new view for each call"))
  }
}

/// Backgrounds with configurations.
@Suite(.serialized) @MainActor struct CollectionBackgroundConfigurationTests {
  private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private var background: UIView? { cell.subviews.first }

  @Test func `it lies behind the content and is drawn`() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .systemRed
    configuration.cornerRadius = 8
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.strokeWidth = 2
    configuration.strokeColor = .systemGreen
    configuration.strokeOutset = 5
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    #expect(cell.subviews.last === cell.contentView)
    #expect(background?.frame == cell.bounds)
    let parts = background?.subviews ?? []
    #expect(parts.map(\.frame).first == CGRect(x: 2, y: 1, width: 94, height: 36))
    #expect(parts.first?.backgroundColor == .systemRed)
    #expect(parts.first?.layer.cornerRadius == 8)
    #expect(parts.last?.frame == CGRect(x: -3, y: -4, width: 104, height: 46))
    #expect(parts.last?.layer.borderWidth == 2)
    #expect(parts.last?.layer.cornerRadius == 13)
  }

  @Test func `it keeps to the margins at the edges that are named`() {
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    var configuration = UIBackgroundConfiguration.clear()
    configuration.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    #expect(background?.subviews.first?.frame == CGRect(x: 6, y: 0, width: 94, height: 33))
    cell.semanticContentAttribute = .forceRightToLeft
    background?.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(background?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 94, height: 33))
  }

  @Test func `without a color it has the tint`() {
    cell.tintColor = .systemPurple
    var configuration = UIBackgroundConfiguration.clear()
    #expect(configuration.resolvedBackgroundColor(for: .red) == .clear)
    configuration.backgroundColor = nil
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    #expect(background?.subviews.first?.backgroundColor == .systemPurple)
    cell.tintColor = .systemPink
    #expect(background?.subviews.first?.backgroundColor == .systemPink)
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    cell.backgroundConfiguration = configuration
    #expect(
      background?.subviews.first?.backgroundColor?
        .components(in: .current).alpha == 0.5)
    let gray = UIConfigurationColorTransformer.grayscale(.red).components(in: .current)
    #expect(gray.red == gray.blue)
    #expect(gray.red > 0.2)
    #expect(gray.red < 0.22)
  }

  @Test func `it takes the place of background views and gives it back`() {
    let view = UIView()
    cell.backgroundView = view
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
    #expect(view.superview == nil)
    cell.backgroundView = view
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.subviews.first === view)
    #expect(cell.subviews.count == 2)
  }

  @Test func `a custom view fills it`() {
    let custom = UIView()
    var configuration = UIBackgroundConfiguration.clear()
    configuration.customView = custom
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    cell.backgroundConfiguration = configuration
    cell.layoutIfNeeded()
    #expect(custom.frame == CGRect(x: 0, y: 0, width: 92, height: 32))
    configuration.customView = nil
    cell.backgroundConfiguration = configuration
    #expect(custom.superview == nil)
    #expect(configuration != .clear())
  }
}
