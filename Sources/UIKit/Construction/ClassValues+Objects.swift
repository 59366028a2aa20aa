// Made by Scripts/generate-construction of Scripts/construction.txt. Change the table.
import Foundation

#if !canImport(ObjectiveC)
  @_spi(Lowering) extension _ClassValueConstruction where Self: NSObject {
    /// Creates an object of a class value with the initializer of these labels.
    @_disfavoredOverload @_silgen_name("tessera_NSObject_init")
    public init(_of value: _ClassValue = _ClassValue())

    /// Returns an object that the initializer of these labels creates.
    @_silgen_name("tessera_NSObject_init")
    public static func _construct(
      _of value: _ClassValue
    ) -> Self {
      unsafeDowncast(objectOfOwnInitializer() ?? tesseraConstruct(), to: Self.self)
    }
  }

  extension NSObject {
    @_silgen_name("tessera_NSObject_init_object")
    convenience init(tessera_init marker: Void) { self.init() }

    @_silgen_name("tessera_NSObject_init_object")
    fileprivate final class func tesseraConstruct() -> NSObject
  }
#endif

@_spi(Lowering) extension _ClassValueConstruction where Self: CALayer {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_CALayer_layer")
  public init(layer: Any, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_CALayer_layer")
  public static func _construct(
    layer: __owned Any, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(layer: layer), to: Self.self)
  }
}

extension CALayer {
  @_silgen_name("tessera_CALayer_layer_object")
  convenience init(tessera_layer layer: Any) { self.init(layer: layer) }

  @_silgen_name("tessera_CALayer_layer_object")
  fileprivate final class func tesseraConstruct(layer: __owned Any) -> CALayer
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBezierPath {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBezierPath_rect")
  public init(rect: CGRect, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBezierPath_rect")
  public static func _construct(
    rect: __owned CGRect, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(rect: rect), to: Self.self)
  }
}

extension UIBezierPath {
  @_silgen_name("tessera_UIBezierPath_rect_object")
  convenience init(tessera_rect rect: CGRect) { self.init(rect: rect) }

  @_silgen_name("tessera_UIBezierPath_rect_object")
  fileprivate final class func tesseraConstruct(rect: __owned CGRect) -> UIBezierPath
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBezierPath {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBezierPath_ovalIn")
  public init(ovalIn rect: CGRect, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBezierPath_ovalIn")
  public static func _construct(
    ovalIn rect: __owned CGRect, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(ovalIn: rect), to: Self.self)
  }
}

extension UIBezierPath {
  @_silgen_name("tessera_UIBezierPath_ovalIn_object")
  convenience init(tessera_ovalIn rect: CGRect) { self.init(ovalIn: rect) }

  @_silgen_name("tessera_UIBezierPath_ovalIn_object")
  fileprivate final class func tesseraConstruct(ovalIn rect: __owned CGRect) -> UIBezierPath
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIBezierPath {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIBezierPath_roundedRect_cornerRadius")
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIBezierPath_roundedRect_cornerRadius")
  public static func _construct(
    roundedRect rect: __owned CGRect, cornerRadius: __owned CGFloat, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(roundedRect: rect, cornerRadius: cornerRadius), to: Self.self)
  }
}

extension UIBezierPath {
  @_silgen_name("tessera_UIBezierPath_roundedRect_cornerRadius_object")
  convenience init(tessera_roundedRect_cornerRadius rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }

