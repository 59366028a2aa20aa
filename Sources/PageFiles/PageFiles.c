// The files of the page, embedded by the compiler.
//
// Array literals in Swift, which the package manager's `embedInCode` writes, take 18 seconds of
// processor time in a debug build.

#include "PageFiles.h"

#include <string.h>

// Part of C23, and of clang in all language modes.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char animations_js[] = {
#embed "../BrowserHost/Page/animations.js"
};
static const unsigned char app_js[] = {
#embed "../BrowserHost/Page/app.js"
};
static const unsigned char choices_js[] = {
#embed "../BrowserHost/Page/choices.js"
};
static const unsigned char connection_js[] = {
#embed "../BrowserHost/Page/connection.js"
};
static const unsigned char device_bars_js[] = {
#embed "../BrowserHost/Page/device-bars.js"
};
static const unsigned char drawings_js[] = {
#embed "../BrowserHost/Page/drawings.js"
};
static const unsigned char elements_js[] = {
#embed "../BrowserHost/Page/elements.js"
};
static const unsigned char event_log_js[] = {
#embed "../BrowserHost/Page/event-log.js"
};
static const unsigned char example_js[] = {
#embed "../BrowserHost/Page/example.js"
};
static const unsigned char fault_panel_js[] = {
#embed "../BrowserHost/Page/fault-panel.js"
};
static const unsigned char gallery_js[] = {
#embed "../BrowserHost/Page/gallery.js"
};
static const unsigned char icon_svg[] = {
#embed "../BrowserHost/Page/icon.svg"
};
static const unsigned char index_html[] = {
#embed "../BrowserHost/Page/index.html"
};
static const unsigned char inspector_js[] = {
#embed "../BrowserHost/Page/inspector.js"
};
static const unsigned char keyboard_js[] = {
#embed "../BrowserHost/Page/keyboard.js"
};
static const unsigned char media_js[] = {
#embed "../BrowserHost/Page/media.js"
};
static const unsigned char placeholders_js[] = {
#embed "../BrowserHost/Page/placeholders.js"
};
static const unsigned char scene_view_js[] = {
#embed "../BrowserHost/Page/scene-view.js"
};
static const unsigned char screen_size_js[] = {
#embed "../BrowserHost/Page/screen-size.js"
};
static const unsigned char screen_js[] = {
#embed "../BrowserHost/Page/screen.js"
};
static const unsigned char scroll_map_js[] = {
#embed "../BrowserHost/Page/scroll-map.js"
};
static const unsigned char scroll_view_js[] = {
#embed "../BrowserHost/Page/scroll-view.js"
};
static const unsigned char source_panel_js[] = {
#embed "../BrowserHost/Page/source-panel.js"
};
static const unsigned char speech_js[] = {
#embed "../BrowserHost/Page/speech.js"
};
static const unsigned char style_css[] = {
#embed "../BrowserHost/Page/style.css"
};
static const unsigned char text_input_js[] = {
#embed "../BrowserHost/Page/text-input.js"
};
static const unsigned char text_lines_js[] = {
#embed "../BrowserHost/Page/text-lines.js"
};
static const unsigned char tile_js[] = {
#embed "../BrowserHost/Page/tile.js"
};
static const unsigned char tools_css[] = {
#embed "../BrowserHost/Page/tools.css"
};
static const unsigned char touches_js[] = {
#embed "../BrowserHost/Page/touches.js"
};
static const unsigned char user_settings_js[] = {
#embed "../BrowserHost/Page/user-settings.js"
};
static const unsigned char wake_lock_js[] = {
#embed "../BrowserHost/Page/wake-lock.js"
};
static const unsigned char wheel_js[] = {
#embed "../BrowserHost/Page/wheel.js"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const PageFile files[] = {
    FILE("animations.js", animations_js),
    FILE("app.js", app_js),
    FILE("choices.js", choices_js),
    FILE("connection.js", connection_js),
    FILE("device-bars.js", device_bars_js),
    FILE("drawings.js", drawings_js),
    FILE("elements.js", elements_js),
    FILE("event-log.js", event_log_js),
    FILE("example.js", example_js),
    FILE("fault-panel.js", fault_panel_js),
    FILE("gallery.js", gallery_js),
    FILE("icon.svg", icon_svg),
    FILE("index.html", index_html),
    FILE("inspector.js", inspector_js),
    FILE("keyboard.js", keyboard_js),
    FILE("media.js", media_js),
    FILE("placeholders.js", placeholders_js),
    FILE("scene-view.js", scene_view_js),
    FILE("screen-size.js", screen_size_js),
    FILE("screen.js", screen_js),
    FILE("scroll-map.js", scroll_map_js),
    FILE("scroll-view.js", scroll_view_js),
    FILE("source-panel.js", source_panel_js),
    FILE("speech.js", speech_js),
    FILE("style.css", style_css),
    FILE("text-input.js", text_input_js),
    FILE("text-lines.js", text_lines_js),
    FILE("tile.js", tile_js),
    FILE("tools.css", tools_css),
    FILE("touches.js", touches_js),
    FILE("user-settings.js", user_settings_js),
    FILE("wake-lock.js", wake_lock_js),
    FILE("wheel.js", wheel_js),
};

const PageFile *page_file_named(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return NULL;
}
