/// The functions of librsvg, and of the libraries for text that it uses.
struct RSVGFunctions: @unchecked Sendable {
  typealias Object = UnsafeMutableRawPointer

  /// The location where a library stores an error: a `GError`.
  typealias FailurePointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// Makes a reader of a document with flags.
  let createHandle: @convention(c) (Int32) -> Object?
  /// Adds bytes to the document of a reader; returns 0 for an error.
  let write: @convention(c) (Object?, UnsafePointer<UInt8>?, Int, FailurePointer?) -> Int32
  /// Ends the document of a reader; returns 0 for an error.
  let close: @convention(c) (Object?, FailurePointer?) -> Int32
  /// Draws in a rectangle of four numbers: x, y, width, and height.
  let render: @convention(c) (Object?, Object?, UnsafePointer<Double>?, FailurePointer?) -> Int32
  let release: @convention(c) (Object?) -> Void
  let freeFailure: @convention(c) (Object?) -> Void

  let fontMap: @convention(c) () -> Object?
  let createTextContext: @convention(c) (Object?) -> Object?
  let setResolution: @convention(c) (Object?, Double) -> Void
  let setFontOptions: @convention(c) (Object?, Object?) -> Void
  let setRoundsPositions: @convention(c) (Object?, Int32) -> Void
  let createLayout: @convention(c) (Object?) -> Object?
  let setText: @convention(c) (Object?, UnsafePointer<CChar>?, Int32) -> Void
  let setFont: @convention(c) (Object?, Object?) -> Void
  let setAttributes: @convention(c) (Object?, Object?) -> Void
  let getSize:
    @convention(c) (Object?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
  /// The number of characters in a layout that no font has.
  let countUnknownGlyphs: @convention(c) (Object?) -> Int32
  let createFont: @convention(c) () -> Object?
  let freeFont: @convention(c) (Object?) -> Void
  let setFamily: @convention(c) (Object?, UnsafePointer<CChar>?) -> Void
  let setSize: @convention(c) (Object?, Int32) -> Void
  let setWeight: @convention(c) (Object?, Int32) -> Void
  let setStyle: @convention(c) (Object?, Int32) -> Void
  let createAttributes: @convention(c) () -> Object?
  let releaseAttributes: @convention(c) (Object?) -> Void
  let letterSpacing: @convention(c) (Int32) -> Object?
  let insertAttribute: @convention(c) (Object?, Object?) -> Void

  /// The flag of a reader of documents of any length: without it, the reader refuses documents of
  /// more than 10 million bytes, which a few photos have.
  static let unlimited: Int32 = 1
  /// The offset of the message in a `GError`, behind two numbers of four bytes.
  static let messageOffset = 8
  /// The number of Pango's units in a point.
  static let unitsPerPoint = 1024.0
  /// Pango's value for italic characters.
  static let italic: Int32 = 2

  private init() throws(PNGFailure) {
    typealias Make = @convention(c) () -> Object?
    typealias Derive = @convention(c) (Object?) -> Object?
    typealias Action = @convention(c) (Object?) -> Void
    typealias Pair = @convention(c) (Object?, Object?) -> Void
    typealias Number = @convention(c) (Object?, Int32) -> Void
    let rsvg = try DynamicLibrary(linux: "librsvg-2.so.2", apple: "librsvg-2.2.dylib")
    createHandle = try rsvg.function(
      "rsvg_handle_new_with_flags", as: (@convention(c) (Int32) -> Object?).self)
    write = try rsvg.function(
      "rsvg_handle_write",
      as: (@convention(c) (Object?, UnsafePointer<UInt8>?, Int, FailurePointer?) -> Int32).self)
    close = try rsvg.function(
      "rsvg_handle_close", as: (@convention(c) (Object?, FailurePointer?) -> Int32).self)
    render = try rsvg.function(
      "rsvg_handle_render_document",
      as: (@convention(c) (Object?, Object?, UnsafePointer<Double>?, FailurePointer?) -> Int32)
        .self)
    let objects = try DynamicLibrary(
      linux: "libgobject-2.0.so.0", apple: "libgobject-2.0.0.dylib")
    release = try objects.function("g_object_unref", as: Action.self)
    let glib = try DynamicLibrary(linux: "libglib-2.0.so.0", apple: "libglib-2.0.0.dylib")
    freeFailure = try glib.function("g_error_free", as: Action.self)

    let drawn = try DynamicLibrary(
      linux: "libpangocairo-1.0.so.0", apple: "libpangocairo-1.0.0.dylib")
    fontMap = try drawn.function("pango_cairo_font_map_get_default", as: Make.self)
    setResolution = try drawn.function(
      "pango_cairo_context_set_resolution", as: (@convention(c) (Object?, Double) -> Void).self)
    setFontOptions = try drawn.function("pango_cairo_context_set_font_options", as: Pair.self)
    let pango = try DynamicLibrary(linux: "libpango-1.0.so.0", apple: "libpango-1.0.0.dylib")
    createTextContext = try pango.function("pango_font_map_create_context", as: Derive.self)
    setRoundsPositions = try pango.function(
      "pango_context_set_round_glyph_positions", as: Number.self)
    createLayout = try pango.function("pango_layout_new", as: Derive.self)
    setText = try pango.function(
      "pango_layout_set_text",
      as: (@convention(c) (Object?, UnsafePointer<CChar>?, Int32) -> Void).self)
    setFont = try pango.function("pango_layout_set_font_description", as: Pair.self)
    setAttributes = try pango.function("pango_layout_set_attributes", as: Pair.self)
    getSize = try pango.function(
      "pango_layout_get_size",
      as: (@convention(c) (
        Object?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
      ) -> Void).self)
    countUnknownGlyphs = try pango.function(
      "pango_layout_get_unknown_glyphs_count", as: (@convention(c) (Object?) -> Int32).self)
    createFont = try pango.function("pango_font_description_new", as: Make.self)
    freeFont = try pango.function("pango_font_description_free", as: Action.self)
    setFamily = try pango.function(
      "pango_font_description_set_family",
      as: (@convention(c) (Object?, UnsafePointer<CChar>?) -> Void).self)
    setSize = try pango.function("pango_font_description_set_size", as: Number.self)
    setWeight = try pango.function("pango_font_description_set_weight", as: Number.self)
    setStyle = try pango.function("pango_font_description_set_style", as: Number.self)
    createAttributes = try pango.function("pango_attr_list_new", as: Make.self)
    releaseAttributes = try pango.function("pango_attr_list_unref", as: Action.self)
    letterSpacing = try pango.function(
      "pango_attr_letter_spacing_new", as: (@convention(c) (Int32) -> Object?).self)
    insertAttribute = try pango.function("pango_attr_list_insert", as: Pair.self)
  }

  private static let loaded = Result<RSVGFunctions, PNGFailure> {
    () throws(PNGFailure) in try RSVGFunctions()
  }

  /// Returns the functions, and loads the libraries at the first call.
  static func load() throws(PNGFailure) -> RSVGFunctions { try loaded.get() }
}
