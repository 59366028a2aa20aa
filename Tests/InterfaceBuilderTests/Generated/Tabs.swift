// Made of "Tabs.storyboard" by InterfaceFiles.
// swift-format-ignore-file

@_spi(Lowering) import UIKit

@MainActor func _interface_document_Tabs_storyboard() -> InterfaceDocument {
  let d = InterfaceDocument(
    isStoryboard: true, name: "Tabs", module: "InterfaceBuilderTests",
    file: "Tabs.storyboard")
  d.initialViewController = "tab-tc-001"
  _interface_document_Tabs_storyboard_1(d)
  _interface_document_Tabs_storyboard_2(d)
  _interface_document_Tabs_storyboard_3(d)
  _interface_document_Tabs_storyboard_4(d)
  _interface_document_Tabs_storyboard_5(d)
  return d
}

@MainActor private func _interface_document_Tabs_storyboard_1(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "tab-s1-001", 5)
  d.open("tabBarController", "objects", "tab-tc-001", 7)
  d.open("tabBar", "tabBar", "tab-tb-001", 8)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 393.0, 49.0)
  d.words("autoresizingMask", "")
  d.close()
  d.open("segue", "segues", "tab-g1-001", 13)
  d.text("destination", "tab-nc-001")
  d.word("kind", "relationship")
  d.word("relationship", "viewControllers")
  d.close()
  d.open("segue", "segues", "tab-g2-001", 14)
  d.text("destination", "tab-rf-001")
  d.word("kind", "relationship")
  d.word("relationship", "viewControllers")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Tabs_storyboard_2(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "tab-s2-001", 19)
  d.open("navigationController", "objects", "tab-nc-001", 21)
  d.open("tabBarItem", "tabBarItem", "tab-ti-001", 22)
  d.localized("title", "Places", "tab-ti-001.title")
  d.image("image", "map", true)
  d.close()
  d.open("navigationBar", "navigationBar", "tab-nb-001", 23)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 59.0, 393.0, 44.0)
  d.words("autoresizingMask", "")
  d.close()
  d.open("segue", "segues", "tab-g3-001", 28)
  d.text("destination", "tab-cc-001")
  d.word("kind", "relationship")
  d.word("relationship", "rootViewController")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Tabs_storyboard_3(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "tab-s3-001", 33)
  d.open("collectionViewController", "objects", "tab-cc-001", 35)
  d.customClass("GridController", "")
  d.open("collectionView", "view", "tab-cv-001", 36)
  d.flag("clipsSubviews", true)
  d.flag("multipleTouchEnabled", true)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 393.0, 852.0)
  d.words("autoresizingMask", "widthSizable heightSizable")
  d.outlet("dataSource", "tab-cc-001", 59)
  d.outlet("delegate", "tab-cc-001", 60)
  d.open("collectionViewFlowLayout", "collectionViewLayout", "tab-fl-001", 39)
  d.number("minimumLineSpacing", 10.0)
  d.number("minimumInteritemSpacing", 10.0)
  d.size("itemSize", 100.0, 100.0)
  d.size("headerReferenceSize", 0.0, 0.0)
  d.size("footerReferenceSize", 0.0, 0.0)
  d.insets("sectionInset", 0.0, 0.0, 0.0, 0.0)
  d.close()
  d.open("collectionViewCell", "cells", "tab-ce-001", 46)
  d.flag("multipleTouchEnabled", true)
  d.word("contentMode", "center")
  d.text("reuseIdentifier", "place")
  d.rect("frame", 0.0, 0.0, 100.0, 100.0)
  d.words("autoresizingMask", "")
  d.open("view", "contentView", "", 49)
  d.flag("multipleTouchEnabled", true)
  d.word("contentMode", "center")
  d.rect("frame", 0.0, 0.0, 100.0, 100.0)
  d.words("autoresizingMask", "")
  d.close()
  d.open("segue", "segues", "tab-g4-001", 54)
  d.text("destination", "tab-dt-001")
  d.word("kind", "show")
  d.text("identifier", "place")
  d.close()
  d.close()
  d.close()
  d.open("navigationItem", "navigationItem", "tab-ni-001", 63)
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Tabs_storyboard_4(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "tab-s4-001", 67)
  d.open("viewController", "objects", "tab-dt-001", 69)
  d.open("view", "view", "tab-vw-001", 70)
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 393.0, 852.0)
  d.words("autoresizingMask", "widthSizable heightSizable")
  d.close()
  d.close()
  d.close()
}

@MainActor private func _interface_document_Tabs_storyboard_5(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "tab-s5-001", 77)
  d.open("viewControllerPlaceholder", "objects", "tab-rf-001", 79)
  d.text("storyboardName", "Trips")
  d.text("referencedIdentifier", "detail")
  d.close()
  d.close()
}

#if canImport(Glibc) && compiler(>=6.3)
  // Called when the program is loaded.
  @section(".init_array") @used
  nonisolated private let _interface_document_Tabs_storyboard_start: @convention(c) () -> Void = {
    InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "Tabs") {
      _interface_document_Tabs_storyboard()
    }
  }
#endif
