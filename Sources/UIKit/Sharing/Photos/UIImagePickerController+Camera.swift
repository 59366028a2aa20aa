/// The camera. No device has one: the answers say so, and the settings stop the program, because
/// UIKit raises an exception for them if the source is not the camera.
extension UIImagePickerController {
  /// The purposes of a camera.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo = 0
    /// Videos.
    case video = 1
  }

  /// The sides of a device with a camera.
  public enum CameraDevice: Int, Sendable {
    /// The back.
    case rear = 0
    /// The front.
    case front = 1
  }

  /// The uses of a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// In the dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// Returns `false`: there is no camera.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `false`: there is no camera.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`: there is no camera.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Whether the camera's own controls are displayed.
  ///
  /// - Precondition: The source is the camera.
  public var showsCameraControls: Bool {
    get { stopWithoutCamera() }
    set { stopWithoutCamera() }
  }

  /// A view in front of the picture of the camera.
  ///
  /// - Precondition: The source is the camera.
  public var cameraOverlayView: UIView? {
    get { stopWithoutCamera() }
    set { stopWithoutCamera() }
  }

  /// The transform of the picture of the camera.
  ///
  /// - Precondition: The source is the camera.
  public var cameraViewTransform: CGAffineTransform {
    get { stopWithoutCamera() }
    set { stopWithoutCamera() }
  }

  /// The camera.
  ///
  /// - Precondition: The source is the camera.
  public var cameraDevice: CameraDevice {
    get { stopWithoutCamera() }
    set { stopWithoutCamera() }
  }

  /// The purpose of the camera.
  ///
  /// - Precondition: The source is the camera.
  public var cameraCaptureMode: CameraCaptureMode {
    get { stopWithoutCamera() }
    set { stopWithoutCamera() }
  }

  /// The use of the flash.
  ///
  /// - Precondition: The source is the camera.
  public var cameraFlashMode: CameraFlashMode {
    get { stopWithoutCamera() }
    set { stopWithoutCamera() }
  }

  /// Takes a photo.
  ///
  /// - Precondition: The source is the camera.
  public func takePicture() { stopWithoutCamera() }

  /// Begins a video.
  ///
  /// - Precondition: The source is the camera.
  public func startVideoCapture() -> Bool { stopWithoutCamera() }

  /// Ends a video.
  ///
  /// - Precondition: The source is the camera.
  public func stopVideoCapture() { stopWithoutCamera() }

  private func stopWithoutCamera(_ member: String = #function) -> Never {
    fatalError(
      "UIImagePickerController.\(member) needs the source type camera, and there is no camera; ask "
        + "isSourceTypeAvailable(.camera) before.")
  }
}
