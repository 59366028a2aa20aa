extension UIView {
  /// The properties that few views have, together, which takes less memory in the other views.
  final class RareProperties {
    var motionEffects: [UIMotionEffect] = []
    var restorationIdentifier: String?
  }

  func changeRareProperties(_ change: (RareProperties) -> Void) {
    let properties = rareProperties ?? RareProperties()
    change(properties)
    rareProperties = properties
  }
}
