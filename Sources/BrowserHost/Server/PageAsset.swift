/// A file of the page, embedded in the program.
struct PageAsset {
  /// The media type, for the header `Content-Type`.
  let type: String
  /// The content of the file.
  let bytes: [UInt8]

  /// The response with the file.
  var answer: PageAnswer { PageAnswer(type: type, body: bytes) }

  /// The page.
  static let index = PageAsset(type: "text/html; charset=utf-8", bytes: PackageResources.index_html)

  /// Returns the file with a name.
  static func named(_ name: String) -> PageAsset? {
    switch name {
    case "animations.js": script(PackageResources.animations_js)
    case "app.js": script(PackageResources.app_js)
    case "choices.js": script(PackageResources.choices_js)
    case "connection.js": script(PackageResources.connection_js)
    case "drawings.js": script(PackageResources.drawings_js)
    case "elements.js": script(PackageResources.elements_js)
    case "event-log.js": script(PackageResources.event_log_js)
    case "example.js": script(PackageResources.example_js)
    case "fault-panel.js": script(PackageResources.fault_panel_js)
    case "gallery.js": script(PackageResources.gallery_js)
    case "inspector.js": script(PackageResources.inspector_js)
    case "keyboard.js": script(PackageResources.keyboard_js)
    case "placeholders.js": script(PackageResources.placeholders_js)
    case "scene-view.js": script(PackageResources.scene_view_js)
    case "screen.js": script(PackageResources.screen_js)
    case "screen-size.js": script(PackageResources.screen_size_js)
    case "scroll-map.js": script(PackageResources.scroll_map_js)
    case "scroll-view.js": script(PackageResources.scroll_view_js)
    case "source-panel.js": script(PackageResources.source_panel_js)
    case "speech.js": script(PackageResources.speech_js)
    case "text-input.js": script(PackageResources.text_input_js)
    case "text-lines.js": script(PackageResources.text_lines_js)
    case "tile.js": script(PackageResources.tile_js)
    case "touches.js": script(PackageResources.touches_js)
    case "user-settings.js": script(PackageResources.user_settings_js)
    case "wake-lock.js": script(PackageResources.wake_lock_js)
    case "wheel.js": script(PackageResources.wheel_js)
    case "style.css": style(PackageResources.style_css)
    case "tools.css": style(PackageResources.tools_css)
    case "icon.svg": PageAsset(type: "image/svg+xml", bytes: PackageResources.icon_svg)
    default: nil
    }
  }

  private static func style(_ bytes: [UInt8]) -> PageAsset {
    PageAsset(type: "text/css; charset=utf-8", bytes: bytes)
  }

  private static func script(_ bytes: [UInt8]) -> PageAsset {
    PageAsset(type: "text/javascript; charset=utf-8", bytes: bytes)
  }
}
