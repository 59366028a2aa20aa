extension UIImagePickerController {
  /// The sources of media.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary = 0
    /// A camera.
    case camera = 1
    /// The album of saved photos.
    case savedPhotosAlbum = 2
  }

  /// The forms of the files of photos.
  public enum ImageURLExportPreset: Int, Sendable {
    /// A form that most programs can read.
    case compatible = 0
    /// The form of the library.
    case current = 1
  }

  /// The qualities of videos.
  public enum QualityType: Int, Sendable {
    /// The highest quality of the device.
    case typeHigh = 0
    /// A quality for transmission by Wi-Fi.
    case typeMedium = 1
    /// A quality for transmission by a cellular network.
    case typeLow = 2
    /// 640 by 480 pixels.
    case type640x480 = 3
    /// 1280 by 720 pixels.
    case typeIFrame1280x720 = 4
    /// 960 by 540 pixels.
    case typeIFrame960x540 = 5
  }

  /// The keys of what a delegate gets.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The text of the key.
    public let rawValue: String

    /// Creates a key of its text.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UIImagePickerController\(name)" }

    /// The uniform type identifier of the medium, a `String`: `"public.image"`.
    public static let mediaType = InfoKey("MediaType")
    /// The whole photo, a `UIImage` with one point per pixel.
    public static let originalImage = InfoKey("OriginalImage")
    /// The square of the photo that the user chose, a `UIImage`. Only after editing.
    public static let editedImage = InfoKey("EditedImage")
    /// The square in the coordinates of the original image, an `NSValue` with a `CGRect`. Only
    /// after editing.
    public static let cropRect = InfoKey("CropRect")
    /// The file of a video, a `URL`. The library has no videos.
    public static let mediaURL = InfoKey("MediaURL")
    /// The file of a copy of the photo in the temporary folder, a `URL`. Each choice makes a copy,
    /// which belongs to the app.
    public static let imageURL = InfoKey("ImageURL")
    /// The asset, a `PHAsset`. Only if the app has access to the library, as on iOS.
    public static let phAsset = InfoKey("PHAsset")
    /// The address of the asset for a framework of earlier versions of iOS. It has no value.
    @available(*, deprecated, message: "Use phAsset.")
    public static let referenceURL = InfoKey("ReferenceURL")
    /// The values of a photo of the camera. There is no camera.
    public static let mediaMetadata = InfoKey("MediaMetadata")
    /// A `PHLivePhoto`. The library has no Live Photos.
    public static let livePhoto = InfoKey("LivePhoto")
  }
}
