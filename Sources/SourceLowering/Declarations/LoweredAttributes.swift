/// The attributes of Objective-C and of Interface Builder.
enum LoweredAttributes {
  /// The attributes that are removed.
  static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable", "GKInspectable",
  ]
  /// The attributes of members that interface files name.
  static let interface: Set<String> = ["IBOutlet", "IBAction", "IBSegueAction", "IBInspectable"]
}
