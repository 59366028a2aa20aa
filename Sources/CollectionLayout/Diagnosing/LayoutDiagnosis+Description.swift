#if !hasFeature(Embedded)
  extension LayoutDiagnosis: CustomStringConvertible {
    /// The problem, its location and its fix, in one line.
    public var description: String { "\(location): \(problem); \(fix)." }
  }

  extension LayoutDiagnosis.Location: CustomStringConvertible {
    /// The path to the location, from the outside in.
    public var description: String {
      let section = sectionTemplate.map { "section template \($0)" } ?? "whole content"
      let box =
        path.isEmpty ? "root group" : "subitem " + path.map(String.init).joined(separator: ".")
      switch part {
      case .box: return "\(section), \(box)"
      case .supplementaryItem(let index): return "\(section), \(box), supplementary item \(index)"
      case .boundaryItem(let index): return "\(section), boundary item \(index)"
      case .decorationItem(let index): return "\(section), decoration item \(index)"
      }
    }
  }

  extension LayoutDiagnosis.Problem: CustomStringConvertible {
    /// The problem with its numbers.
    public var description: String {
      switch self {
      case .firstSubitemTooLong(let axis, let length, let room):
        return
          "needs a \(axis.lengthName) of \(length) with its spacing, but its group has room for "
          + "\(room), so the group shows nothing"
      case .subitemNeverReached(let axis, let length, let room):
        return
          "is never shown: it needs a \(axis.lengthName) of \(length) with its spacing, and the "
          + "subitems before it leave \(room)"
      case .subitemBesideCount:
        return "is never shown: a group with a count repeats its first subitem"
      case .insetsExceedGroup(let axis, let length, let insets):
        return "content insets of \(insets) leave nothing of the group's \(axis.lengthName) of "
          + "\(length), so the group shows nothing"
      case .insetsExceedSlot(let axis, let length, let insets):
        return "content insets of \(insets) are more than the \(axis.lengthName) of \(length)"
      case .shareBelowZero(let axis, let length, let spacing, let count):
        return "\(count) equal shares with spacing of \(spacing) between them do not fit a "
          + "\(axis.lengthName) of \(length), so the group shows nothing"
      case .lengthNotPositive(let axis, let dimension, let base):
        return "the \(axis.lengthName) \(dimension) comes to nothing, given \(base)"
      case .subitemsTakeNoRoom(let axis, let length):
        return
          "its subitems take no room of its \(axis.lengthName) of \(length), so each is placed "
          + "once"
      case .countLimitReached(let axis, let count, let length):
        return "more than \(count) subitems would fit its \(axis.lengthName) of \(length)"
      case .pitchNotPositive(let axis, let length, let spacing):
        return "groups with a \(axis.lengthName) of \(length) and spacing of \(spacing) all lie in "
          + "one place"
      case .repeatedElementKind(let kind):
        return "an earlier boundary item is of kind \(kind), too"
      case .customGroupWithoutItems: return "the custom group has no items"
      }
    }
  }

  extension LayoutDiagnosis.Fix: CustomStringConvertible {
    /// The fix, as an instruction.
    public var description: String {
      switch self {
      case .shorten(let axis, let length): return "make its \(axis.lengthName) at most \(length)"
      case .lengthenGroup(let axis, let length):
        return "make the group's \(axis.lengthName) at least \(length)"
      case .reduceInsets(let axis, let length):
        return "make its \(axis.edgeNames) insets at most \(length) together"
      case .reduceSpacing(_, let length): return "make the spacing at most \(length)"
      case .giveLength(let axis): return "give it a \(axis.lengthName) above zero"
      case .increaseSpacing(_, let length): return "make the spacing larger than \(length)"
      case .removeSubitem: return "remove it from the list"
      case .makeKindUnique: return "give every boundary item a kind of its own"
      case .addItem: return "return at least one item"
      }
    }
  }

  extension LayoutAxis {
    fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
    fileprivate var edgeNames: String {
      self == .horizontal ? "leading and trailing" : "top and bottom"
    }
  }
#endif
