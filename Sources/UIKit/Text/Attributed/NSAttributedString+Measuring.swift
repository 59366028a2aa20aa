extension NSAttributedString {
  /// Returns the size of the text in one line for each paragraph, in points, with the leading
  /// between them, as in a label. It is not rounded; round it up for the size of a view.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      .size
  }

  /// Returns the bounds of the text in a size, in points. They are not rounded.
  ///
  /// - Parameters:
  ///   - size: The available width and height; zero for no limit. Lines below the height do not
  ///     count, except the first one.
  ///   - options: `usesLineFragmentOrigin` for several lines. Without it, the origin of the result
  ///     is at the baseline of a line. `usesFontLeading` for the leading of fonts between lines.
  ///   - context: The minimum scale of the fonts, and an object that receives the applied scale.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasurement(self, options: options).bounds(in: size, context: context)
  }
}

extension NSString {
  /// Returns the size of the text with attributes in one line for each paragraph, in points. It is
  /// not rounded; round it up for the size of a view.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// Returns the bounds of the text with attributes in a size, in points; see
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// Returns the size of the text with attributes in one line for each paragraph, in points. It is
  /// not rounded; round it up for the size of a view.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounds of the text with attributes in a size, in points; see
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
