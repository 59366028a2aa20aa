/// A format of a paragraph whose values can be changed.
///
/// Do not change it after it was set as an attribute of a text: the text refers to the same object.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The additional distance between the lines of the paragraph, in points. The default is 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The additional distance after the paragraph, in points. The default is 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The additional distance before the paragraph, in points. It has no effect at the start of a
  /// text. The default is 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The alignment of the lines. The default is `natural`.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The distance of the first line from the leading edge, in points. The default is 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The distance of all lines but the first from the leading edge, in points. The default is 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The distance of the ends of lines from the leading edge, in points, or, if zero or negative,
  /// from the trailing edge. The default is 0.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The treatment of text that is wider than the available space. The default is
  /// `byWordWrapping`.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The minimum height of a line, in points. The default is 0.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line, in points; 0, the default, for no limit. Text in lower lines
  /// overlaps the lines above.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of the natural heights of lines, applied before the limits; 0, the default, for 1.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The direction that decides the edge of ``NSTextAlignment/natural`` lines. The default is
  /// `natural`, the direction of the view.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The preferences between line breaks. The default is none.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// The tab stops. The default is twelve at intervals of 28 points. Setting `nil` restores it.
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? NSParagraphStyle.usualTabStops }
  }
  /// The interval of the tab stops after the last of ``tabStops``, in points; 0, the default, for
  /// none.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }

  /// Copies the values of another format.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  /// Adds a tab stop, in the order of locations.
  open func addTabStop(_ tab: NSTextTab) {
    let index = values.tabStops.firstIndex { $0.location > tab.location } ?? values.tabStops.count
    values.tabStops.insert(tab, at: index)
  }

  /// Removes the tab stops that are equal to one.
  open func removeTabStop(_ tab: NSTextTab) { values.tabStops.removeAll { $0 == tab } }
}
