/// A count of the changes of layout descriptions after their initialization, over all objects.
///
/// While it stays the same, an object that was described before need not be described again.
@MainActor
enum DescriptionChanges {
  private(set) static var count = 0

  static func note() { count &+= 1 }
}
