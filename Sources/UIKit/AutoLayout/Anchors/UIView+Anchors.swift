extension UIView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(itemForConstraints, .leading)
  }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(itemForConstraints, .trailing)
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(itemForConstraints, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(itemForConstraints, .right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(itemForConstraints, .centerX)
  }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(itemForConstraints, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(itemForConstraints, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(itemForConstraints, .centerY)
  }
  /// The baseline of the first line of text; the top edge of a view without text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(itemForConstraints, .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(itemForConstraints, .lastBaseline)
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(itemForConstraints, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(itemForConstraints, .height) }
}

extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(itemForConstraints, .leading)
  }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(itemForConstraints, .trailing)
  }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(itemForConstraints, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(itemForConstraints, .right) }
  /// The horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(itemForConstraints, .centerX)
  }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(itemForConstraints, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(itemForConstraints, .bottom) }
  /// The vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(itemForConstraints, .centerY)
  }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(itemForConstraints, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(itemForConstraints, .height) }
}
