// The named types. Each is the type of the identifier in its declaration.
extension UTType {
  /// The base type of items of a file system: files and folders.
  public static var item: UTType { .known("public.item") }
  /// The base type of contents that a user handles, such as documents, pictures and contacts.
  public static var content: UTType { .known("public.content") }
  /// The base type of documents with contents of several types, such as PDF.
  public static var compositeContent: UTType { .known("public.composite-content") }
  /// The base type of byte streams, such as files.
  public static var data: UTType { .known("public.data") }
  /// The base type of directories: folders, packages and volumes.
  public static var directory: UTType { .known("public.directory") }
  /// The type of folders that a user opens.
  public static var folder: UTType { .known("public.folder") }
  /// The type of packages: directories that appear as one file.
  public static var package: UTType { .known("com.apple.package") }
  /// The base type of archives of files.
  public static var archive: UTType { .known("public.archive") }
  /// The type of ZIP archives.
  public static var zip: UTType { .known("public.zip-archive") }
  /// The type of gzip archives.
  public static var gzip: UTType { .known("org.gnu.gnu-zip-archive") }
  /// The type of URLs.
  public static var url: UTType { .known("public.url") }
  /// The type of URLs of files.
  public static var fileURL: UTType { .known("public.file-url") }
  /// The base type of texts, with or without styles.
  public static var text: UTType { .known("public.text") }
  /// The type of plain texts in an unspecified encoding.
  public static var plainText: UTType { .known("public.plain-text") }
  /// The type of plain texts in UTF-8.
  public static var utf8PlainText: UTType { .known("public.utf8-plain-text") }
  /// The type of plain texts in UTF-16.
  public static var utf16PlainText: UTType { .known("public.utf16-plain-text") }
  /// The type of RTF documents.
  public static var rtf: UTType { .known("public.rtf") }
  /// The type of HTML documents.
  public static var html: UTType { .known("public.html") }
  /// The type of XML documents.
  public static var xml: UTType { .known("public.xml") }
  /// The type of JSON documents.
  public static var json: UTType { .known("public.json") }
  /// The type of YAML documents.
  public static var yaml: UTType { .known("public.yaml") }
  /// The type of tables with comma-separated values (CSV).
  public static var commaSeparatedText: UTType { .known("public.comma-separated-values-text") }
  /// The base type of tables with values between delimiters.
  public static var delimitedText: UTType { .known("public.delimited-values-text") }
  /// The type of tables with tab-separated values (TSV).
  public static var tabSeparatedText: UTType { .known("public.tab-separated-values-text") }
  /// The base type of source code.
  public static var sourceCode: UTType { .known("public.source-code") }
  /// The type of Swift source code.
  public static var swiftSource: UTType { .known("public.swift-source") }
  /// The base type of property lists.
  public static var propertyList: UTType { .known("com.apple.property-list") }
  /// The base type of images.
  public static var image: UTType { .known("public.image") }
  /// The type of JPEG images.
  public static var jpeg: UTType { .known("public.jpeg") }
  /// The type of PNG images.
  public static var png: UTType { .known("public.png") }
  /// The type of GIF images.
  public static var gif: UTType { .known("com.compuserve.gif") }
  /// The type of TIFF images.
  public static var tiff: UTType { .known("public.tiff") }
  /// The type of Windows bitmaps.
  public static var bmp: UTType { .known("com.microsoft.bmp") }
  /// The type of HEIC images.
  public static var heic: UTType { .known("public.heic") }
  /// The type of HEIF images.
  public static var heif: UTType { .known("public.heif") }
  /// The type of WebP images.
  public static var webP: UTType { .known("org.webmproject.webp") }
  /// The type of SVG images.
  public static var svg: UTType { .known("public.svg-image") }
  /// The base type of raw images of cameras.
  public static var rawImage: UTType { .known("public.camera-raw-image") }
  /// The type of Live Photos.
  public static var livePhoto: UTType { .known("com.apple.live-photo") }
  /// The type of Apple icon files (ICNS).
  public static var icon: UTType { .known("com.apple.icns") }
  /// The type of Windows icon files (ICO).
  public static var ico: UTType { .known("com.microsoft.ico") }
  /// The type of PDF documents.
  public static var pdf: UTType { .known("com.adobe.pdf") }
  /// The type of EPUB books.
  public static var epub: UTType { .known("org.idpf.epub-container") }
  /// The base type of media with sound or moving pictures.
  public static var audiovisualContent: UTType { .known("public.audiovisual-content") }
  /// The base type of media with moving pictures and, possibly, sound.
  public static var movie: UTType { .known("public.movie") }
  /// The base type of media with moving pictures and without sound.
  public static var video: UTType { .known("public.video") }
  /// The base type of media with sound only.
  public static var audio: UTType { .known("public.audio") }
  /// The type of QuickTime movies.
  public static var quickTimeMovie: UTType { .known("com.apple.quicktime-movie") }
  /// The type of MPEG-1 and MPEG-2 movies.
  public static var mpeg: UTType { .known("public.mpeg") }
  /// The type of MPEG-4 movies.
  public static var mpeg4Movie: UTType { .known("public.mpeg-4") }
  /// The type of protected MPEG-4 videos of Apple.
  public static var appleProtectedMPEG4Video: UTType { .known("com.apple.protected-mpeg-4-video") }
  /// The type of AVI movies.
  public static var avi: UTType { .known("public.avi") }
  /// The type of MP3 audio.
  public static var mp3: UTType { .known("public.mp3") }
  /// The type of MPEG-4 audio.
  public static var mpeg4Audio: UTType { .known("public.mpeg-4-audio") }
  /// The type of WAVE audio.
  public static var wav: UTType { .known("com.microsoft.waveform-audio") }
  /// The type of AIFF audio.
  public static var aiff: UTType { .known("public.aiff-audio") }
  /// The type of MIDI music.
  public static var midi: UTType { .known("public.midi-audio") }
  /// The base type of fonts.
  public static var font: UTType { .known("public.font") }
  /// The base type of contacts.
  public static var contact: UTType { .known("public.contact") }
  /// The type of vCard contacts.
  public static var vCard: UTType { .known("public.vcard") }
  /// The base type of calendar events.
  public static var calendarEvent: UTType { .known("public.calendar-event") }
  /// The base type of messages.
  public static var message: UTType { .known("public.message") }
  /// The type of email messages.
  public static var emailMessage: UTType { .known("public.email-message") }
  /// The base type of bookmarks.
  public static var bookmark: UTType { .known("public.bookmark") }
  /// The base type of databases.
  public static var database: UTType { .known("public.database") }
  /// The base type of executable files.
  public static var executable: UTType { .known("public.executable") }
  /// The base type of scripts.
  public static var script: UTType { .known("public.script") }
  /// The type of JavaScript source code.
  public static var javaScript: UTType { .known("com.netscape.javascript-source") }
}
