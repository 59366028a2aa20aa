package import TextLayout

/// The text measurer in use.
@MainActor
package enum TextMeasuring {
  /// The measurer of labels. A host with a text engine of its own may replace it.
  ///
  /// Labels that are drawn already keep their lines until they change.
  package static var current: any TextMeasurer = TableTextMeasurer()
}