  @_silgen_name("tessera_UIBezierPath_roundedRect_cornerRadius_object")
  fileprivate final class func tesseraConstruct(
    roundedRect rect: __owned CGRect, cornerRadius: __owned CGFloat
  ) -> UIBezierPath
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIColor {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIColor_red_green_blue_alpha")
  public init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIColor_red_green_blue_alpha")
  public static func _construct(
    red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat,
    _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(red: red, green: green, blue: blue, alpha: alpha), to: Self.self)
  }
}

extension UIColor {
  @_silgen_name("tessera_UIColor_red_green_blue_alpha_object")
  convenience init(
    tessera_red_green_blue_alpha red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  @_silgen_name("tessera_UIColor_red_green_blue_alpha_object")
  fileprivate final class func tesseraConstruct(
    red: __owned CGFloat, green: __owned CGFloat, blue: __owned CGFloat, alpha: __owned CGFloat
  ) -> UIColor
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIColor {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIColor_white_alpha")
  public init(white: CGFloat, alpha: CGFloat, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIColor_white_alpha")
  public static func _construct(
    white: __owned CGFloat, alpha: __owned CGFloat, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(tesseraConstruct(white: white, alpha: alpha), to: Self.self)
  }
}

extension UIColor {
  @_silgen_name("tessera_UIColor_white_alpha_object")
  convenience init(tessera_white_alpha white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  @_silgen_name("tessera_UIColor_white_alpha_object")
  fileprivate final class func tesseraConstruct(white: __owned CGFloat, alpha: __owned CGFloat)
    -> UIColor
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIColor {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIColor_hue_saturation_brightness_alpha")
  public init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat,
    _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIColor_hue_saturation_brightness_alpha")
  public static func _construct(
    hue: __owned CGFloat, saturation: __owned CGFloat, brightness: __owned CGFloat,
    alpha: __owned CGFloat, _of value: _ClassValue
  ) -> Self {
    unsafeDowncast(
      tesseraConstruct(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha),
      to: Self.self)
  }
}

extension UIColor {
  @_silgen_name("tessera_UIColor_hue_saturation_brightness_alpha_object")
  convenience init(
    tessera_hue_saturation_brightness_alpha hue: CGFloat, saturation: CGFloat, brightness: CGFloat,
    alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  @_silgen_name("tessera_UIColor_hue_saturation_brightness_alpha_object")
  fileprivate final class func tesseraConstruct(
    hue: __owned CGFloat, saturation: __owned CGFloat, brightness: __owned CGFloat,
    alpha: __owned CGFloat
  ) -> UIColor
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIColor {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIColor_named")
  public init?(named name: String, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIColor_named")
  public static func _construct(
    named name: __owned String, _of value: _ClassValue
  ) -> Self? {
    tesseraConstruct(named: name).map { unsafeDowncast($0, to: Self.self) }
  }
}

extension UIColor {
  @_silgen_name("tessera_UIColor_named_object")
  convenience init?(tessera_named name: String) { self.init(named: name) }

  @_silgen_name("tessera_UIColor_named_object")
  fileprivate final class func tesseraConstruct(named name: __owned String) -> UIColor?
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImage {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImage_named")
  public init?(named name: String, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImage_named")
  public static func _construct(
    named name: __owned String, _of value: _ClassValue
  ) -> Self? {
    tesseraConstruct(named: name).map { unsafeDowncast($0, to: Self.self) }
  }
}

extension UIImage {
  @_silgen_name("tessera_UIImage_named_object")
  convenience init?(tessera_named name: String) { self.init(named: name) }

  @_silgen_name("tessera_UIImage_named_object")
  fileprivate final class func tesseraConstruct(named name: __owned String) -> UIImage?
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImage {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImage_systemName")
  public init?(systemName name: String, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImage_systemName")
  public static func _construct(
    systemName name: __owned String, _of value: _ClassValue
  ) -> Self? {
    tesseraConstruct(systemName: name).map { unsafeDowncast($0, to: Self.self) }
  }
}

extension UIImage {
  @_silgen_name("tessera_UIImage_systemName_object")
  convenience init?(tessera_systemName name: String) { self.init(systemName: name) }

  @_silgen_name("tessera_UIImage_systemName_object")
  fileprivate final class func tesseraConstruct(systemName name: __owned String) -> UIImage?
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImage {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImage_data")
  public init?(data: Data, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImage_data")
  public static func _construct(
    data: __owned Data, _of value: _ClassValue
  ) -> Self? {
    tesseraConstruct(data: data).map { unsafeDowncast($0, to: Self.self) }
  }
}

extension UIImage {
  @_silgen_name("tessera_UIImage_data_object")
  convenience init?(tessera_data data: Data) { self.init(data: data) }

  @_silgen_name("tessera_UIImage_data_object")
  fileprivate final class func tesseraConstruct(data: __owned Data) -> UIImage?
}

@_spi(Lowering) extension _ClassValueConstruction where Self: UIImage {
  /// Creates an object of a class value with the initializer of these labels.
  @_disfavoredOverload @_silgen_name("tessera_UIImage_contentsOfFile")
  public init?(contentsOfFile path: String, _of value: _ClassValue = _ClassValue())

  /// Returns an object that the initializer of these labels creates.
  @_silgen_name("tessera_UIImage_contentsOfFile")
  public static func _construct(
    contentsOfFile path: __owned String, _of value: _ClassValue
  ) -> Self? {
    tesseraConstruct(contentsOfFile: path).map { unsafeDowncast($0, to: Self.self) }
  }
}

extension UIImage {
  @_silgen_name("tessera_UIImage_contentsOfFile_object")
  convenience init?(tessera_contentsOfFile path: String) { self.init(contentsOfFile: path) }

  @_silgen_name("tessera_UIImage_contentsOfFile_object")
  fileprivate final class func tesseraConstruct(contentsOfFile path: __owned String) -> UIImage?
}
