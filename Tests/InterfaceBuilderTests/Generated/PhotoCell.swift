// Made of "PhotoCell.xib" by InterfaceFiles.
// swift-format-ignore-file

@_spi(Lowering) import UIKit

@MainActor func _interface_document_PhotoCell_xib() -> InterfaceDocument {
  let d = InterfaceDocument(
    isStoryboard: false, name: "PhotoCell", module: "InterfaceBuilderTests",
    file: "PhotoCell.xib")
  _interface_document_PhotoCell_xib_1(d)
  return d
}

@MainActor private func _interface_document_PhotoCell_xib_1(_ d: InterfaceDocument) {
  d.open("scene", "scenes", "", 2)
  d.open("placeholder", "objects", "-1", 5)
  d.text("placeholderIdentifier", "IBFilesOwner")
  d.close()
  d.open("placeholder", "objects", "-2", 6)
  d.customClass("UIResponder", "")
  d.text("placeholderIdentifier", "IBFirstResponder")
  d.close()
  d.open("collectionViewCell", "objects", "cel-ce-001", 7)
  d.customClass("PhotoCell", "Photos")
  d.flag("clipsSubviews", true)
  d.flag("multipleTouchEnabled", true)
  d.word("contentMode", "center")
  d.rect("frame", 0.0, 0.0, 128.0, 128.0)
  d.words("autoresizingMask", "flexibleMaxX flexibleMaxY")
  d.number("@layer.cornerRadius", 6.0)
  d.color("@frameColor", 1.0, 0.0, 0.0, 1.0)
  d.flag("@isRounded", true)
  d.text("@caption", "<none>")
  d.outlet("imageView", "cel-im-001", 37)
  d.open("collectionViewCellContentView", "contentView", "cel-cn-001", 10)
  d.flag("clipsSubviews", true)
  d.flag("multipleTouchEnabled", true)
  d.word("contentMode", "center")
  d.rect("frame", 0.0, 0.0, 128.0, 128.0)
  d.words("autoresizingMask", "")
  d.open("imageView", "subviews", "cel-im-001", 14)
  d.flag("clipsSubviews", true)
  d.flag("userInteractionEnabled", false)
  d.word("contentMode", "scaleAspectFill")
  d.number("horizontalHuggingPriority", 251.0)
  d.number("verticalHuggingPriority", 251.0)
  d.image("image", "photo", true)
  d.flag("translatesAutoresizingMaskIntoConstraints", false)
  d.rect("frame", 0.0, 0.0, 128.0, 128.0)
  d.close()
  d.open("constraint", "constraints", "cel-c1-001", 19)
  d.text("firstItem", "cel-im-001")
  d.word("firstAttribute", "top")
  d.text("secondItem", "cel-cn-001")
  d.word("secondAttribute", "top")
  d.close()
  d.open("constraint", "constraints", "cel-c2-001", 20)
  d.text("firstItem", "cel-im-001")
  d.word("firstAttribute", "leading")
  d.text("secondItem", "cel-cn-001")
  d.word("secondAttribute", "leading")
  d.close()
  d.open("constraint", "constraints", "cel-c3-001", 21)
  d.word("firstAttribute", "trailing")
  d.text("secondItem", "cel-im-001")
  d.word("secondAttribute", "trailing")
  d.close()
  d.open("constraint", "constraints", "cel-c4-001", 22)
  d.word("firstAttribute", "bottom")
  d.text("secondItem", "cel-im-001")
  d.word("secondAttribute", "bottom")
  d.close()
  d.close()
  d.close()
  d.close()
}

#if canImport(Glibc) && compiler(>=6.3)
  // Called when the program is loaded.
  @section(".init_array") @used
  nonisolated private let _interface_document_PhotoCell_xib_start: @convention(c) () -> Void = {
    InterfaceRegistry.register(module: "InterfaceBuilderTests", document: "PhotoCell") {
      _interface_document_PhotoCell_xib()
    }
  }
#endif
