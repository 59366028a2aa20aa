/// A part of a description that cannot be satisfied, or has no effect.
///
/// A diagnosis contains the problem with its numbers, its location in the description, and a fix.
public struct LayoutDiagnosis: Hashable, Sendable {
  /// A problem with the resolved values that show it. Lengths are in points.
  public enum Problem: Hashable, Sendable {
    /// The first subitem does not fit its group, so the group and its section display nothing.
    case firstSubitemTooLong(axis: LayoutAxis, length: Double, room: Double)
    /// A subitem of the list never occurs, nor do those after it, because the group is full before
    /// it. The length is that which it would add, and the room is that which remains.
    case subitemNeverReached(axis: LayoutAxis, length: Double, room: Double)
    /// A group with a count uses only its first subitem, and this is another one.
    case subitemBesideCount
    /// The content insets exceed the group, so it has no room for subitems.
    case insetsExceedGroup(axis: LayoutAxis, length: Double, insets: Double)
    /// The content insets exceed the slot. The frame gets the magnitude of the difference.
    case insetsExceedSlot(axis: LayoutAxis, length: Double, insets: Double)
    /// The spacing between the equal shares of a group exceeds the group.
    case shareBelowZero(axis: LayoutAxis, length: Double, spacing: Double, count: Int)
    /// A width or a height is zero or negative.
    case lengthNotPositive(axis: LayoutAxis, dimension: LayoutDimension, base: Double)
    /// The subitems have no length along their group, so any number would fit. Each occurs once.
    case subitemsTakeNoRoom(axis: LayoutAxis, length: Double)
    /// More subitems would fit than the engine supports in one group.
    case countLimitReached(axis: LayoutAxis, count: Int, length: Double)
    /// The distance between groups is not positive, so all groups lie at one position.
    case pitchNotPositive(axis: LayoutAxis, length: Double, spacing: Double)
    /// Two boundary items have one kind, so queries cannot find the second.
    case repeatedElementKind(kind: LayoutElementKind)
    /// A custom group has no items.
    case customGroupWithoutItems
  }

  /// A location in a description.
  public struct Location: Hashable, Sendable {
    /// A part of a subitem or a section.
    public enum Part: Hashable, Sendable {
      /// The subitem itself: an item or a group.
      case box
      /// A supplementary item of the subitem, by index.
      case supplementaryItem(Int)
      /// A boundary item of the section or the whole content, by index.
      case boundaryItem(Int)
      /// A background of the section, by index.
      case decorationItem(Int)
    }

    /// The number of the section template, or `nil` for the whole content.
    public var sectionTemplate: Int?
    /// The path to the subitem: an index into the subitems of the root group, then of the group
    /// there, and so on. Empty for the root group.
    public var path: [Int]
    /// The part of the subitem or the section.
    public var part: Part

    /// Creates a location.
    public init(sectionTemplate: Int?, path: [Int] = [], part: Part = .box) {
      self.sectionTemplate = sectionTemplate
      self.path = path
      self.part = part
    }
  }

  /// A change that corrects a problem.
  public enum Fix: Hashable, Sendable {
    /// Make the subitem shorter, or as long as this.
    case shorten(axis: LayoutAxis, to: Double)
    /// Make the group longer, or as long as this.
    case lengthenGroup(axis: LayoutAxis, to: Double)
    /// Reduce the sum of both insets of the axis to this, or less.
    case reduceInsets(axis: LayoutAxis, to: Double)
    /// Reduce the spacing to this, or less.
    case reduceSpacing(axis: LayoutAxis, to: Double)
    /// Make the length positive.
    case giveLength(axis: LayoutAxis)
    /// Increase the spacing to more than this.
    case increaseSpacing(axis: LayoutAxis, above: Double)
    /// Remove the subitem from the list.
    case removeSubitem
    /// Use a different kind for every boundary item.
    case makeKindUnique
    /// Return at least one item.
    case addItem
  }

  /// The problem.
  public var problem: Problem
  /// The location.
  public var location: Location

  /// Creates a diagnosis.
  public init(problem: Problem, location: Location) {
    self.problem = problem
    self.location = location
  }

  /// A Boolean value that indicates whether the problem makes a group empty. UIKit logs these
  /// problems.
  public var emptiesGroup: Bool {
    switch problem {
    case .firstSubitemTooLong, .insetsExceedGroup, .shareBelowZero, .customGroupWithoutItems:
      return true
    case .subitemNeverReached, .subitemBesideCount, .insetsExceedSlot, .lengthNotPositive,
      .subitemsTakeNoRoom, .countLimitReached, .pitchNotPositive, .repeatedElementKind:
      return false
    }
  }

  /// The change that corrects the problem.
  public var fix: Fix {
    switch problem {
    case .firstSubitemTooLong(let axis, let length, let room):
      return room > 0 ? .shorten(axis: axis, to: room) : .lengthenGroup(axis: axis, to: length)
    case .subitemNeverReached(let axis, _, let room):
      return room > 0 ? .shorten(axis: axis, to: room) : .removeSubitem
    case .subitemBesideCount: return .removeSubitem
    case .insetsExceedGroup(let axis, let length, _), .insetsExceedSlot(let axis, let length, _):
      return .reduceInsets(axis: axis, to: length)
    case .shareBelowZero(let axis, let length, _, let count):
      return .reduceSpacing(axis: axis, to: max(0, length) / Double(max(1, count - 1)))
    case .lengthNotPositive(let axis, _, _), .subitemsTakeNoRoom(let axis, _):
      return .giveLength(axis: axis)
    case .countLimitReached(let axis, let count, let length):
      return .shorten(axis: axis, to: length / Double(max(1, count)))
    case .pitchNotPositive(let axis, let length, _):
      return .increaseSpacing(axis: axis, above: -length)
    case .repeatedElementKind: return .makeKindUnique
    case .customGroupWithoutItems: return .addItem
    }
  }
}
