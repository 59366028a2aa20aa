/// The functions of cairo: images of pixels and their PNGs.
struct CairoFunctions: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer
  /// Receives or provides bytes of a PNG, and returns a status.
  typealias Stream =
    @convention(c) (Object?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32

  let createImage: @convention(c) (Int32, Int32, Int32) -> Object?
  let readPNG: @convention(c) (Stream, Object?) -> Object?
  let writePNG: @convention(c) (Object?, Stream, Object?) -> Int32
  let status: @convention(c) (Object?) -> Int32
  let flush: @convention(c) (Object?) -> Void
  let markDirty: @convention(c) (Object?) -> Void
  let width: @convention(c) (Object?) -> Int32
  let height: @convention(c) (Object?) -> Int32
  let stride: @convention(c) (Object?) -> Int32
  let format: @convention(c) (Object?) -> Int32
  let pixels: @convention(c) (Object?) -> UnsafeMutablePointer<UInt8>?
  let destroyImage: @convention(c) (Object?) -> Void
  let createContext: @convention(c) (Object?) -> Object?
  let destroyContext: @convention(c) (Object?) -> Void
  let createFontOptions: @convention(c) () -> Object?
  let destroyFontOptions: @convention(c) (Object?) -> Void
  let setHintStyle: @convention(c) (Object?, Int32) -> Void
  let setHintMetrics: @convention(c) (Object?, Int32) -> Void

  /// The format with four bytes for each pixel, premultiplied: blue, green, red, alpha.
  static let argb32: Int32 = 0
  /// The format of PNGs without transparency: the same without alpha.
  static let rgb24: Int32 = 1
  static let success: Int32 = 0
  static let readError: Int32 = 10
  /// No hinting of the outlines of characters.
  static let hintStyleNone: Int32 = 1
  /// No rounding of the widths of characters.
  static let hintMetricsOff: Int32 = 1

  private init() throws(PNGFailure) {
    let cairo = try DynamicLibrary(linux: "libcairo.so.2", apple: "libcairo.2.dylib")
    typealias Getter = @convention(c) (Object?) -> Int32
    typealias Action = @convention(c) (Object?) -> Void
    createImage = try cairo.function(
      "cairo_image_surface_create", as: (@convention(c) (Int32, Int32, Int32) -> Object?).self)
    readPNG = try cairo.function(
      "cairo_image_surface_create_from_png_stream",
      as: (@convention(c) (Stream, Object?) -> Object?).self)
    writePNG = try cairo.function(
      "cairo_surface_write_to_png_stream",
      as: (@convention(c) (Object?, Stream, Object?) -> Int32).self)
    status = try cairo.function("cairo_surface_status", as: Getter.self)
    flush = try cairo.function("cairo_surface_flush", as: Action.self)
    markDirty = try cairo.function("cairo_surface_mark_dirty", as: Action.self)
    width = try cairo.function("cairo_image_surface_get_width", as: Getter.self)
    height = try cairo.function("cairo_image_surface_get_height", as: Getter.self)
    stride = try cairo.function("cairo_image_surface_get_stride", as: Getter.self)
    format = try cairo.function("cairo_image_surface_get_format", as: Getter.self)
    pixels = try cairo.function(
      "cairo_image_surface_get_data",
      as: (@convention(c) (Object?) -> UnsafeMutablePointer<UInt8>?).self)
    destroyImage = try cairo.function("cairo_surface_destroy", as: Action.self)
    createContext = try cairo.function(
      "cairo_create", as: (@convention(c) (Object?) -> Object?).self)
    destroyContext = try cairo.function("cairo_destroy", as: Action.self)
    createFontOptions = try cairo.function(
      "cairo_font_options_create", as: (@convention(c) () -> Object?).self)
    destroyFontOptions = try cairo.function("cairo_font_options_destroy", as: Action.self)
    typealias Setter = @convention(c) (Object?, Int32) -> Void
    setHintStyle = try cairo.function("cairo_font_options_set_hint_style", as: Setter.self)
    setHintMetrics = try cairo.function("cairo_font_options_set_hint_metrics", as: Setter.self)
  }

  private static let loaded = Result<CairoFunctions, PNGFailure> {
    () throws(PNGFailure) in try CairoFunctions()
  }

  /// Returns the functions, and loads the library at the first call.
  static func load() throws(PNGFailure) -> CairoFunctions { try loaded.get() }
}
