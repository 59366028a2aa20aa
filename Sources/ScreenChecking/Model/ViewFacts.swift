import Foundation

/// The facts about a view that its node in a scene does not contain.
package struct ViewFacts: Hashable, Sendable {
  /// The facts about the text of a label.
  package struct Text: Hashable, Sendable {
    /// The characters.
    package var string: String
    /// The size of the first font, in points.
    package var fontSize: Double
    /// The height that the lines need at the width of the view, in points.
    package var neededHeight: Double
    /// The largest number of lines; 0 for no limit.
    package var lineLimit: Int
    /// A Boolean value that indicates whether the label makes its text smaller to fit.
    package var shrinks: Bool
    /// A Boolean value that indicates whether the system chose the color, such as the color of
    /// secondary labels or of links.
    package var hasSystemColor: Bool

    /// Creates the facts.
    package init(
      string: String, fontSize: Double, neededHeight: Double, lineLimit: Int, shrinks: Bool,
      hasSystemColor: Bool
    ) {
      self.string = string
      self.fontSize = fontSize
      self.neededHeight = neededHeight
      self.lineLimit = lineLimit
      self.shrinks = shrinks
      self.hasSystemColor = hasSystemColor
    }
  }

  /// The text of a view in which the user types.
  package struct TypedText: Hashable, Sendable {
    /// The characters.
    package var string: String
    /// The size of the font, in points.
    package var fontSize: Double

    /// Creates the text.
    package init(string: String, fontSize: Double) {
      self.string = string
      self.fontSize = fontSize
    }
  }

  /// The facts about a view that a user touches.
  package struct Control: Hashable, Sendable {
    /// The word for the control: `button`, `field`.
    package var word: String
    /// A Boolean value that indicates whether the control is a view that recognizes a tap.
    package var isPlainView: Bool
    /// A Boolean value that indicates whether the control is enabled.
    package var isEnabled: Bool
    /// A Boolean value that indicates whether the app chooses the size.
    package var isSizedByApp: Bool
    /// The area that takes touches, in the coordinates of the window, in points.
    package var touchArea: CGRect
    /// A Boolean value that indicates whether a touch at the center of the control reaches it when
    /// all scrolling views around it show it.
    package var isReachable: Bool
    /// The name of the file of the image that the control displays; `nil` for none, and for a
    /// symbol of the system, which has words.
    package var imageName: String?
    /// A Boolean value that indicates whether the name is the text beside the control alone, which
    /// assistive technology reads with a control in a cell, and not with another one.
    package var isNamedBeside = false
    /// A Boolean value that indicates whether the control is in a bar of the system, whose other
    /// properties are the system's.
    package var isInBar = false

    /// Creates the facts.
    package init(
      word: String, isPlainView: Bool, isEnabled: Bool, isSizedByApp: Bool, touchArea: CGRect,
      isReachable: Bool
    ) {
      self.word = word
      self.isPlainView = isPlainView
      self.isEnabled = isEnabled
      self.isSizedByApp = isSizedByApp
      self.touchArea = touchArea
      self.isReachable = isReachable
    }
  }

  /// The axes along which the content of a view scrolls now.
  package struct Scrolling: Hashable, Sendable {
    package var isHorizontal: Bool
    package var isVertical: Bool
    /// A Boolean value that indicates whether the content is at the start of its vertical scroll.
    package var isAtStart = false

    /// Creates the axes.
    package init(isHorizontal: Bool, isVertical: Bool) {
      self.isHorizontal = isHorizontal
      self.isVertical = isVertical
    }
  }

  /// The name of the class.
  package var type: String
  /// The classes from the outermost view to this one, with numbers among siblings of a class.
  /// Elements of a list that show the same class have equal paths.
  package var path: String
  /// The part of the path below the view of the owner, or the whole path without an owner.
  package var pathInOwner: String
  /// The nearest class of the app: the class of the view, of a view around it, or of its view
  /// controller; `nil` if there is none.
  package var owner: String?
  /// The property of the owner that contains the view; `nil` if there is none.
  package var member: String?
  /// A Boolean value that indicates whether the system made the view, or something covers it that
  /// the user closes first.
  package var isSystemPart: Bool
  /// A Boolean value that indicates whether texts behind the view cannot be read, whatever color
  /// it has: a bar of the system, or a view that blurs.
  package var hidesTexts = false
  /// A Boolean value that indicates whether constraints leave the frame open.
  package var isAmbiguous: Bool
  /// The text; `nil` for other views.
  package var text: Text?
  /// The text of a field or a text view, or the placeholder, with the size of its font; `nil` for
  /// other views.
  package var typedText: TypedText?
  /// The control; `nil` for other views.
  package var control: Control?
  /// The axes of scrolling; `nil` for other views.
  package var scrolling: Scrolling?
  /// The estimate that is the length of the element, and not the first guess of it; `nil` for other
  /// views.
  package var frozenEstimate: FrozenEstimate?
  /// A Boolean value that indicates whether the layout of the element's list has estimates.
  package var hasEstimate = false
  /// The content insets without an effect; `nil` for none.
  package var ignoredInsets: IgnoredInsets?
  /// The pages of a view that scrolls page by page; empty for other views.
  package var pages: [Pages] = []
  /// A Boolean value that indicates whether the list was scrolled to observe jumps.
  package var isScrolledForJumps = false
  /// The jump with the largest impact in a list; `nil` for none.
  package var jump: ContentJump?
  /// The displayed items that moved to another lane; `nil` for views other than waterfalls.
  package var laneMoves: [LaneMove]?

  /// The path in the owner without the numbers among siblings, or the class for the owner's view.
  package var plainPath: String {
    pathInOwner.isEmpty ? type : pathInOwner.replacing(#/#[0-9]+/#, with: "")
  }

  /// Creates the facts about a view without a text and a control.
  package init(
    type: String, path: String, pathInOwner: String? = nil, owner: String? = nil,
    member: String? = nil,
    isSystemPart: Bool = false, isAmbiguous: Bool = false, scrolling: Scrolling? = nil
  ) {
    self.type = type
    self.path = path
    self.pathInOwner = pathInOwner ?? path
    self.owner = owner
    self.member = member
    self.isSystemPart = isSystemPart
    self.isAmbiguous = isAmbiguous
    self.scrolling = scrolling
  }
}
