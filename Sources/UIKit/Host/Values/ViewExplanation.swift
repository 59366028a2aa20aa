import Foundation

/// The reasons for the frame of a view: the chain of views, the element of a collection view with
/// the rules of its layout, and the constraints.
///
/// It is a plain value for tools, which can be encoded as JSON. Lengths and positions are in
/// points.
package struct ViewExplanation: Codable, Hashable, Sendable {
  /// A rectangle, encoded as an array: x, y, width, height.
  package struct Box: Codable, Hashable, Sendable {
    package var x, y, width, height: Double

    package init(_ rect: CGRect) {
      (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
      (width, height) = (Double(rect.size.width), Double(rect.size.height))
    }

    package init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      x = try numbers.decode(Double.self)
      y = try numbers.decode(Double.self)
      width = try numbers.decode(Double.self)
      height = try numbers.decode(Double.self)
    }

    package func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [x, y, width, height] { try numbers.encode(number) }
    }
  }

  /// The way in which a view got its frame.
  package enum Placement: String, Codable, Hashable, Sendable {
    /// The screen.
    case screen
    /// The layout of a collection view.
    case layout
    /// Constraints.
    case constraints
    /// The autoresizing mask, or the program, which set the frame.
    case frame
  }

  /// A view of the chain.
  package struct View: Codable, Hashable, Sendable {
    /// The name of the class.
    package var type: String
    /// The identity of the view, which hosts also use.
    package var id: Int
    /// The accessibility identifier; `nil` for none.
    package var identifier: String?
    /// The text of a label; `nil` for other views.
    package var text: String?
    /// The frame in the coordinates of the window.
    package var frameInWindow: Box
    /// The way in which the view got its frame.
    package var placement: Placement
  }

  /// The collection view and its layout.
  package struct Layout: Codable, Hashable, Sendable {
    /// The name of the layout's class.
    package var type: String
    /// The size of the whole content.
    package var contentSize: [Double]
    /// The content offset.
    package var contentOffset: [Double]
    /// The frame of the collection view in the coordinates of the window.
    package var frameInWindow: Box
    /// The number of sections.
    package var sections: Int
  }

  /// The element of a collection view that a view displays.
  package struct Element: Codable, Hashable, Sendable {
    /// The kind: `cell`, or the category and the kind with a colon between.
    package var kind: String
    /// The section.
    package var section: Int
    /// The item; `nil` for an element of the whole layout.
    package var item: Int?
    /// The frame in the coordinates of the content. The frame of an item in a row is unscrolled.
    package var frame: Box
    /// The frame in the coordinates of the window.
    package var frameInWindow: Box
    /// The depth.
    package var zIndex: Int
  }

  /// The views from the window to the explained one.
  package var views: [View] = []
  /// The collection view; `nil` for a view outside of one.
  package var layout: Layout?
  /// The element; `nil` for a view outside of a collection view.
  package var element: Element?
  /// The section of the element; `nil` for a layout of an app.
  package var section: ExplainedSection?
  /// The group of the item, or its line.
  package var group: ExplainedGroup?
  /// The decisions of the layout, in order. The last position and the last length along each axis
  /// make the element's frame, unless the layout is a subclass that changes it.
  package var steps: [ExplainedStep] = []
  /// The measurement of the element's view; `nil` for an element without estimated dimensions, or
  /// without a view on screen.
  package var measurement: ExplainedMeasurement?
  /// The frame that results from the decisions, in the coordinates of the content; `nil` if it is
  /// the element's frame, or there are none.
  package var frameByRules: Box?
  /// The numbers of the frame of a view with constraints: left, top, width, height, in the
  /// coordinates of its superview.
  package var constraints: [ExplainedLength] = []

  package init() {}

  /// The frame of the last positions and lengths among decisions; `nil` if one is missing.
  package static func frame(of steps: [ExplainedStep]) -> CGRect? {
    func last(_ subjects: [String], _ axis: String) -> Double? {
      steps.last { subjects.contains($0.subject) && $0.axis == axis }?.result
    }
    // The last length of an element of a compositional layout is its frame's.
    let lengths = steps.contains { $0.subject == "frame length" } ? "frame length" : "length"
    guard let x = last(["position"], "x"), let y = last(["position"], "y"),
      let width = last([lengths], "x"), let height = last([lengths], "y")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
