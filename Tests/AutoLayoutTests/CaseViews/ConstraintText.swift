import UIKit

/// A constraint in words: `name: a.attribute == 2 * b.attribute + 8 @750`.
///
/// The name, the factor, the constant, and the priority may be absent; a size may be compared with
/// a number alone. The attribute `edges` stands for all four edges.
struct ConstraintText {
  private var name: String?
  private var first: (item: String, attribute: String)
  private var relation: NSLayoutConstraint.Relation
  private var second: (item: String, attribute: String)?
  private var multiplier: CGFloat = 1
  private var constant: CGFloat = 0
  private var priority: UILayoutPriority = .required
  private let text: String

  init(_ text: String) throws {
    self.text = text
    var words = text.split(separator: " ").map(String.init)
    if let label = words.first, label.hasSuffix(":") {
      name = String(label.dropLast())
      words.removeFirst()
    }
    if let last = words.last, last.hasPrefix("@"), let number = Float(last.dropFirst()) {
      priority = UILayoutPriority(number)
      words.removeLast()
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard words.count >= 3, let first = Self.reference(words[0]), let relation = relations[words[1]]
    else { throw CaseError("cannot read the constraint \(text)") }
    self.first = first
    self.relation = relation
    var rest = words[2...]
    if rest.count >= 3, rest[rest.startIndex + 1] == "*", let factor = Double(rest.first!) {
      multiplier = CGFloat(factor)
      rest = rest.dropFirst(2)
    }
    guard let word = rest.popFirst() else { throw CaseError("cannot read the constraint \(text)") }
    if let number = Double(word) {
      constant = CGFloat(number)
    } else {
      guard let second = Self.reference(word) else {
        throw CaseError("cannot read the constraint \(text)")
      }
      self.second = second
      if let sign = rest.popFirst() {
        guard sign == "+" || sign == "-", let number = rest.popFirst().flatMap(Double.init) else {
          throw CaseError("cannot read the constraint \(text)")
        }
        constant = CGFloat(sign == "+" ? number : -number)
      }
    }
    guard rest.isEmpty else { throw CaseError("cannot read the constraint \(text)") }
  }

  private static func reference(_ word: String) -> (item: String, attribute: String)? {
    guard let dot = word.lastIndex(of: ".") else { return nil }
    return (String(word[..<dot]), String(word[word.index(after: dot)...]))
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private func attribute(_ name: String) throws -> NSLayoutConstraint.Attribute {
    guard let attribute = Self.attributes[name] else {
      throw CaseError("unknown attribute in \(text)")
    }
    return attribute
  }

  /// Returns the inactive constraints between items of a case.
  @MainActor
  func constraints(in views: CaseViews) throws -> [NSLayoutConstraint] {
    let firstItem = try views.item(named: first.item)
    let secondItem = try second.map { try views.item(named: $0.item) }
    func constraint(_ one: String, _ other: String?) throws -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        item: firstItem, attribute: try attribute(one), relatedBy: relation, toItem: secondItem,
        attribute: try other.map(attribute) ?? .notAnAttribute, multiplier: multiplier,
        constant: constant)
      constraint.priority = priority
      return constraint
    }
    if first.attribute == "edges" {
      return try ["leading", "trailing", "top", "bottom"].map { try constraint($0, $0) }
    }
    let result = try constraint(first.attribute, second?.attribute)
    if let name { views.namedConstraints[name] = result }
    return [result]
  }
}
