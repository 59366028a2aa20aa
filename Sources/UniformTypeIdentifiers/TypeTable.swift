/// The facts about a kind.
struct TypeRecord: Sendable {
  let identifier: String
  let title: String
  let extensions: [String]
  let mimeTypes: [String]
  let parents: [String]

  fileprivate init(
    _ identifier: String, _ title: String, _ extensions: String, _ mimeTypes: String,
    _ parents: String
  ) {
    self.identifier = identifier
    self.title = title
    self.extensions = extensions.split(separator: " ").map(String.init)
    self.mimeTypes = mimeTypes.split(separator: " ").map(String.init)
    self.parents = parents.split(separator: " ").map(String.init)
  }
}

/// The kinds that are declared here.
enum TypeTable {
  /// The kinds by their identifiers.
  static let records = Dictionary(uniqueKeysWithValues: order.map { ($0.identifier, $0) })

  /// The kinds: identifier, description, extensions, media types, and the kinds that include them.
  static let order = [
    TypeRecord("public.item", "item", "", "", ""),
    TypeRecord("public.content", "content", "", "", ""),
    TypeRecord("public.composite-content", "composite content", "", "", "public.content"),
    TypeRecord("public.data", "data", "", "", "public.item"),
    TypeRecord("public.directory", "directory", "", "", "public.item"),
    TypeRecord("public.folder", "folder", "", "", "public.directory"),
    TypeRecord("com.apple.package", "package", "", "", "public.directory"),
    TypeRecord("public.archive", "archive", "", "", ""),
    TypeRecord(
      "public.zip-archive", "ZIP archive", "zip", "application/zip", "public.data public.archive"),
    TypeRecord(
      "org.gnu.gnu-zip-archive", "GZip archive", "gz", "application/gzip",
      "public.data public.archive"),
    TypeRecord("public.url", "URL", "", "", "public.data"),
    TypeRecord("public.file-url", "file URL", "", "", "public.url"),
    TypeRecord("public.text", "text", "", "", "public.data public.content"),
    TypeRecord("public.plain-text", "plain text", "txt text", "text/plain", "public.text"),
    TypeRecord(
      "public.utf8-plain-text", "UTF-8 text", "", "text/plain;charset=utf-8", "public.plain-text"),
    TypeRecord(
      "public.utf16-plain-text", "UTF-16 text", "", "text/plain;charset=utf-16", "public.plain-text"
    ),
    TypeRecord("public.rtf", "RTF document", "rtf", "text/rtf application/rtf", "public.text"),
    TypeRecord("public.html", "HTML text", "html htm", "text/html", "public.text"),
    TypeRecord("public.xml", "XML text", "xml", "application/xml text/xml", "public.text"),
    TypeRecord("public.json", "JSON", "json", "application/json", "public.text"),
    TypeRecord("public.yaml", "YAML", "yaml yml", "application/x-yaml", "public.text"),
    TypeRecord(
      "public.comma-separated-values-text", "CSV", "csv", "text/csv", "public.delimited-values-text"
    ),
    TypeRecord("public.delimited-values-text", "delimited values", "", "", "public.text"),
    TypeRecord(
      "public.tab-separated-values-text", "TSV", "tsv", "text/tab-separated-values",
      "public.delimited-values-text"),
    TypeRecord("public.source-code", "source code", "", "", "public.plain-text"),
    TypeRecord("public.swift-source", "Swift source", "swift", "", "public.source-code"),
    TypeRecord("com.apple.property-list", "property list", "plist", "", "public.data"),
    TypeRecord("public.image", "image", "", "", "public.data public.content"),
    TypeRecord("public.jpeg", "JPEG image", "jpeg jpg jpe", "image/jpeg image/jpg", "public.image"),
    TypeRecord("public.png", "PNG image", "png", "image/png", "public.image"),
    TypeRecord("com.compuserve.gif", "GIF image", "gif", "image/gif", "public.image"),
    TypeRecord("public.tiff", "TIFF image", "tiff tif", "image/tiff", "public.image"),
    TypeRecord("com.microsoft.bmp", "BMP image", "bmp", "image/bmp", "public.image"),
    TypeRecord(
      "public.heic", "HEIC image", "heic", "image/heic", "public.heif-standard public.image"),
    TypeRecord(
      "public.heif", "HEIF image", "heif", "image/heif", "public.heif-standard public.image"),
    TypeRecord("org.webmproject.webp", "WebP image", "webp", "image/webp", "public.image"),
    TypeRecord(
      "public.svg-image", "SVG image", "svg svgz", "image/svg+xml", "public.image public.xml"),
    TypeRecord("public.camera-raw-image", "raw image", "", "", "public.image"),
    TypeRecord("com.apple.live-photo", "Live Photo", "", "", ""),
    TypeRecord("com.apple.icns", "icon", "icns", "", "public.image"),
    TypeRecord(
      "com.microsoft.ico", "Windows icon", "ico", "image/vnd.microsoft.icon", "public.image"),
    TypeRecord(
      "com.adobe.pdf", "PDF document", "pdf", "application/pdf",
      "public.data public.composite-content"),
    TypeRecord(
      "org.idpf.epub-container", "EPUB book", "epub", "application/epub+zip",
      "public.data public.composite-content"),
    TypeRecord(
      "public.audiovisual-content", "audiovisual content", "", "", "public.data public.content"),
    TypeRecord("public.movie", "movie", "", "", "public.audiovisual-content"),
    TypeRecord("public.video", "video", "", "", "public.movie"),
    TypeRecord("public.audio", "audio", "", "", "public.audiovisual-content"),
    TypeRecord(
      "com.apple.quicktime-movie", "QuickTime movie", "mov qt", "video/quicktime", "public.movie"),
    TypeRecord("public.mpeg", "MPEG movie", "mpg mpeg", "video/mpeg", "public.movie"),
    TypeRecord("public.mpeg-4", "MPEG-4 movie", "mp4 mpg4", "video/mp4", "public.movie"),
    TypeRecord(
      "com.apple.protected-mpeg-4-video", "protected MPEG-4 movie", "m4v", "video/x-m4v",
      "public.movie"),
    TypeRecord("public.avi", "AVI movie", "avi", "video/avi", "public.movie"),
    TypeRecord("public.mp3", "MP3 audio", "mp3", "audio/mpeg", "public.audio"),
    TypeRecord("public.mpeg-4-audio", "MPEG-4 audio", "m4a", "audio/mp4", "public.audio"),
    TypeRecord(
      "com.microsoft.waveform-audio", "WAV audio", "wav", "audio/vnd.wave", "public.audio"),
    TypeRecord("public.aiff-audio", "AIFF audio", "aiff aif", "audio/aiff", "public.audio"),
    TypeRecord("public.midi-audio", "MIDI audio", "mid midi", "audio/midi", "public.audio"),
    TypeRecord("public.font", "font", "", "", ""),
    TypeRecord("public.contact", "contact", "", "", ""),
    TypeRecord("public.vcard", "vCard", "vcf vcard", "text/vcard", "public.text public.contact"),
    TypeRecord("public.calendar-event", "calendar event", "", "", ""),
    TypeRecord("public.message", "message", "", "", ""),
    TypeRecord(
      "public.email-message", "email message", "eml", "message/rfc822", "public.data public.message"
    ),
    TypeRecord("public.bookmark", "bookmark", "", "", ""),
    TypeRecord("public.database", "database", "", "", ""),
    TypeRecord("public.executable", "executable", "", "", "public.item"),
    TypeRecord("public.script", "script", "", "", "public.source-code"),
    TypeRecord(
      "com.netscape.javascript-source", "JavaScript source", "js mjs", "text/javascript",
      "public.source-code public.executable"),
    TypeRecord("public.heif-standard", "HEIF image", "", "", "public.image"),
  ]
}
