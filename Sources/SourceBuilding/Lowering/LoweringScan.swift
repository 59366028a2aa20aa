import Foundation

/// The signs of constructs that Swift compiles only with an Objective-C runtime, found without a
/// parser. Sources with a sign may need no lowering; sources without one need none.
enum LoweringScan {
  /// Returns whether files may need lowering.
  static func isNeeded(by texts: [String]) -> Bool { texts.contains(where: isNeeded(by:)) }

  private static func isNeeded(by text: String) -> Bool {
    signs.contains(where: text.contains) || text.contains(optionalCall)
      || hasOverrideInExtension(text) || createsGenericViews(text)
  }

  private static let signs = [
    "@objc", "#selector", "@IB", "#keyPath", "#imageLiteral", "#colorLiteral", "#fileLiteral",
    "#Preview", "@NSManaged", "@NSCopying", "@nonobjc", "@UIApplicationMain", "dynamic func",
    "dynamic var", "import ObjectiveC", " ObjectiveC.", "import UIKit.", " UIKit.UI", "objc_",
    ".observe(\\", "publisher(for: \\", "observeValue(forKeyPath",
    // Parts of modules, and types that `import Foundation` includes on Apple's platforms only.
    "import Foundation.", "import Dispatch.", "import os.", "import Darwin", "URLSession",
    "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtocol", "URLProtectionSpace",
    "URLAuthenticationChallenge", "HTTPCookie", "XMLParser", "XMLDocument", "XMLElement",
    "XMLNode", "XMLDTD",
  ]

  /// A call of a method that an object may not have: `delegate?.method?(…)`.
  private static var optionalCall: Regex<Substring> { /\?\.\w+\?\(/ }

  /// Returns whether a member of an extension overrides.
  private static func hasOverrideInExtension(_ text: String) -> Bool {
    guard text.contains("extension"), text.contains("override") else { return false }
    var depth = 0
    // The depth of the braces around the extension; `nil` outside of extensions.
    var start: Int?
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !$0.isLetter && $0 != "{" && $0 != "}" }
      if start == nil, words.contains("extension") { start = depth }
      if start != nil, words.contains("override") { return true }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if let outer = start, depth <= outer, line.contains("}") { start = nil }
    }
    return false
  }

  /// Returns whether a view is created by a generic parameter or a value of a class.
  private static func createsGenericViews(_ text: String) -> Bool {
    guard text.contains("(frame:") else { return false }
    if text.contains(".Type"), text.contains(".init(frame:") { return true }
    return text.matches(of: /<\s*(\w+)\s*:/).contains { text.contains("\($0.1)(frame:") }
  }
}
