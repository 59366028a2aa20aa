import Testing

@testable import InterfaceFiles
@_spi(Lowering) @testable import UIKit

/// The elements whose values are read when they are a part of another one, or are used later.
private let usedLater: Set<String> = [
  "barItem", "constraint", "placeholder", "segue", "viewControllerLayoutGuide",
  "viewControllerPlaceholder",
]

extension InterfaceDocumentTests {
  /// The tables of the compiler, compared with what UIKit reads.
  @Suite @MainActor struct Tables {
    /// The values that the loader and storyboards read of all objects.
    private static let ofAll: Set<String> = ["installed", "storyboardIdentifier"]
    /// The owners of parts that are not objects of their own, with their positions.
    private static let owners = [
      "segment": ("segmentedControl", "segments"), "state": ("button", "normal"),
      "buttonConfiguration": ("button", "configuration"),
      "textInputTraits": ("textField", "textInputTraits"),
      "accessibility": ("view", "accessibilityConfiguration"),
      "blurEffect": ("visualEffectView", "blurEffect"),
      "collectionViewCellContentView": ("collectionViewCell", "contentView"),
      "tableViewCellContentView": ("tableViewCell", "contentView"),
      "tableViewSection": ("tableView", "sections"),
    ]

    /// Returns the names that are read while an element is loaded.
    private func namesRead(of element: String) -> Set<String> {
      let document = InterfaceDocument(
        isStoryboard: true, name: "Table", module: "InterfaceBuilderTests", file: "Table.storyboard"
      )
      let (owner, place) = Self.owners[element] ?? (element, "")
      document.open(owner, "objects", "o", 1)
      if element == "tableViewCell" {
        // The cell reads which views of its content belong to its style.
        document.open("tableViewCellContentView", "contentView", "", 2)
        document.open("label", "subviews", "l", 2)
        document.close()
        document.close()
      }
      if !place.isEmpty {
        document.open(element, place, "", 2)
        document.close()
      }
      if owner.hasSuffix("Cell") || owner == "collectionReusableView" {
        document.close()
        let node = document.scenes[0]
        if owner == "tableViewCell" {
          document.open("tableView", "objects", "c", 3)
          document.open("tableViewSection", "sections", "s", 4)
          document.open(node.name, "cells", "p", 5)
          document.close()
          document.close()
        } else {
          document.open("collectionView", "objects", "c", 3)
          document.open(
            node.name, owner == "collectionReusableView" ? "sectionHeaderView" : "cells", "p", 4)
          document.close()
        }
      }
      document.close()
      var names: Set<String> = []
      InterfaceValues.noteRead = { names.insert($0) }
      defer { InterfaceValues.noteRead = nil }
      for node in document.scenes {
        let loader = InterfaceLoader(
          document, bundle: nil, storyboard: nil, owner: nil, ownerID: "")
        withExtendedLifetime(loader.object(for: node)) { loader.finish() }
      }
      return names
    }

    @Test(arguments: ValueNames.byElement.keys.sorted().filter { !usedLater.contains($0) })
    func `UIKit reads each value that the compiler accepts`(element: String) {
      let accepted = ValueNames.byElement[element]!.subtracting(Self.ofAll)
      #expect(accepted.subtracting(namesRead(of: element)) == [])
    }

    @Test func `each object of a file has its values in the table`() {
      let without: Set = [
        "vibrancyEffect", "customObject", "exit", "viewLayoutGuide", "layoutGuide",
        "collectionViewLayout",
      ]
      #expect(
        ElementKinds.objects.subtracting(ValueNames.byElement.keys).sorted() == without.sorted())
    }

    @Test func `each attribute that is a word has its words`() {
      var missing: [String] = []
      for (element, names) in ValueNames.byElement where element != "barItem" {
        for name in names where AttributeKind.of(name, in: element) == .word {
          if WordTables.table(for: name, of: element) == nil {
            missing.append("\(element).\(name)")
          }
        }
      }
      #expect(missing == [])
    }

    @Test func `the words of the compiler are UIKit's`() {
      func words(_ attribute: String, _ element: String = "") -> Set<String> {
        WordTables.table(for: attribute, of: element) ?? []
      }
      #expect(words("contentMode") == Set(EnumerationWords.contentModes.keys))
      #expect(words("textAlignment") == Set(EnumerationWords.alignments.keys))
      #expect(words("lineBreakMode") == Set(EnumerationWords.lineBreaks.keys))
      #expect(words("semanticContentAttribute") == Set(EnumerationWords.semantics.keys))
      #expect(words("keyboardType") == Set(EnumerationWords.keyboards.keys))
      #expect(words("keyboardAppearance") == Set(EnumerationWords.keyboardAppearances.keys))
      #expect(words("returnKeyType") == Set(EnumerationWords.returnKeys.keys))
      #expect(words("systemItem", "barButtonItem") == Set(EnumerationWords.systemItems.keys))
      #expect(words("systemItem", "tabBarItem") == Set(EnumerationWords.tabSystemItems.keys))
      #expect(words("modalPresentationStyle") == Set(EnumerationWords.presentations.keys))
      #expect(words("modalTransitionStyle") == Set(EnumerationWords.transitions.keys))
      #expect(words("style", "blurEffect") == Set(EnumerationWords.blurs.keys))
      #expect(words("style", "tableView") == Set(EnumerationWords.tableStyles.keys))
      #expect(words("style", "tableViewCell") == Set(EnumerationWords.cellStyles.keys))
      #expect(words("separatorStyle") == Set(EnumerationWords.separators.keys))
      #expect(words("selectionStyle") == Set(EnumerationWords.selections.keys))
      #expect(words("accessoryType") == Set(EnumerationWords.accessories.keys))
      #expect(words("editingAccessoryType") == Set(EnumerationWords.accessories.keys))
      #expect(words("focusStyle") == Set(EnumerationWords.focusStyles.keys))
      #expect(words("eventType") == Set(EnumerationWords.events.keys))
      #expect(words("autoresizingMask") == Set(EnumerationWords.resizing.keys.map(String.init)))
      #expect(words("extendedEdge") == Set(EnumerationWords.edges.keys.map(String.init)))
      #expect(words("rectEdge") == words("extendedEdge"))
      #expect(words("accessibilityTraits") == Set(EnumerationWords.traits.keys.map(String.init)))
      for color in WordTables.systemColors {
        #expect(SystemColorNames.color(named: color) != nil)
      }
    }
  }
}
