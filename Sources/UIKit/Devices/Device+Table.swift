extension Device {
  /// The default device of an interface: an iPhone 15.
  package static let standard = named("iphone-15")!

  /// Returns the device of the table with a short name.
  package static func named(_ slug: String) -> Device? {
    all.first { $0.slug == slug }
  }

  /// The known devices, phones first.
  package static let all: [Device] = [
    homeButtonPhone("iphone-8", "iPhone 8"),
    homeButtonPhone("iphone-se-3", "iPhone SE (3rd generation)"),
    phone("iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, wide: true),
    phone("iphone-12", "iPhone 12", 390, 844, top: 47),
    phone("iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50),
    phone("iphone-13", "iPhone 13", 390, 844, top: 47),
    phone("iphone-14", "iPhone 14", 390, 844, top: 47),
    phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, wide: true),
    phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, top: 59),
    phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, top: 59, wide: true),
    phone("iphone-15", "iPhone 15", 393, 852, top: 59),
    phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, top: 59, wide: true),
    phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, top: 59),
    phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, top: 59, wide: true),
    phone("iphone-16", "iPhone 16", 393, 852, top: 59),
    phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, top: 59, wide: true),
    phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62),
    phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, wide: true),
    pad("ipad-mini-6", "iPad mini (6th generation)", 744, 1133),
    pad("ipad-10", "iPad (10th generation)", 820, 1180),
    pad("ipad-air-11", "iPad Air 11-inch", 820, 1180),
    pad("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210),
    pad("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376),
  ]

  /// Returns a phone with a home button: a status bar of 20 points in portrait and none in
  /// landscape.
  private static func homeButtonPhone(_ slug: String, _ name: String) -> Device {
    Device(
      slug: slug, name: name, idiom: .phone, portraitSize: CGSize(width: 375, height: 667),
      scale: 2, portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// Returns a phone with a camera housing of `top` points and a home indicator, which takes 34
  /// points in portrait and 21 in landscape.
  private static func phone(
    _ slug: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3,
    top: CGFloat, wide: Bool = false
  ) -> Device {
    Device(
      slug: slug, name: name, idiom: .phone, portraitSize: CGSize(width: width, height: height),
      scale: scale, portraitSafeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top),
      isWideInLandscape: wide)
  }

  /// Returns a pad with a status bar of 24 points and a home indicator of 20.
  private static func pad(
    _ slug: String, _ name: String, _ width: CGFloat, _ height: CGFloat
  ) -> Device {
    let safeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    return Device(
      slug: slug, name: name, idiom: .pad, portraitSize: CGSize(width: width, height: height),
      scale: 2, portraitSafeArea: safeArea, landscapeSafeArea: safeArea)
  }
}
