extension Device {
  /// The default device of an interface: an iPhone 15.
  package static let standard = named("iphone-15")!

  /// Returns the device of the table with a short name. With the suffix `-ios14` to `-ios18`, the
  /// name denotes the device with an earlier version of the system.
  package static func named(_ slug: String) -> Device? {
    if let device = all.first(where: { $0.slug == slug }) { return device }
    guard let (name, version) = earlierName(slug) else { return nil }
    return (all + retired).first { $0.slug == name }?.with(systemVersion: version)
  }

  /// Returns a sentence about a name with a version that does not run on the device, or about a
  /// device without a version on which iOS 26 does not run; `nil` for other names.
  package static func reasonAgainst(_ slug: String) -> String? {
    if let device = retired.first(where: { $0.slug == slug }),
      let last = device.earlierVersions.last
    {
      return "the \(device.name) never ran \(device.systemName) 26: use \(slug)-ios\(last)"
    }
    guard let (name, version) = earlierName(slug),
      let device = (all + retired).first(where: { $0.slug == name })
    else { return nil }
    return (14...18).contains(version)
      ? "the \(device.name) never ran \(device.systemName) \(version)"
      : "versions are 14 to 18, and 26 without a suffix"
  }

  /// Returns the name without the suffix of a version, and the version.
  private static func earlierName(_ slug: String) -> (String, Int)? {
    guard let range = slug.range(of: "-ios", options: .backwards),
      let version = Int(slug[range.upperBound...]), slug.hasSuffix("-ios\(version)")
    else { return nil }
    return (String(slug[..<range.lowerBound]), version)
  }

  /// The known devices with the latest system before iOS 26 that runs on them, phones first.
  package static let allEarlier = (all + retired).compactMap { device in
    device.earlierVersions.last.flatMap(device.with(systemVersion:))
  }

  /// The devices on which iOS 26 does not run. They have names only with a version.
  private static let retired = [homeButtonPhone("iphone-8", "iPhone 8", from: 14, to: 16)]

  /// The known devices on which iOS 26 runs, phones first.
  ///
  /// Sizes in points come from Apple's Human Interface Guidelines, "Layout", "Specifications".
  package static let all: [Device] = [
    homeButtonPhone("iphone-se-3", "iPhone SE (3rd generation)", from: 15),
    phone("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, wide: true, from: 14),
    phone("iphone-12", "iPhone 12", 390, 844, top: 47, from: 14),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, from: 15),
    phone("iphone-13", "iPhone 13", 390, 844, top: 47, from: 15),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47, from: 16),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, wide: true, from: 16),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59, from: 16),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, wide: true, from: 16),
    phone("iphone-15", "iPhone 15", 393, 852, top: 59, from: 17),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, wide: true, from: 17),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59, from: 17),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, wide: true, from: 17),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59, from: 18),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, wide: true, from: 18),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, from: 18),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, wide: true, from: 18),
    phone("iphone-16e", "iPhone 16e", 390, 844, top: 47, from: 18),
    phone("iphone-17", "iPhone 17", 402, 874, top: 62),
    phone("iphone-air", "iPhone Air", 420, 912, top: 68, wide: true),
    phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62),
    phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, wide: true),
    pad("ipad-mini-6", "iPad mini (6th generation)", 744, 1133, from: 15),
    pad("ipad-10", "iPad (10th generation)", 820, 1180, from: 16),
    pad("ipad-air-11", "iPad Air 11-inch", 820, 1180, from: 17),
    pad("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210, from: 17),
    pad("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376, from: 17),
  ]

  /// Returns a phone with a home button: a status bar of 20 points in portrait and none in
  /// landscape.
  private static func homeButtonPhone(
    _ slug: String, _ name: String, from first: Int, to last: Int = 18
  ) -> Device {
    Device(
      slug: slug, name: name, idiom: .phone, portraitSize: CGSize(width: 375, height: 667),
      scale: 2, portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      earlierVersions: first..<last + 1)
  }

  /// Returns a phone with a camera housing of `top` points and a home indicator, which takes 34
  /// points in portrait and 21 in landscape.
  private static func phone(
    _ slug: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3,
    top: CGFloat, wide: Bool = false, from first: Int = 19
  ) -> Device {
    Device(
      slug: slug, name: name, idiom: .phone, portraitSize: CGSize(width: width, height: height),
      scale: scale, portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      isWideInLandscape: wide, earlierVersions: first..<19)
  }

  /// Returns a pad with a status bar of 32 points and a home indicator of 25; before iOS 26, of 24
  /// and 20.
  private static func pad(
    _ slug: String, _ name: String, _ width: CGFloat, _ height: CGFloat, from first: Int
  ) -> Device {
    let safeArea = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    let earlier = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      slug: slug, name: name, idiom: .pad, portraitSize: CGSize(width: width, height: height),
      scale: 2, portraitSafeArea: safeArea, landscapeSafeArea: safeArea,
      earlierSafeArea: earlier, earlierVersions: first..<19)
  }
}
