// Made of "Split.storyboard" by InterfaceFiles.
// swift-format-ignore-file

@_spi(Lowering) import UIKit

@MainActor func _interface_document_Split_storyboard() -> InterfaceDocument {
  let d = InterfaceDocument(
    isStoryboard: true, name: "Split", module: "InterfaceBuilderTests",
    file: "Split.storyboard")
  d.initialViewController = "spl-sv-001"
  _interface_document_Split_storyboard_1(d)
  _interface_document_Split_storyboard_2(d)
  _interface_document_Split_storyboard_3(d)
  _interface_document_Split_storyboard_4(d)
  _interface_document_Split_storyboard_5(d)
  _interface_document_Split_storyboard_6(d)
  return d
}

@MainActor private func _interface_document_Split_storyboard_1(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "spl-s1-001", 5)
  d.open("splitViewController", "objects", "spl-sv-001", 7)
  d.open("segue", "segues", "spl-g1-001", 9)
  d.text("destination", "spl-nc-001")
  d.word("kind", "relationship")
  d.word("relationship", "masterViewController")
  d.close()
  d.open("segue", "segues", "spl-g2-001", 10)
  d.text("destination", "spl-dv-001")
  d.word("kind", "relationship")
  d.word("relationship", "detailViewController")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Split_storyboard_2(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "spl-s2-001", 15)
  d.open("splitViewController", "objects", "spl-sc-001", 17)
  d.text("storyboardIdentifier", "columns")
  d.word("style", "doubleColumn")
  d.open("segue", "segues", "spl-g3-001", 19)
  d.text("destination", "spl-nc-001")
  d.word("kind", "relationship")
  d.word("relationship", "masterViewController")
  d.close()
  d.open("segue", "segues", "spl-g4-001", 20)
  d.text("destination", "spl-dv-001")
  d.word("kind", "relationship")
  d.word("relationship", "detailViewController")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Split_storyboard_3(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "spl-s3-001", 25)
  d.open("navigationController", "objects", "spl-nc-001", 27)
  d.open("navigationBar", "navigationBar", "spl-nb-001", 28)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 32.0, 320.0, 54.0)
  d.words("autoresizingMask", "")
  d.close()
  d.open("segue", "segues", "spl-g5-001", 33)
  d.text("destination", "spl-lv-001")
  d.word("kind", "relationship")
  d.word("relationship", "rootViewController")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Split_storyboard_4(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "spl-s4-001", 38)
  d.open("viewController", "objects", "spl-lv-001", 40)
  d.localized("title", "List", "spl-lv-001.title")
  d.open("view", "view", "spl-v1-001", 41)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 320.0, 834.0)
  d.words("autoresizingMask", "widthSizable heightSizable")
  d.close()
  d.open("segue", "segues", "spl-g6-001", 46)
  d.text("destination", "spl-ov-001")
  d.word("kind", "showDetail")
  d.text("identifier", "other")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Split_storyboard_5(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "spl-s5-001", 51)
  d.open("viewController", "objects", "spl-dv-001", 53)
  d.localized("title", "Detail", "spl-dv-001.title")
  d.open("view", "view", "spl-v2-001", 54)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 889.0, 834.0)
  d.words("autoresizingMask", "widthSizable heightSizable")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Split_storyboard_6(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "spl-s6-001", 61)
  d.open("viewController", "objects", "spl-ov-001", 63)
  d.localized("title", "Other", "spl-ov-001.title")
  d.open("view", "view", "spl-v3-001", 64)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 889.0, 834.0)
  d.words("autoresizingMask", "widthSizable heightSizable")
  d.close()
  d.close()
  d.close()
}

#if canImport(Glibc) && compiler(>=6.3)
  // Called when the program is loaded.
  @section(".init_array") @used
  nonisolated private let _interface_document_Split_storyboard_start: @convention(c) () -> Void = {
    InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "Split") {
      _interface_document_Split_storyboard()
    }
  }
#endif
