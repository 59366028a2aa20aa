import Foundation

/// A fault of a screen with the layouts in which it occurs.
package struct Finding: Codable, Hashable, Sendable {
  /// The name of the rule.
  package var rule: String
  package var level: CheckLevel
  /// The fault with the numbers of the first layout, as a sentence without a period.
  package var message: String
  /// The usual way to mend the fault, as a sentence.
  package var fix: String
  /// The names of the screens.
  package var screens: [String]
  /// The nearest class of the app; `nil` if there is none.
  package var owner: String?
  /// The property of that class; `nil` if there is none.
  package var member: String?
  /// The class of the view.
  package var type: String
  /// The classes from the view of the owner to this one, without numbers among siblings: views of
  /// one class at the same depth have one cause.
  package var path: String
  /// The layouts, in short words.
  package var layouts: [String]
  /// The frame in the first layout, in the coordinates of the window, in points: x, y, width,
  /// height.
  package var frame: [Double]
  /// The number of views with the fault in the first layout.
  package var count: Int
  /// The file of the class, and the line from 1; `nil` if they are not known.
  package var file: String?
  package var line: Int?
  /// The picture of the first layout; `nil` if none was drawn.
  package var picture: FindingPicture?

  /// The identity of the cause: it stays the same when the screen or the numbers change.
  package var fingerprint: String {
    [rule, owner ?? "", member ?? path].joined(separator: "|")
  }
}

extension Finding {
  /// Creates a finding from the observations of one cause.
  init(_ observations: [Observation], rule: any CheckRule.Type, screen: String) {
    // The first observation of the highest level has the numbers.
    let level = observations.map(\.level).max()!
    let first = observations.first { $0.level == level }!
    self.rule = rule.id
    self.level = level
    message = first.message
    fix = rule.fix
    screens = [screen]
    owner = first.facts.owner
    member = first.facts.member
    type = first.facts.type
    path = first.facts.plainPath
    layouts = []
    for observation in observations where !layouts.contains(observation.layout.text) {
      layouts.append(observation.layout.text)
    }
    if let index = layouts.firstIndex(of: first.layout.text) {
      layouts.insert(layouts.remove(at: index), at: 0)
    }
    frame = [first.box.minX, first.box.minY, first.box.width, first.box.height]
      .map { (Double($0) * 10).rounded() / 10 }
    count = observations.count { $0.layout == first.layout }
  }
}
