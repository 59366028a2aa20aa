// Made by Scripts/generate-construction of Scripts/construction.txt. Change the table.

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBarButtonItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBarButtonItem_title_style_target_action")
  @preconcurrency @MainActor public init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBarButtonItem_title_style_target_action")
  @preconcurrency @MainActor public static func _construct(
    title: __owned String?, style: __owned UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(title: title, style: style, target: target, action: action), to: Self.self)
  }
}

extension UIBarButtonItem {
  @_silgen_name("tessera_UIBarButtonItem_title_style_target_action_object")
  convenience init(
    tessera_title_style_target_action title: String?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) { self.init(title: title, style: style, target: target, action: action) }

  @_silgen_name("tessera_UIBarButtonItem_title_style_target_action_object")
  fileprivate final class func tesseraConstruct(
    title: __owned String?, style: __owned UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?
  ) -> UIBarButtonItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBarButtonItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBarButtonItem_image_style_target_action")
  @preconcurrency @MainActor public init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBarButtonItem_image_style_target_action")
  @preconcurrency @MainActor public static func _construct(
    image: __owned UIImage?, style: __owned UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(image: image, style: style, target: target, action: action), to: Self.self)
  }
}

extension UIBarButtonItem {
  @_silgen_name("tessera_UIBarButtonItem_image_style_target_action_object")
  convenience init(
    tessera_image_style_target_action image: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  @_silgen_name("tessera_UIBarButtonItem_image_style_target_action_object")
  fileprivate final class func tesseraConstruct(
    image: __owned UIImage?, style: __owned UIBarButtonItem.Style, target: __owned Any?,
    action: __owned Selector?
  ) -> UIBarButtonItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBarButtonItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBarButtonItem_barButtonSystemItem_target_action")
  @preconcurrency @MainActor public init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBarButtonItem_barButtonSystemItem_target_action")
  @preconcurrency @MainActor public static func _construct(
    barButtonSystemItem systemItem: __owned UIBarButtonItem.SystemItem, target: __owned Any?,
    action: __owned Selector?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(barButtonSystemItem: systemItem, target: target, action: action),
      to: Self.self)
  }
}

extension UIBarButtonItem {
  @_silgen_name("tessera_UIBarButtonItem_barButtonSystemItem_target_action_object")
  convenience init(
    tessera_barButtonSystemItem_target_action systemItem: UIBarButtonItem.SystemItem, target: Any?,
    action: Selector?
  ) { self.init(barButtonSystemItem: systemItem, target: target, action: action) }

  @_silgen_name("tessera_UIBarButtonItem_barButtonSystemItem_target_action_object")
  fileprivate final class func tesseraConstruct(
    barButtonSystemItem systemItem: __owned UIBarButtonItem.SystemItem, target: __owned Any?,
    action: __owned Selector?
  ) -> UIBarButtonItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBarButtonItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBarButtonItem_customView")
  @preconcurrency @MainActor public init(customView: UIView, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBarButtonItem_customView")
  @preconcurrency @MainActor public static func _construct(
    customView: __owned UIView, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(customView: customView), to: Self.self)
  }
}

extension UIBarButtonItem {
  @_silgen_name("tessera_UIBarButtonItem_customView_object")
  convenience init(tessera_customView customView: UIView) { self.init(customView: customView) }

  @_silgen_name("tessera_UIBarButtonItem_customView_object")
  fileprivate final class func tesseraConstruct(customView: __owned UIView) -> UIBarButtonItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITabBarItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITabBarItem_title_image_tag")
  @preconcurrency @MainActor public init(
    title: String?, image: UIImage?, tag: Int, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITabBarItem_title_image_tag")
  @preconcurrency @MainActor public static func _construct(
    title: __owned String?, image: __owned UIImage?, tag: __owned Int, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(title: title, image: image, tag: tag), to: Self.self)
  }
}

extension UITabBarItem {
  @_silgen_name("tessera_UITabBarItem_title_image_tag_object")
  convenience init(tessera_title_image_tag title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, tag: tag)
  }

  @_silgen_name("tessera_UITabBarItem_title_image_tag_object")
  fileprivate final class func tesseraConstruct(
    title: __owned String?, image: __owned UIImage?, tag: __owned Int
  ) -> UITabBarItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UITabBarItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UITabBarItem_title_image_selectedImage")
  @preconcurrency @MainActor public init(
    title: String?, image: UIImage?, selectedImage: UIImage?, _of value: _ClassValue = _ClassValue()
  )

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UITabBarItem_title_image_selectedImage")
  @preconcurrency @MainActor public static func _construct(
    title: __owned String?, image: __owned UIImage?, selectedImage: __owned UIImage?,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(title: title, image: image, selectedImage: selectedImage), to: Self.self)
  }
}

extension UITabBarItem {
  @_silgen_name("tessera_UITabBarItem_title_image_selectedImage_object")
  convenience init(
    tessera_title_image_selectedImage title: String?, image: UIImage?, selectedImage: UIImage?
  ) { self.init(title: title, image: image, selectedImage: selectedImage) }

  @_silgen_name("tessera_UITabBarItem_title_image_selectedImage_object")
  fileprivate final class func tesseraConstruct(
    title: __owned String?, image: __owned UIImage?, selectedImage: __owned UIImage?
  ) -> UITabBarItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UINavigationItem {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UINavigationItem_title")
  @preconcurrency @MainActor public init(title: String, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UINavigationItem_title")
  @preconcurrency @MainActor public static func _construct(
    title: __owned String, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(title: title), to: Self.self)
  }
}

extension UINavigationItem {
  @_silgen_name("tessera_UINavigationItem_title_object")
  convenience init(tessera_title title: String) { self.init(title: title) }

  @_silgen_name("tessera_UINavigationItem_title_object")
  fileprivate final class func tesseraConstruct(title: __owned String) -> UINavigationItem
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIGestureRecognizer {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIGestureRecognizer_target_action")
  @preconcurrency @MainActor public init(
    target: Any?, action: Selector?, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIGestureRecognizer_target_action")
  @preconcurrency @MainActor public static func _construct(
    target: __owned Any?, action: __owned Selector?, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(target: target, action: action), to: Self.self)
  }
}

extension UIGestureRecognizer {
  @_silgen_name("tessera_UIGestureRecognizer_target_action_object")
  convenience init(tessera_target_action target: Any?, action: Selector?) {
    self.init(target: target, action: action)
  }

  @_silgen_name("tessera_UIGestureRecognizer_target_action_object")
  fileprivate final class func tesseraConstruct(target: __owned Any?, action: __owned Selector?)
    -> UIGestureRecognizer
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImpactFeedbackGenerator {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImpactFeedbackGenerator_style")
  @preconcurrency @MainActor public init(
    style: UIImpactFeedbackGenerator.FeedbackStyle, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImpactFeedbackGenerator_style")
  @preconcurrency @MainActor public static func _construct(
    style: __owned UIImpactFeedbackGenerator.FeedbackStyle, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(style: style), to: Self.self)
  }
}

extension UIImpactFeedbackGenerator {
  @_silgen_name("tessera_UIImpactFeedbackGenerator_style_object")
  convenience init(tessera_style style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.init(style: style)
  }

  @_silgen_name("tessera_UIImpactFeedbackGenerator_style_object")
  fileprivate final class func tesseraConstruct(
    style: __owned UIImpactFeedbackGenerator.FeedbackStyle
  ) -> UIImpactFeedbackGenerator
}
