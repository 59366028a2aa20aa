// Made of "TrackHeader.xib" by InterfaceFiles.
// swift-format-ignore-file

@_spi(Lowering) import UIKit

@MainActor func _interface_document_TrackHeader_xib() -> InterfaceDocument {
  let d = InterfaceDocument(
    isStoryboard: false, name: "TrackHeader", module: "InterfaceBuilderTests",
    file: "TrackHeader.xib")
  _interface_document_TrackHeader_xib_1(d)
  return d
}

@MainActor private func _interface_document_TrackHeader_xib_1(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "", 2)
  d.open("placeholder", "objects", "-1", 5)
  d.text("placeholderIdentifier", "IBFilesOwner")
  d.close()
  d.open("placeholder", "objects", "-2", 6)
  d.customClass("UIResponder", "")
  d.text("placeholderIdentifier", "IBFirstResponder")
  d.close()
  d.open("view", "objects", "trh-vw-001", 7)
  d.customClass("TrackHeader", "Albums")
  d.word("contentMode", "scaleToFill")
  d.rect("frame", 0.0, 0.0, 320.0, 50.0)
  d.words("autoresizingMask", "widthSizable heightSizable")
  d.outlet("titleLabel", "trh-lb-001", 21)
  d.open("label", "subviews", "trh-lb-001", 11)
  d.flag("userInteractionEnabled", false)
  d.word("contentMode", "left")
  d.localized("text", "Side A", "trh-lb-001.text")
  d.flag("translatesAutoresizingMaskIntoConstraints", false)
  d.rect("frame", 20.0, 15.0, 280.0, 20.0)
  d.systemFont("fontDescription", 17.0, "regular")
  d.close()
  d.open("constraint", "constraints", "trh-k1-001", 17)
  d.text("firstItem", "trh-lb-001")
  d.word("firstAttribute", "leading")
  d.text("secondItem", "trh-vw-001")
  d.word("secondAttribute", "leading")
  d.number("constant", 20.0)
  d.close()
  d.open("constraint", "constraints", "trh-k2-001", 18)
  d.text("firstItem", "trh-lb-001")
  d.word("firstAttribute", "centerY")
  d.text("secondItem", "trh-vw-001")
  d.word("secondAttribute", "centerY")
  d.close()
  d.close()
  d.close()
}

#if canImport(Glibc) && compiler(>=6.3)
  // Called when the program is loaded.
  @section(".init_array") @used
  nonisolated private let _interface_document_TrackHeader_xib_start: @convention(c) () -> Void = {
    InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "TrackHeader") {
      _interface_document_TrackHeader_xib()
    }
  }
#endif
