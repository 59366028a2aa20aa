internal import TextLayout

extension NSLineBreakMode {
  /// The mode as a ``TextLayout`` value.
  var lineBreakMode: LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension NSTextAlignment {
  /// The side at which lines are positioned. Natural text must be resolved before; it is positioned
  /// at the left.
  var lineAlignment: LineAlignment {
    switch self {
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .left, .natural: .left
    }
  }
}
