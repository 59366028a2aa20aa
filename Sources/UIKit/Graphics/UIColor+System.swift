extension UIColor {
  /// The system's red: `#FF3B30` in light, `#FF453A` in dark environments.
  public class var systemRed: UIColor { SystemColors.systemRed }
  /// The system's green: `#34C759` in light, `#30D158` in dark environments.
  public class var systemGreen: UIColor { SystemColors.systemGreen }
  /// The system's blue: `#007AFF` in light, `#0A84FF` in dark environments.
  public class var systemBlue: UIColor { SystemColors.systemBlue }
  /// The system's orange: `#FF9500` in light, `#FF9F0A` in dark environments.
  public class var systemOrange: UIColor { SystemColors.systemOrange }
  /// The system's yellow: `#FFCC00` in light, `#FFD60A` in dark environments.
  public class var systemYellow: UIColor { SystemColors.systemYellow }
  /// The system's pink: `#FF2D55` in light, `#FF375F` in dark environments.
  public class var systemPink: UIColor { SystemColors.systemPink }
  /// The system's purple: `#AF52DE` in light, `#BF5AF2` in dark environments.
  public class var systemPurple: UIColor { SystemColors.systemPurple }
  /// The system's teal: `#30B0C7` in light, `#40C8E0` in dark environments.
  public class var systemTeal: UIColor { SystemColors.systemTeal }
  /// The system's indigo: `#5856D6` in light, `#5E5CE6` in dark environments.
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }
  /// The system's brown: `#A2845E` in light, `#AC8E68` in dark environments.
  public class var systemBrown: UIColor { SystemColors.systemBrown }
  /// The system's mint: `#00C7BE` in light, `#63E6E2` in dark environments.
  public class var systemMint: UIColor { SystemColors.systemMint }
  /// The system's cyan: `#32ADE6` in light, `#64D2FF` in dark environments.
  public class var systemCyan: UIColor { SystemColors.systemCyan }
  /// The system's gray: `#8E8E93` in light, `#8E8E93` in dark environments.
  public class var systemGray: UIColor { SystemColors.systemGray }
  /// The system's gray2: `#AEAEB2` in light, `#636366` in dark environments.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }
  /// The system's gray3: `#C7C7CC` in light, `#48484A` in dark environments.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }
  /// The system's gray4: `#D1D1D6` in light, `#3A3A3C` in dark environments.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }
  /// The system's gray5: `#E5E5EA` in light, `#2C2C2E` in dark environments.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }
  /// The system's gray6: `#F2F2F7` in light, `#1C1C1E` in dark environments.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }
}

extension UIColor {
  /// The color of primary text.
  public class var label: UIColor { SystemColors.label }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }
  /// The color of links.
  public class var link: UIColor { SystemColors.link }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { SystemColors.placeholderText }
  /// The color of thin separator lines, which is translucent.
  public class var separator: UIColor { SystemColors.separator }
  /// The color of thin separator lines, which is opaque.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }
  /// The fill color of thin and small shapes.
  public class var systemFill: UIColor { SystemColors.systemFill }
  /// The fill color of medium-size shapes.
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }
  /// The fill color of large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
  /// The background color of the interface. Lighter on elevated levels in dark environments.
  public class var systemBackground: UIColor { SystemColors.systemBackground }
  /// The background color of content on the main background. Lighter on elevated levels in dark
  /// environments.
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }
  /// The background color of content on secondary backgrounds. Lighter on elevated levels in dark
  /// environments.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }
  /// The background color of a grouped interface. Lighter on elevated levels in dark environments.
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }
  /// The background color of a group. Lighter on elevated levels in dark environments.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.secondarySystemGroupedBackground
  }
  /// The background color of content in a group. Lighter on elevated levels in dark environments.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.tertiarySystemGroupedBackground
  }
  /// The color of dark text on a light background, in any environment.
  public class var darkText: UIColor { SystemColors.darkText }
  /// The color of light text on a dark background, in any environment.
  public class var lightText: UIColor { SystemColors.lightText }
}
