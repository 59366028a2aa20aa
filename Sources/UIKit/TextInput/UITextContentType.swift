/// The meaning of a text that the user types, for suggestions.
///
/// The raw values are the names that HTML has for the same meanings; UIKit's are not documented.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A part after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A street with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or region.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// A number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}
