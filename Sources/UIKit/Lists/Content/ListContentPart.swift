/// The parts of list content.
enum ListContentPart: Int {
  case image, text, secondaryText

  /// The identifier of the part's layout guide.
  var guideIdentifier: String {
    switch self {
    case .image: "UIListContentImageLayoutGuide"
    case .text: "UIListContentTextLayoutGuide"
    case .secondaryText: "UIListContentSecondaryTextLayoutGuide"
    }
  }
}

extension ListContentLayout.Frames {
  /// The frame of a part; `nil` if the content does not have the part.
  subscript(part: ListContentPart) -> CGRect? {
    switch part {
    case .image: image
    case .text: text
    case .secondaryText: secondaryText
    }
  }
}
