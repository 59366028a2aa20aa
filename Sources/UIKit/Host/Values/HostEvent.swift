/// A change made by a host's own control, which the host reports to one view.
///
/// A browser, for example, scrolls and edits text itself. Touches, keys, and wheels are delivered
/// to the window instead. Views override ``UIView/handle(_:)``.
package enum HostEvent {
  /// The user scrolled the content.
  ///
  /// The offset is one of a scene: see ``UIView/originAsShown(_:)``. The last event of a scroll is
  /// resting.
  case scroll(to: CGPoint, isResting: Bool)
  /// The user changed the text of an input.
  case edit(HostEdit)
  /// The user selected a part of the text of an input.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units.
  ///   - number: The number of the host's change, as in ``HostEdit``.
  case select(range: NSRange, number: Int)
  /// The user selected or left an input, or the keyboard came to an element or left it.
  ///
  /// - Parameter number: The number of the host's change, as in ``HostEdit``; 0 for other elements.
  case focus(Bool, number: Int)
  /// The user pressed the key that ends the input.
  case submit
  /// The host displays the view next, and content that is scrolled into view later must be ready.
  ///
  /// - Parameter screens: The distance around the bounds, as a multiple of their longer side.
  case prepareContent(screens: CGFloat)
  /// The user had chosen a value in an earlier view, whose place the view takes.
  case restore(UserValue)
  /// The user scrolls the content, which is about to move on.
  case expectScroll(ScrollForecast)
}

/// The expected movement of content that a user scrolls.
package enum ScrollForecast: Equatable, Sendable {
  /// The content rests.
  case rest
  /// The offset changes by a distance in the time that content takes to arrive, in the displayed
  /// directions.
  case movement(CGPoint)
  /// The offset jumps farther than content could be prepared.
  case jumps
}

/// A change of the text of an input by a host's own control.
package struct HostEdit {
  /// The whole text after the change.
  package var text: String
  /// The selected part of the text after the change, in UTF-16 units; `nil` if the host does not
  /// know.
  package var selection: NSRange?
  /// The number of the host's change of the text or the selection of this input. The drawing
  /// returns the latest one as ``SceneInput/revision``, so that the host can tell whether the
  /// view had seen its later changes.
  package var number: Int

  package init(_ text: String, selection: NSRange? = nil, number: Int = 0) {
    self.text = text
    self.selection = selection
    self.number = number
  }
}

/// User input that an equivalent view can restore.
package enum UserValue: Codable, Hashable, Sendable {
  /// The index of the selected tab or segment, which may decide what else is displayed.
  case choice(Int)
  /// The value of another control: 0 or 1 for a switch, the index of a page.
  case number(Double)
  /// The selected items of a collection view, as pairs of a section and an item.
  case items([[Int]])

  /// A Boolean value that indicates whether the value may decide which other views there are.
  package var decidesContent: Bool {
    if case .choice = self { true } else { false }
  }
}
