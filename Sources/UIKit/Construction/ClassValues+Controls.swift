// Made by Scripts/generate-construction of Scripts/construction.txt. Change the table.

@_spi(Lowering) extension _ClassValueConstruction where Self: UIControl {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIControl_frame_primaryAction")
  @preconcurrency @MainActor public init(
    frame: CGRect, primaryAction: UIAction?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIControl_frame_primaryAction")
  @preconcurrency @MainActor public static func _construct(
    frame: __owned CGRect, primaryAction: __owned UIAction?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(frame: frame, primaryAction: primaryAction), to: Self.self)
  }
}

extension UIControl {
  @_silgen_name("tessera_UIControl_frame_primaryAction_object")
  convenience init(tessera_frame_primaryAction frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame, primaryAction: primaryAction)
  }

  @_silgen_name("tessera_UIControl_frame_primaryAction_object")
  fileprivate final class func tesseraConstruct(
    frame: __owned CGRect, primaryAction: __owned UIAction?
  ) -> UIControl
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIButton {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIButton_type")
  @preconcurrency @MainActor public init(
    type buttonType: UIButton.ButtonType, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIButton_type")
  @preconcurrency @MainActor public static func _construct(
    type buttonType: __owned UIButton.ButtonType, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(type: buttonType), to: Self.self)
  }
}

extension UIButton {
  @_silgen_name("tessera_UIButton_type_object")
  convenience init(tessera_type buttonType: UIButton.ButtonType) { self.init(type: buttonType) }

  @_silgen_name("tessera_UIButton_type_object")
  fileprivate final class func tesseraConstruct(type buttonType: __owned UIButton.ButtonType)
    -> UIButton
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIButton {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIButton_type_primaryAction")
  @preconcurrency @MainActor public init(
    type buttonType: UIButton.ButtonType, primaryAction: UIAction?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIButton_type_primaryAction")
  @preconcurrency @MainActor public static func _construct(
    type buttonType: __owned UIButton.ButtonType, primaryAction: __owned UIAction?,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(type: buttonType, primaryAction: primaryAction), to: Self.self)
  }
}

extension UIButton {
  @_silgen_name("tessera_UIButton_type_primaryAction_object")
  convenience init(
    tessera_type_primaryAction buttonType: UIButton.ButtonType, primaryAction: UIAction?
  ) { self.init(type: buttonType, primaryAction: primaryAction) }

  @_silgen_name("tessera_UIButton_type_primaryAction_object")
  fileprivate final class func tesseraConstruct(
    type buttonType: __owned UIButton.ButtonType, primaryAction: __owned UIAction?
  ) -> UIButton
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIButton {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIButton_configuration_primaryAction")
  @preconcurrency @MainActor public init(
    configuration: UIButton.Configuration, primaryAction: UIAction?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIButton_configuration_primaryAction")
  @preconcurrency @MainActor public static func _construct(
    configuration: __owned UIButton.Configuration, primaryAction: __owned UIAction?,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(configuration: configuration, primaryAction: primaryAction), to: Self.self)
  }
}

extension UIButton {
  @_silgen_name("tessera_UIButton_configuration_primaryAction_object")
  convenience init(
    tessera_configuration_primaryAction configuration: UIButton.Configuration,
    primaryAction: UIAction?
  ) { self.init(configuration: configuration, primaryAction: primaryAction) }

  @_silgen_name("tessera_UIButton_configuration_primaryAction_object")
  fileprivate final class func tesseraConstruct(
    configuration: __owned UIButton.Configuration, primaryAction: __owned UIAction?
  ) -> UIButton
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIActivityIndicatorView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIActivityIndicatorView_style")
  @preconcurrency @MainActor public init(
    style: UIActivityIndicatorView.Style, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIActivityIndicatorView_style")
  @preconcurrency @MainActor public static func _construct(
    style: __owned UIActivityIndicatorView.Style, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(style: style), to: Self.self)
  }
}

extension UIActivityIndicatorView {
  @_silgen_name("tessera_UIActivityIndicatorView_style_object")
  convenience init(tessera_style style: UIActivityIndicatorView.Style) { self.init(style: style) }

  @_silgen_name("tessera_UIActivityIndicatorView_style_object")
  fileprivate final class func tesseraConstruct(style: __owned UIActivityIndicatorView.Style)
    -> UIActivityIndicatorView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIProgressView {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIProgressView_progressViewStyle")
  @preconcurrency @MainActor public init(
    progressViewStyle style: UIProgressView.Style, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIProgressView_progressViewStyle")
  @preconcurrency @MainActor public static func _construct(
    progressViewStyle style: __owned UIProgressView.Style, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(progressViewStyle: style), to: Self.self)
  }
}

extension UIProgressView {
  @_silgen_name("tessera_UIProgressView_progressViewStyle_object")
  convenience init(tessera_progressViewStyle style: UIProgressView.Style) {
    self.init(progressViewStyle: style)
  }

  @_silgen_name("tessera_UIProgressView_progressViewStyle_object")
  fileprivate final class func tesseraConstruct(
    progressViewStyle style: __owned UIProgressView.Style
  ) -> UIProgressView
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UISegmentedControl {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UISegmentedControl_items")
  @preconcurrency @MainActor public init(items: [Any]?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UISegmentedControl_items")
  @preconcurrency @MainActor public static func _construct(
    items: __owned [Any]?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(items: items), to: Self.self)
  }
}

extension UISegmentedControl {
  @_silgen_name("tessera_UISegmentedControl_items_object")
  convenience init(tessera_items items: [Any]?) { self.init(items: items) }

  @_silgen_name("tessera_UISegmentedControl_items_object")
  fileprivate final class func tesseraConstruct(items: __owned [Any]?) -> UISegmentedControl
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UISegmentedControl {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UISegmentedControl_frame_actions")
  @preconcurrency @MainActor public init(
    frame: CGRect, actions: [UIAction], _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UISegmentedControl_frame_actions")
  @preconcurrency @MainActor public static func _construct(
    frame: __owned CGRect, actions: __owned [UIAction], _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(frame: frame, actions: actions), to: Self.self)
  }
}

extension UISegmentedControl {
  @_silgen_name("tessera_UISegmentedControl_frame_actions_object")
  convenience init(tessera_frame_actions frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame, actions: actions)
  }

  @_silgen_name("tessera_UISegmentedControl_frame_actions_object")
  fileprivate final class func tesseraConstruct(frame: __owned CGRect, actions: __owned [UIAction])
    -> UISegmentedControl
}
