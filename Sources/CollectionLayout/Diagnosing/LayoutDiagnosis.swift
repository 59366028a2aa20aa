/// Something in a description that cannot be satisfied, or that has no effect.
///
/// A diagnosis is a value: what is wrong, where in the tree, with which numbers, and what would mend it.
public struct LayoutDiagnosis: Hashable, Sendable {
  /// What is wrong, with the resolved values that show it. Lengths are points.
  public enum Problem: Hashable, Sendable {
    /// Not even the first subitem fits its group, so that the group and its section show nothing.
    case firstSubitemTooLong(axis: LayoutAxis, length: Double, room: Double)
    /// A subitem of the list never gets its turn, nor do those after it: the group is full before it. What
    /// it would add to the group's length, and what the group has left.
    case subitemNeverReached(axis: LayoutAxis, length: Double, room: Double)
    /// Only the first subitem of a group with a count is used, and this is another one.
    case subitemBesideCount
    /// Content insets are larger than the group, so that it has no room for subitems at all.
    case insetsExceedGroup(axis: LayoutAxis, length: Double, insets: Double)
    /// Content insets are larger than the slot; the frame gets the difference's magnitude.
    case insetsExceedSlot(axis: LayoutAxis, length: Double, insets: Double)
    /// The spacing between the equal shares of a group is longer than the group.
    case shareBelowZero(axis: LayoutAxis, length: Double, spacing: Double, count: Int)
    /// A width or a height comes to nothing.
    case lengthNotPositive(axis: LayoutAxis, dimension: LayoutDimension, base: Double)
    /// The subitems take no room along their group, so that any number would fit; each is placed once.
    case subitemsTakeNoRoom(axis: LayoutAxis, length: Double)
    /// More subitems would fit than the engine places in one group.
    case countLimitReached(axis: LayoutAxis, count: Int, length: Double)
    /// Groups follow each other without getting anywhere: all lie in one place.
    case pitchNotPositive(axis: LayoutAxis, length: Double, spacing: Double)
    /// Two boundary items are of one kind, so that the second cannot be asked for.
    case repeatedElementKind(kind: LayoutElementKind)
    /// A custom group has no places for items.
    case customGroupWithoutItems
  }

  /// Where in the description something lies.
  public struct Location: Hashable, Sendable {
    /// What of the box or the section it is.
    public enum Part: Hashable, Sendable {
      /// The box itself: an item or a group.
      case box
      /// A supplementary item of the box, by index.
      case supplementaryItem(Int)
      /// A boundary item of the section or the whole content, by index.
      case boundaryItem(Int)
      /// A background of the section, by index.
      case decorationItem(Int)
    }

    /// The kind of section, by its number in the description; nil for the whole content.
    public var sectionTemplate: Int?
    /// The way to the box: an index into the subitems of the root group, then of the group there, and so
    /// on. Empty for the root group.
    public var path: [Int]
    /// What of the box or the section it is.
    public var part: Part

    /// A place.
    public init(sectionTemplate: Int?, path: [Int] = [], part: Part = .box) {
      self.sectionTemplate = sectionTemplate
      self.path = path
      self.part = part
    }
  }

  /// What would mend it.
  public enum Fix: Hashable, Sendable {
    /// Make the box at most so long.
    case shorten(axis: LayoutAxis, to: Double)
    /// Make the group at least so long.
    case lengthenGroup(axis: LayoutAxis, to: Double)
    /// Make both insets of the axis together at most so large.
    case reduceInsets(axis: LayoutAxis, to: Double)
    /// Make every spacing at most so large.
    case reduceSpacing(axis: LayoutAxis, to: Double)
    /// Give the box a length above zero.
    case giveLength(axis: LayoutAxis)
    /// Make the spacing larger than this.
    case increaseSpacing(axis: LayoutAxis, above: Double)
    /// Take the box out of the list.
    case removeSubitem
    /// Give every boundary item a kind of its own.
    case makeKindUnique
    /// Return at least one place.
    case addItem
  }

  /// What is wrong.
  public var problem: Problem
  /// Where.
  public var location: Location

  /// A diagnosis.
  public init(problem: Problem, location: Location) {
    self.problem = problem
    self.location = location
  }

  /// Whether a group, and so perhaps its section, shows nothing because of it. UIKit logs these.
  public var emptiesGroup: Bool {
    switch problem {
    case .firstSubitemTooLong, .insetsExceedGroup, .shareBelowZero, .customGroupWithoutItems:
      return true
    case .subitemNeverReached, .subitemBesideCount, .insetsExceedSlot, .lengthNotPositive,
      .subitemsTakeNoRoom, .countLimitReached, .pitchNotPositive, .repeatedElementKind:
      return false
    }
  }

  /// What would mend it.
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
