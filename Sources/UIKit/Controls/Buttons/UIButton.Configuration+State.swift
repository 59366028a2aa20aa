/// The colors and the background of a configuration for the state of a button.
extension UIButton.Configuration {
  /// Returns the configuration with the colors of a button's state.
  ///
  /// A button displays this configuration if ``UIButton/automaticallyUpdatesConfiguration`` is
  /// `true`; call it in ``UIButton/configurationUpdateHandler`` to begin with those colors.
  @MainActor
  public func updated(for button: UIButton) -> UIButton.Configuration {
    var result = self
    result.background.backgroundColor = backgroundColor(
      in: button.state, tint: button.configurationTint)
    result.baseForegroundColor = foregroundColor(in: button.state, tint: button.configurationTint)
    result.hasColorsOfState = true
    return result
  }

  /// Returns the style whose colors a button has in a state: a selected plain or gray button has
  /// the colors of a tinted one, and a selected tinted button the colors of a filled one (chosen).
  private func style(in state: UIControl.State) -> Style {
    guard automaticallyUpdateForSelection, state.contains(.selected) else { return style }
    return switch style {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }

  /// Returns the color of the titles and the image in a state.
  func foregroundColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    if hasColorsOfState, let baseForegroundColor { return baseForegroundColor }
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = baseForegroundColor ?? (style(in: state) == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.dimmedForHighlight : color
  }

  /// Returns the color of the background in a state.
  private func backgroundColor(in state: UIControl.State, tint: UIColor) -> UIColor {
    if hasColorsOfState { return background.backgroundColor ?? .clear }
    let style = style(in: state)
    let color: UIColor
    if let own = background.backgroundColor {
      color = own
    } else if style != .plain, state.contains(.disabled) {
      return .tertiarySystemFill
    } else {
      color =
        switch style {
        case .plain: .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }
    return state.contains(.highlighted) ? color.dimmedForHighlight : color
  }

  /// Returns the background in a state for a button of a height.
  func background(
    in state: UIControl.State, height: CGFloat, tint: UIColor, traits: UITraitCollection
  ) -> UIBackgroundConfiguration {
    var result = background
    result.backgroundColor = backgroundColor(in: state, tint: tint)
    let insets = background.backgroundInsets
    result.cornerRadius = cornerRadius(
      height: max(0, height - insets.top - insets.bottom), in: traits)
    return result
  }

  /// Returns the radius of the background's corners at a height.
  private func cornerRadius(height: CGFloat, in traits: UITraitCollection) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic:
        UIFontMetrics.default.scaledValue(for: background.cornerRadius, compatibleWith: traits)
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return min(radius, height / 2)
  }
}

extension UIColor {
  /// The color with three quarters of its opacity.
  fileprivate var dimmedForHighlight: UIColor {
    UIColor { [self] traits in
      withAlphaComponent(rgba(in: traits).alpha * 0.75).resolvedColor(with: traits)
    }
  }
}
