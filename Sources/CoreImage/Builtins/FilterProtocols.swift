/// A filter with a result.
///
/// Apple documentation: https://developer.apple.com/documentation/coreimage/cifilterprotocol
public protocol CIFilterProtocol: AnyObject {
  /// The result; `nil` if an input that is needed is missing.
  var outputImage: CIImage? { get }
}

/// The inputs of `CIGaussianBlur`.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels; of a blur, the standard deviation.
  var radius: Float { get set }
}

/// The inputs of `CISepiaTone`.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of the photo effects.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorControls`.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 for no change.
  var saturation: Float { get set }
  /// The brightness; 0 for no change.
  var brightness: Float { get set }
  /// The contrast; 1 for no change.
  var contrast: Float { get set }
}

/// The inputs of `CIColorInvert`.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorMonochrome`.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The intensity.
  var intensity: Float { get set }
}

/// The inputs of `CIVignette`.
public protocol CIVignette: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The intensity.
  var intensity: Float { get set }
  /// The radius, in pixels; of a blur, the standard deviation.
  var radius: Float { get set }
}

/// The inputs of `CIExposureAdjust`.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The exposure; each 1 doubles the light.
  var ev: Float { get set }
}

/// The inputs of `CIHueAdjust`.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The angle, in radians.
  var angle: Float { get set }
}

/// The inputs of `CIQRCodeGenerator`.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The share of the code that may be damaged: L, M, Q or H.
  var correctionLevel: String { get set }
}

/// The inputs of `CICode128BarcodeGenerator`.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The bytes of the code.
  var message: Data { get set }
  /// The number of white pixels on both sides.
  var quietSpace: Float { get set }
  /// The height, in pixels.
  var barcodeHeight: Float { get set }
}

/// The inputs of a filter that joins two images.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The image behind the other one.
  var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIAffineTransform`.
public protocol CIAffineTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The inputs of `CILanczosScaleTransform`.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The scale; of squares, their side in pixels.
  var scale: Float { get set }
  /// The factor of the width beyond the scale.
  var aspectRatio: Float { get set }
}

/// The inputs of `CIPixellate`.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale; of squares, their side in pixels.
  var scale: Float { get set }
}

/// The inputs of `CIGaussianGradient`.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
  /// The radius, in pixels; of a blur, the standard deviation.
  var radius: Float { get set }
}

/// The inputs of `CILinearGradient`.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point of the first color.
  var point0: CGPoint { get set }
  /// The point of the second color.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of `CIAreaAverage`.
public protocol CIAreaAverage: CIFilterProtocol {
  /// The image that is changed.
  var inputImage: CIImage? { get set }
  /// The rectangle.
  var extent: CGRect { get set }
}
/// The inputs of `CIConstantColorGenerator`.
public protocol CIConstantColorGenerator: CIFilterProtocol {
  /// The color.
  var color: CIColor { get set }
}
