// The kinds with names.
extension UTType {
  /// `public.item`.
  public static var item: UTType { .known("public.item") }
  /// `public.content`.
  public static var content: UTType { .known("public.content") }
  /// `public.composite-content`.
  public static var compositeContent: UTType { .known("public.composite-content") }
  /// `public.data`.
  public static var data: UTType { .known("public.data") }
  /// `public.directory`.
  public static var directory: UTType { .known("public.directory") }
  /// `public.folder`.
  public static var folder: UTType { .known("public.folder") }
  /// `com.apple.package`.
  public static var package: UTType { .known("com.apple.package") }
  /// `public.archive`.
  public static var archive: UTType { .known("public.archive") }
  /// `public.zip-archive`.
  public static var zip: UTType { .known("public.zip-archive") }
  /// `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { .known("org.gnu.gnu-zip-archive") }
  /// `public.url`.
  public static var url: UTType { .known("public.url") }
  /// `public.file-url`.
  public static var fileURL: UTType { .known("public.file-url") }
  /// `public.text`.
  public static var text: UTType { .known("public.text") }
  /// `public.plain-text`.
  public static var plainText: UTType { .known("public.plain-text") }
  /// `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { .known("public.utf8-plain-text") }
  /// `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { .known("public.utf16-plain-text") }
  /// `public.rtf`.
  public static var rtf: UTType { .known("public.rtf") }
  /// `public.html`.
  public static var html: UTType { .known("public.html") }
  /// `public.xml`.
  public static var xml: UTType { .known("public.xml") }
  /// `public.json`.
  public static var json: UTType { .known("public.json") }
  /// `public.yaml`.
  public static var yaml: UTType { .known("public.yaml") }
  /// `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { .known("public.comma-separated-values-text") }
  /// `public.delimited-values-text`.
  public static var delimitedText: UTType { .known("public.delimited-values-text") }
  /// `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { .known("public.tab-separated-values-text") }
  /// `public.source-code`.
  public static var sourceCode: UTType { .known("public.source-code") }
  /// `public.swift-source`.
  public static var swiftSource: UTType { .known("public.swift-source") }
  /// `com.apple.property-list`.
  public static var propertyList: UTType { .known("com.apple.property-list") }
  /// `public.image`.
  public static var image: UTType { .known("public.image") }
  /// `public.jpeg`.
  public static var jpeg: UTType { .known("public.jpeg") }
  /// `public.png`.
  public static var png: UTType { .known("public.png") }
  /// `com.compuserve.gif`.
  public static var gif: UTType { .known("com.compuserve.gif") }
  /// `public.tiff`.
  public static var tiff: UTType { .known("public.tiff") }
  /// `com.microsoft.bmp`.
  public static var bmp: UTType { .known("com.microsoft.bmp") }
  /// `public.heic`.
  public static var heic: UTType { .known("public.heic") }
  /// `public.heif`.
  public static var heif: UTType { .known("public.heif") }
  /// `org.webmproject.webp`.
  public static var webP: UTType { .known("org.webmproject.webp") }
  /// `public.svg-image`.
  public static var svg: UTType { .known("public.svg-image") }
  /// `public.camera-raw-image`.
  public static var rawImage: UTType { .known("public.camera-raw-image") }
  /// `com.apple.live-photo`.
  public static var livePhoto: UTType { .known("com.apple.live-photo") }
  /// `com.apple.icns`.
  public static var icon: UTType { .known("com.apple.icns") }
  /// `com.microsoft.ico`.
  public static var ico: UTType { .known("com.microsoft.ico") }
  /// `com.adobe.pdf`.
  public static var pdf: UTType { .known("com.adobe.pdf") }
  /// `org.idpf.epub-container`.
  public static var epub: UTType { .known("org.idpf.epub-container") }
  /// `public.audiovisual-content`.
  public static var audiovisualContent: UTType { .known("public.audiovisual-content") }
  /// `public.movie`.
  public static var movie: UTType { .known("public.movie") }
  /// `public.video`.
  public static var video: UTType { .known("public.video") }
  /// `public.audio`.
  public static var audio: UTType { .known("public.audio") }
  /// `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { .known("com.apple.quicktime-movie") }
  /// `public.mpeg`.
  public static var mpeg: UTType { .known("public.mpeg") }
  /// `public.mpeg-4`.
  public static var mpeg4Movie: UTType { .known("public.mpeg-4") }
  /// `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: UTType { .known("com.apple.protected-mpeg-4-video") }
  /// `public.avi`.
  public static var avi: UTType { .known("public.avi") }
  /// `public.mp3`.
  public static var mp3: UTType { .known("public.mp3") }
  /// `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { .known("public.mpeg-4-audio") }
  /// `com.microsoft.waveform-audio`.
  public static var wav: UTType { .known("com.microsoft.waveform-audio") }
  /// `public.aiff-audio`.
  public static var aiff: UTType { .known("public.aiff-audio") }
  /// `public.midi-audio`.
  public static var midi: UTType { .known("public.midi-audio") }
  /// `public.font`.
  public static var font: UTType { .known("public.font") }
  /// `public.contact`.
  public static var contact: UTType { .known("public.contact") }
  /// `public.vcard`.
  public static var vCard: UTType { .known("public.vcard") }
  /// `public.calendar-event`.
  public static var calendarEvent: UTType { .known("public.calendar-event") }
  /// `public.message`.
  public static var message: UTType { .known("public.message") }
  /// `public.email-message`.
  public static var emailMessage: UTType { .known("public.email-message") }
  /// `public.bookmark`.
  public static var bookmark: UTType { .known("public.bookmark") }
  /// `public.database`.
  public static var database: UTType { .known("public.database") }
  /// `public.executable`.
  public static var executable: UTType { .known("public.executable") }
  /// `public.script`.
  public static var script: UTType { .known("public.script") }
  /// `com.netscape.javascript-source`.
  public static var javaScript: UTType { .known("com.netscape.javascript-source") }
}
