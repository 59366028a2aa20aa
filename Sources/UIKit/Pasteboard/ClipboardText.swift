/// The text of a pasteboard for the clipboard of a browser.
enum ClipboardText {
  /// Returns the texts of the items, each on a line of its own; `nil` if there are none.
  static func text(of items: [PasteboardItem]) -> String? {
    let texts = items.compactMap(\.string)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension PasteboardItem {
  /// Returns whether the item has one of the types.
  func has(_ types: [String]) -> Bool { types.contains { entries[$0] != nil } }

  /// A provider of the data of the item.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    if let url {
      provider.registerObject(url, visibility: .all)
    } else if let string {
      provider.registerObject(string, visibility: .all)
    } else if let image {
      provider.registerObject(image, visibility: .all)
    }
    let registered = Set(provider.registeredTypeIdentifiers)
    for type in types where !registered.contains(type) {
      guard let data = data(of: type) else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
    return provider
  }
}
