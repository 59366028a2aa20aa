import BookShelf
import Contacts
import HelloList
import PhotoGrid
import PinnedHeaders
import Scenes
import SettingsForm
import SettingsList
import TesseraTesting
import Testing

@testable import UIKit

/// The records of the inspector and of `tessera explain`.
@MainActor
struct ExplanationTests {
  private func number(_ rect: CGRect) -> ViewExplanation.Box { ViewExplanation.Box(rect) }

  /// Every example in both directions, at the beginning and after a scroll.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `the rules give the frame of every element on screen`(
    direction: UITraitEnvironmentLayoutDirection
  ) throws {
    var explained = 0
    for entry in ExampleCatalogue.entries {
      let screen = HostedScreen(entry.make(), layoutDirection: direction)
      guard let list = screen.list else { continue }
      for distance in [0, 430] {
        screen.scroll(to: CGFloat(distance))
        var elements: [FrameElement] = []
        for part in [FramePart.cells, .others] {
          list.forEachElement(of: part, in: list.visibleRect, areDescribed: false) {
            elements.append($0)
          }
        }
        for shown in elements {
          let path =
            shown.item == NSNotFound
            ? IndexPath(index: shown.section) : IndexPath(item: shown.item, section: shown.section)
          let found: ViewExplanation?
          switch shown.kind {
          case .cell: found = list.explanation(ofItemAt: path)
          case .supplementary(let kind):
            found = list.explanation(ofSupplementaryElement: kind, at: path)
          case .decoration: continue
          }
          let name = "\(entry.name), \(shown.kind) \(path)"
          let explanation = try #require(found, "\(name)")
          let element = try #require(explanation.element, "\(name)")
          #expect(element.frame == number(shown.frame), "\(name)")
          if explanation.section != nil {
            explained += 1
            #expect(explanation.frameByRules == nil, "\(name)")
            let frame = try #require(ViewExplanation.frame(of: explanation.steps), "\(name)")
            #expect(abs(frame.minX - shown.frame.minX) < 0.001, "\(name)")
            #expect(abs(frame.height - shown.frame.height) < 0.001, "\(name)")
          }
        }
      }
    }
    #expect(explained > 300)
  }

  @Test func `an explanation and an overview begin with a sentence`() throws {
    let screen = HostedScreen(SettingsListViewController())
    let list = try #require(screen.list)
    let cell = try #require(list.explanation(ofItemAt: IndexPath(item: 1, section: 0)))
    let sentence = try #require(cell.text.split(separator: "\n").first)
    #expect(sentence == cell.summary)
    #expect(cell.text.hasPrefix(cell.summary + "\n\n"))
    #expect(
      sentence.hasPrefix("The cell of item 1 of section 0, a UICollectionViewListCell, is at x 16,")
    )
    #expect(
      sentence.contains(
        "because UICollectionViewCompositionalLayout places it in section 0, group 1 and its "
          + "content prefers a size of"))
    let form = HostedScreen(SettingsFormViewController())
    let overview = form.window.overview()
    #expect(overview.text.hasPrefix(overview.summary + "\n\n"))
    #expect(
      overview.summary
        == "The screen displays SettingsFormViewController without a collection view.")
    let label = try #require(
      form.window.explanation(at: CGPoint(x: 60, y: form.window.safeAreaInsets.top + 38)))
    #expect(label.summary.hasPrefix("The UILabel “Display” is at x 32,"))
    #expect(label.summary.contains(" because constraints decide its "))
  }

  @Test func `the frame in the window equals the view's, also in rows and mirrored screens`()
    throws
  {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let screen = HostedScreen(BookShelfViewController(), layoutDirection: direction)
      screen.scroll(to: 60)
      screen.scroll(section: 0, to: 150)
      let list = try #require(screen.collectionView)
      for item in screen.visibleItems {
        let explanation = try #require(screen.list?.explanation(ofItemAt: item))
        let cell = try #require(list.cellForItem(at: item))
        #expect(
          explanation.element?.frameInWindow == number(cell.convert(cell.bounds, to: nil)),
          "\(item)")
        #expect(explanation.views.last?.frameInWindow == explanation.element?.frameInWindow)
      }
    }
  }

  @Test func `a point finds the view that is drawn there, and its element`() throws {
    let screen = HostedScreen(HelloListViewController())
    let cell = try #require(screen.cell(at: [0, 3]))
    let frame = cell.convert(cell.bounds, to: nil)
    let explanation = try #require(
      screen.window.explanation(at: CGPoint(x: frame.minX + 40, y: frame.midY)))
    #expect(explanation.views.first?.type == "UIWindow")
    #expect(explanation.views.last?.type == "UILabel")
    #expect(explanation.views.last?.text == "Hello, Earth")
    #expect(explanation.element?.item == 3)
    #expect(!explanation.steps.isEmpty)
    #expect(screen.window.explanation(at: CGPoint(x: -1, y: 5)) == nil)
    #expect(screen.window.explanation(at: CGPoint(x: 5, y: 5))?.element == nil)
  }

  @Test func `sections state their insets, boundary items and rows`() throws {
    let screen = HostedScreen(BookShelfViewController())
    let section = try #require(screen.list?.explainedSection(0))
    #expect(section.contentInsets == [10, 10, 10, 10])
    #expect(section.boundaryItems.map(\.kind).first == "header-element-kind")
    let row = try #require(section.row)
    screen.scroll(section: 0, to: 150)
    let moved = try #require(screen.list?.explainedSection(0)?.row)
    #expect(row.distance == 0)
    #expect(moved.distance == 150)
    #expect(row.viewport == moved.viewport)
  }

  @Test func `pinned items state the visible part`() throws {
    let screen = HostedScreen(DeparturesViewController())
    screen.scroll(to: 300)
    let list = try #require(screen.collectionView)
    let header = try #require(
      list.indexPathsForVisibleSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader
      ).min())
    let explanation = try #require(
      screen.list?.explanation(
        ofSupplementaryElement: UICollectionView.elementKindSectionHeader, at: header))
    #expect(explanation.steps.contains { $0.rule == "38" || $0.rule == "F9" })
    #expect(explanation.section?.boundaryItems.contains { $0.isPinned } == true)
  }

  /// A cell with a title and a note below it.
  private final class NoteCell: UICollectionViewCell {
    let title = UILabel()
    let note = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for (label, name) in [(title, "title"), (note, "note")] {
        label.accessibilityIdentifier = name
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
      }
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12).isActive = true
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4).isActive = true
      let bottom = contentView.bottomAnchor.constraint(equalTo: note.bottomAnchor, constant: 9)
      bottom.identifier = "below the note"
      bottom.isActive = true
    }

    required init?(coder: NSCoder) { fatalError("NoteCell cannot be decoded.") }
  }

  private final class Notes: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
      super.viewDidLoad()
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(group: group)))
      list.register(NoteCell.self, forCellWithReuseIdentifier: "note")
      list.dataSource = self
      view.addSubview(list)
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 200 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.title.text = "Title"
      (cell as? NoteCell)?.note.text = "A note of several words"
      return cell
    }
  }

  @Test func `a measured cell names the constraints that determine its height`() throws {
    let screen = HostedScreen(Notes())
    let list = try #require(screen.list)
    let before = screen.visibleItems.map { screen.frame(at: $0) }
    let explanation = try #require(list.explanation(ofItemAt: [0, 2]))
    let measurement = try #require(explanation.measurement)
    let height = try #require(explanation.element?.frame.height)
    #expect(explanation.steps.contains { $0.rule == "50" && $0.result == height })
    #expect(measurement.view == "NoteCell")
    #expect(measurement.constrainedView == "UIView")
    #expect(measurement.offered == [393, 60])
    #expect(measurement.preferred == [393, height])
    #expect(measurement.steps.map(\.rule) == ["M1", "M2", "M4"])
    #expect(measurement.steps.last?.result == height)
    let length = try #require(measurement.lengths.first)
    #expect(measurement.lengths.count == 1)
    #expect(length.attribute == "height")
    let sum = length.reasons.map(\.contribution).reduce(0, +)
    #expect(abs(sum - length.value) < 0.001)
    #expect(height - length.value < 0.34)
    #expect(length.reasons.contains { $0.identifier == "below the note" && $0.contribution == 9 })
    #expect(
      length.reasons.contains { $0.text.contains("'title'.top ==") && $0.contribution == 12 },
      "\(length.reasons.map { ($0.text, $0.contribution) })")
    let text = explanation.text
    for words in [
      "NoteCell was offered 393 x 60 and prefers 393 x ", "rule M2: the constraints in a view",
      "+9 from 'below the note'", "Why, by the constraints in the UIView that was measured:",
    ] { #expect(text.contains(words), "\(words) is not in:\n\(text)") }
    // An explanation changes nothing.
    screen.layOut()
    #expect(screen.visibleItems.map { screen.frame(at: $0) } == before)
    #expect(try #require(list.explanation(ofItemAt: [0, 150])).measurement == nil)
    let cell = try #require(screen.cell(at: [0, 2]))
    let point = cell.convert(CGPoint(x: 20, y: 20), to: nil)
    #expect(screen.window.explanation(at: point)?.measurement == measurement)
  }

  @Test func `a measured row of a list names the rule of its content`() throws {
    let screen = HostedScreen(SettingsListViewController())
    let explanation = try #require(screen.list?.explanation(ofItemAt: [1, 1]))
    let measurement = try #require(explanation.measurement)
    #expect(measurement.constrainedView == nil)
    #expect(measurement.lengths.isEmpty)
    #expect(measurement.steps.map(\.rule) == ["M1", "M3"])
    #expect(measurement.steps.last?.result == explanation.element?.frame.height)
  }

  @Test func `the rules of measured views are in the document`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/layout-rules.md")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("- M") }
    #expect(lines.count == MeasuringRule.allCases.count)
    for (line, rule) in zip(lines, MeasuringRule.allCases) {
      #expect(line.lowercased().hasPrefix("- \(rule.rawValue). \(rule.summary)".lowercased()))
    }
  }

  @Test func `constraints are named by identifiers and by the views of their ends`() throws {
    let root = UIViewController()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .red
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    let width = box.widthAnchor.constraint(
      equalTo: root.view.widthAnchor, multiplier: 0.5, constant: -10)
    width.identifier = "half"
    let wish = box.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      width, wish, box.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
    ])
    let screen = HostedScreen(root)
    let explanation = try #require(screen.window.explanation(at: CGPoint(x: 30, y: 120)))
    #expect(explanation.views.last?.identifier == "box")
    #expect(explanation.views.last?.placement == .constraints)
    let length = try #require(explanation.constraints.first { $0.attribute == "width" })
    #expect(length.value == 186.5)
    let half = try #require(length.reasons.first { $0.identifier == "half" })
    #expect(half.text.contains("'box'.width == "))
    #expect(half.text.hasSuffix(".width * 0.5 - 10"))
    #expect(length.violated.map(\.priority) == [250])
    #expect(explanation.text.contains("not fulfilled: UIView"))
    #expect(explanation.text.contains("'half': "))
  }

  @Test func `a row of a table view names the style, its section and its measurement`() throws {
    let screen = HostedScreen(ContactsViewController())
    let list = try #require(screen.list)
    let first = try #require(screen.visibleItems.first)
    let explanation = try #require(list.explanation(ofItemAt: first))
    let frame = try #require(screen.frame(at: first))
    #expect(explanation.layout?.type.hasPrefix("UITableView, ") == true)
    #expect(explanation.element?.kind == "cell")
    #expect(explanation.element?.frame == number(frame))
    #expect(explanation.section?.items == list.itemCounts[first.section])
    #expect(explanation.frameByRules == nil)
    let row = try #require(screen.row(at: first))
    let point = row.convert(CGPoint(x: 20, y: 20), to: nil)
    #expect(screen.window.explanation(at: point)?.element?.item == first.item)
    #expect(screen.window.overview().lists.map(\.layout.sections) == [list.itemCounts.count])
  }

  @Test func `a layout of the app has no rules, but a frame`() throws {
    let screen = HostedScreen(PhotoGridViewController.custom())
    let explanation = try #require(screen.list?.explanation(ofItemAt: [0, 4]))
    #expect(explanation.section == nil)
    #expect(explanation.steps.isEmpty)
    #expect(explanation.element?.frame == screen.frame(at: [0, 4]).map { number($0) })
    #expect(explanation.text.contains("CustomGridLayout, a layout of the app."))
  }

  @Test func `records survive encoding`() throws {
    let screen = HostedScreen(SettingsListViewController())
    let explanation = try #require(screen.list?.explanation(ofItemAt: [0, 1]))
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(ViewExplanation.self, from: data) == explanation)
    let overview = HostedScreen(SettingsFormViewController()).window.overview()
    let bytes = try JSONEncoder().encode(overview)
    #expect(try JSONDecoder().decode(ScreenExplanation.self, from: bytes) == overview)
  }

  @Test func `the overview lists a bounded number of sections and views`() throws {
    let screen = HostedScreen(DeparturesViewController())
    let overview = screen.window.overview(sectionLimit: 1, viewLimit: 2)
    let list = try #require(overview.lists.first)
    #expect(list.sections.count == 1)
    #expect(list.layout.sections > 1)
    #expect(list.visibleItems.count == screen.visibleItems.count)
    #expect(overview.views.count == 2)
    #expect(overview.furtherViews >= 1)
    #expect(overview.text.contains("further sections"))
  }
}
