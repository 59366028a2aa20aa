/// Groups the objects of a table view by the first letters of their names, for an index strip.
///
/// The sections are the letters from A to Z, in which letters with marks and ligatures count as
/// their base letters, and "#" for all other names. UIKit has other sections in languages with
/// other alphabets, which no public document lists; here they are the same in every language.
///
///     let collation = UILocalizedIndexedCollation.current()
///     var sections = [[Contact]](repeating: [], count: collation.sectionTitles.count)
///     for contact in contacts {
///       let section = collation.section(
///         for: contact, collationStringSelector: #selector(getter: Contact.name))
///       sections[section].append(contact)
///     }
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uilocalizedindexedcollation
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
    String(UnicodeScalar($0))
  }

  /// Returns the collation of the current language.
  open class func current() -> Self { self.init() }

  /// Creates the collation of the current language.
  public required override init() { super.init() }

  /// The titles of the sections, in their order.
  open var sectionTitles: [String] { Self.letters + ["#"] }

  /// The titles of the index strip, in their order. Each leads to the section that
  /// ``section(forSectionIndexTitle:)`` returns.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section to which a title of the index strip leads.
  ///
  /// - Parameter indexTitleIndex: The index of a title in ``sectionIndexTitles``.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    require(
      sectionIndexTitles.indices.contains(indexTitleIndex),
      "The section of the index title \(indexTitleIndex) was requested, and the collation has "
        + "\(sectionIndexTitles.count) titles; pass an index from 0 on and below that count.")
    return indexTitleIndex
  }

  /// Returns the section of an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: A method without parameters that returns the name of the object as a string.
  ///     The name of a string is the string itself, whatever the selector.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = name(of: object, by: selector)
      .trimmingCharacters(in: .whitespaces)
      .folding(options: [.diacriticInsensitive, .widthInsensitive, .caseInsensitive], locale: nil)
      .uppercased()
    let letter = folded.first.map { Self.baseLetter(of: String($0)) } ?? "#"
    return Self.letters.firstIndex(of: letter) ?? sectionTitles.count - 1
  }

  /// Returns objects in the order of their names, as people of the current language sort them.
  /// Objects with equal names keep their order.
  ///
  /// - Parameter selector: A method without parameters that returns the name of an object as a
  ///   string.
  /// - Complexity: O(n log n) comparisons of names.
  open func sortedArray(
    from array: [Any], collationStringSelector selector: Selector
  ) -> [Any] {
    let named = array.map { (object: $0, name: name(of: $0, by: selector)) }
    // The sort of the standard library is stable.
    return named.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
      .map(\.object)
  }

  /// Returns the name of an object.
  private func name(of object: Any, by selector: Selector) -> String {
    if let string = object as? String { return string }
    if let string = object as? NSString { return String(describing: string) }
    let answer = selector.send(to: object as AnyObject, sender: nil)
    if let string = answer as? String { return string }
    if let string = answer as? NSString { return String(describing: string) }
    // An optional property without a value.
    guard let answer, !Self.isNil(answer) else { return "" }
    fatalError(
      "\(selector) of a \(type(of: object)) returned a \(type(of: answer)) as the name by which the "
        + "object is sorted; pass the selector of a method or a property that is a string.")
  }

  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// Returns the letter under which a letter that folding keeps is sorted.
  private static func baseLetter(of letter: String) -> String {
    switch letter {
    case "Æ", "Ǽ": "A"
    case "Ø", "Œ": "O"
    case "Ð", "Đ": "D"
    case "Þ": "T"
    case "Ł": "L"
    case "ẞ", "ß": "S"
    case "Ħ": "H"
    case "Ŋ": "N"
    case "Ŧ": "T"
    default: String(letter.prefix(1))
    }
  }
}
