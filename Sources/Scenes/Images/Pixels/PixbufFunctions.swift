/// The functions of gdk-pixbuf, with which librsvg also reads pictures.
struct PixbufFunctions: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Getter = @convention(c) (Object?) -> Int32
  typealias Derive = @convention(c) (Object?) -> Object?

  let createLoader: @convention(c) () -> Object?
  let write: @convention(c) (Object?, UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> Int32
  let close: @convention(c) (Object?, UnsafeMutableRawPointer?) -> Int32
  let animation: Derive
  let picture: Derive
  let isStatic: Getter
  /// Returns a position in an animation at a time, of seconds and microseconds.
  let iterator: @convention(c) (Object?, UnsafePointer<Int>?) -> Object?
  let advance: @convention(c) (Object?, UnsafePointer<Int>?) -> Int32
  let framePicture: Derive
  /// The time in milliseconds until the next frame; -1 for none.
  let delay: Getter
  let width: Getter
  let height: Getter
  let stride: Getter
  let channels: Getter
  let pixels: @convention(c) (Object?) -> UnsafePointer<UInt8>?
  let release: @convention(c) (Object?) -> Void

  private init?() {
    guard
      let pixbuf = PixelLibrary(
        linux: "libgdk_pixbuf-2.0.so.0", apple: "libgdk_pixbuf-2.0.0.dylib"),
      let objects = PixelLibrary(linux: "libgobject-2.0.so.0", apple: "libgobject-2.0.0.dylib"),
      let createLoader = pixbuf.function(
        "gdk_pixbuf_loader_new", as: (@convention(c) () -> Object?).self),
      let write = pixbuf.function(
        "gdk_pixbuf_loader_write",
        as: (@convention(c) (Object?, UnsafePointer<UInt8>?, Int, UnsafeMutableRawPointer?) -> Int32)
          .self),
      let close = pixbuf.function(
        "gdk_pixbuf_loader_close",
        as: (@convention(c) (Object?, UnsafeMutableRawPointer?) -> Int32).self),
      let animation = pixbuf.function("gdk_pixbuf_loader_get_animation", as: Derive.self),
      let picture = pixbuf.function("gdk_pixbuf_loader_get_pixbuf", as: Derive.self),
      let isStatic = pixbuf.function("gdk_pixbuf_animation_is_static_image", as: Getter.self),
      let iterator = pixbuf.function(
        "gdk_pixbuf_animation_get_iter",
        as: (@convention(c) (Object?, UnsafePointer<Int>?) -> Object?).self),
      let advance = pixbuf.function(
        "gdk_pixbuf_animation_iter_advance",
        as: (@convention(c) (Object?, UnsafePointer<Int>?) -> Int32).self),
      let framePicture = pixbuf.function("gdk_pixbuf_animation_iter_get_pixbuf", as: Derive.self),
      let delay = pixbuf.function("gdk_pixbuf_animation_iter_get_delay_time", as: Getter.self),
      let width = pixbuf.function("gdk_pixbuf_get_width", as: Getter.self),
      let height = pixbuf.function("gdk_pixbuf_get_height", as: Getter.self),
      let stride = pixbuf.function("gdk_pixbuf_get_rowstride", as: Getter.self),
      let channels = pixbuf.function("gdk_pixbuf_get_n_channels", as: Getter.self),
      let pixels = pixbuf.function(
        "gdk_pixbuf_get_pixels", as: (@convention(c) (Object?) -> UnsafePointer<UInt8>?).self),
      let release = objects.function("g_object_unref", as: (@convention(c) (Object?) -> Void).self)
    else { return nil }
    self.createLoader = createLoader
    self.write = write
    self.close = close
    self.animation = animation
    self.picture = picture
    self.isStatic = isStatic
    self.iterator = iterator
    self.advance = advance
    self.framePicture = framePicture
    self.delay = delay
    self.width = width
    self.height = height
    self.stride = stride
    self.channels = channels
    self.pixels = pixels
    self.release = release
  }

  /// The functions, loaded at the first use; `nil` if the system does not have the library.
  static let loaded = PixbufFunctions()
}
