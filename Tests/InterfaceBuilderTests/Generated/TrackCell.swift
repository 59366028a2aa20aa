// Made of "TrackCell.xib" by InterfaceFiles.
// swift-format-ignore-file

@_spi(Lowering) import UIKit

@MainActor func _interface_document_TrackCell_xib() -> InterfaceDocument {
  let d = InterfaceDocument(
    isStoryboard: false, name: "TrackCell", module: "InterfaceBuilderTests",
    file: "TrackCell.xib")
  _interface_document_TrackCell_xib_1(d)
  return d
}

@MainActor private func _interface_document_TrackCell_xib_1(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "", 2)
  d.open("placeholder", "objects", "-1", 5)
  d.text("placeholderIdentifier", "IBFilesOwner")
  d.close()
  d.open("placeholder", "objects", "-2", 6)
  d.customClass("UIResponder", "")
  d.text("placeholderIdentifier", "IBFirstResponder")
  d.close()
  d.open("tableViewCell", "objects", "trk-ce-001", 7)
  d.customClass("TrackCell", "Albums")
  d.word("contentMode", "scaleToFill")
  d.word("selectionStyle", "none")
  d.number("indentationWidth", 10.0)
  d.number("rowHeight", 90.0)
  d.rect("frame", 0.0, 0.0, 320.0, 90.0)
  d.words("autoresizingMask", "flexibleMaxX flexibleMaxY")
  d.outlet("box", "trk-bx-001", 30)
  d.open("tableViewCellContentView", "contentView", "trk-cn-001", 10)
  d.flag("clipsSubviews", true)
  d.flag("multipleTouchEnabled", true)
  d.word("contentMode", "center")
  d.rect("frame", 0.0, 0.0, 320.0, 90.0)
  d.words("autoresizingMask", "")
  d.open("view", "subviews", "trk-bx-001", 14)
  d.word("contentMode", "scaleToFill")
  d.flag("translatesAutoresizingMaskIntoConstraints", false)
  d.rect("frame", 10.0, 10.0, 300.0, 70.0)
  d.white("backgroundColor", 0.5, 1.0)
  d.open("constraint", "constraints", "trk-k0-001", 18)
  d.word("firstAttribute", "height")
  d.number("constant", 70.0)
  d.close()
  d.close()
  d.open("constraint", "constraints", "trk-k1-001", 23)
  d.text("firstItem", "trk-bx-001")
  d.word("firstAttribute", "top")
  d.text("secondItem", "trk-cn-001")
  d.word("secondAttribute", "top")
  d.number("constant", 10.0)
  d.close()
  d.open("constraint", "constraints", "trk-k2-001", 24)
  d.word("firstAttribute", "bottom")
  d.text("secondItem", "trk-bx-001")
  d.word("secondAttribute", "bottom")
  d.number("constant", 10.0)
  d.close()
  d.open("constraint", "constraints", "trk-k3-001", 25)
  d.text("firstItem", "trk-bx-001")
  d.word("firstAttribute", "leading")
  d.text("secondItem", "trk-cn-001")
  d.word("secondAttribute", "leading")
  d.number("constant", 10.0)
  d.close()
  d.open("constraint", "constraints", "trk-k4-001", 26)
  d.word("firstAttribute", "trailing")
  d.text("secondItem", "trk-bx-001")
  d.word("secondAttribute", "trailing")
  d.number("constant", 10.0)
  d.close()
  d.close()
  d.close()
  d.close()
}

#if canImport(Glibc) && compiler(>=6.3)
  // Called when the program is loaded.
  @section(".init_array") @used
  nonisolated private let _interface_document_TrackCell_xib_start: @convention(c) () -> Void = {
    InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "TrackCell") {
      _interface_document_TrackCell_xib()
    }
  }
#endif
