package import TextLayout

extension NSLineBreakMode {
  /// The mode under its name in ``TextLayout``.
  package var lineBreakMode: LineBreakMode {
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
  /// The side that lines are placed at. Natural and justified text have to be resolved before; they are
  /// placed at the left.
  var lineAlignment: LineAlignment {
    switch self {
    case .center: .center
    case .right: .right
    case .left, .justified, .natural: .left
    }
  }
}
