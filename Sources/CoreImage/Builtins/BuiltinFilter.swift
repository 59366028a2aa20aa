/// A filter of this library with its inputs as properties.
final class BuiltinFilter: CIFilter, CIGaussianBlur, CISepiaTone, CIPhotoEffect, CIColorControls,
  CIColorInvert, CIColorMonochrome, CIVignette, CIExposureAdjust, CIHueAdjust, CIQRCodeGenerator,
  CICode128BarcodeGenerator, CICompositeOperation, CIAffineTransform, CILanczosScaleTransform,
  CIPixellate, CIGaussianGradient, CILinearGradient, CIAreaAverage, CIConstantColorGenerator
{
  /// Creates a filter that there is.
  init(named name: String) {
    guard let kind = FilterKind.all[name] else {
      fatalError("There is no filter \(name); use one of the functions of CIFilter.")
    }
    super.init(kind)
  }

  var angle: Float {
    get { values.float("inputAngle") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAngle") }
  }
  var aspectRatio: Float {
    get { values.float("inputAspectRatio") }
    set { setValue(NSNumber(value: newValue), forKey: "inputAspectRatio") }
  }
  var backgroundImage: CIImage? {
    get { values.image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var barcodeHeight: Float {
    get { values.float("inputBarcodeHeight") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBarcodeHeight") }
  }
  var brightness: Float {
    get { values.float("inputBrightness") }
    set { setValue(NSNumber(value: newValue), forKey: "inputBrightness") }
  }
  var center: CGPoint {
    get { values.point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var color: CIColor {
    get { values.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { values.color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { values.color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var contrast: Float {
    get { values.float("inputContrast") }
    set { setValue(NSNumber(value: newValue), forKey: "inputContrast") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var ev: Float {
    get { values.float("inputEV") }
    set { setValue(NSNumber(value: newValue), forKey: "inputEV") }
  }
  var extent: CGRect {
    get { values.rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var inputImage: CIImage? {
    get { values.image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var intensity: Float {
    get { values.float("inputIntensity") }
    set { setValue(NSNumber(value: newValue), forKey: "inputIntensity") }
  }
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var point0: CGPoint {
    get { values.point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { values.point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var quietSpace: Float {
    get { values.float("inputQuietSpace") }
    set { setValue(NSNumber(value: newValue), forKey: "inputQuietSpace") }
  }
  var radius: Float {
    get { values.float("inputRadius") }
    set { setValue(NSNumber(value: newValue), forKey: "inputRadius") }
  }
  var saturation: Float {
    get { values.float("inputSaturation") }
    set { setValue(NSNumber(value: newValue), forKey: "inputSaturation") }
  }
  var scale: Float {
    get { values.float("inputScale") }
    set { setValue(NSNumber(value: newValue), forKey: "inputScale") }
  }
  var transform: CGAffineTransform {
    get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
    set { setValue(newValue, forKey: "inputTransform") }
  }
}
