extension CIFilter {
  /// Returns a filter `CIGaussianBlur` with the values at first.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    BuiltinFilter(named: "CIGaussianBlur")
  }
  /// Returns a filter `CISepiaTone` with the values at first.
  public class func sepiaTone() -> any CIFilter & CISepiaTone {
    BuiltinFilter(named: "CISepiaTone")
  }
  /// Returns a filter `CIColorControls` with the values at first.
  public class func colorControls() -> any CIFilter & CIColorControls {
    BuiltinFilter(named: "CIColorControls")
  }
  /// Returns a filter `CIColorInvert` with the values at first.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    BuiltinFilter(named: "CIColorInvert")
  }
  /// Returns a filter `CIColorMonochrome` with the values at first.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    BuiltinFilter(named: "CIColorMonochrome")
  }
  /// Returns a filter `CIVignette` with the values at first.
  public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter(named: "CIVignette") }
  /// Returns a filter `CIExposureAdjust` with the values at first.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    BuiltinFilter(named: "CIExposureAdjust")
  }
  /// Returns a filter `CIHueAdjust` with the values at first.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust {
    BuiltinFilter(named: "CIHueAdjust")
  }
  /// Returns a filter `CIQRCodeGenerator` with the values at first.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    BuiltinFilter(named: "CIQRCodeGenerator")
  }
  /// Returns a filter `CICode128BarcodeGenerator` with the values at first.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter(named: "CICode128BarcodeGenerator")
  }
  /// Returns a filter `CISourceOverCompositing` with the values at first.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    BuiltinFilter(named: "CISourceOverCompositing")
  }
  /// Returns a filter `CIAffineTransform` with the values at first.
  public class func affineTransform() -> any CIFilter & CIAffineTransform {
    BuiltinFilter(named: "CIAffineTransform")
  }
  /// Returns a filter `CILanczosScaleTransform` with the values at first.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    BuiltinFilter(named: "CILanczosScaleTransform")
  }
  /// Returns a filter `CIPixellate` with the values at first.
  public class func pixellate() -> any CIFilter & CIPixellate {
    BuiltinFilter(named: "CIPixellate")
  }
  /// Returns a filter `CIGaussianGradient` with the values at first.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    BuiltinFilter(named: "CIGaussianGradient")
  }
  /// Returns a filter `CILinearGradient` with the values at first.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    BuiltinFilter(named: "CILinearGradient")
  }
  /// Returns a filter `CIAreaAverage` with the values at first.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    BuiltinFilter(named: "CIAreaAverage")
  }
  /// Returns a filter `CIPhotoEffectMono` with the values at first.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectMono")
  }
  /// Returns a filter `CIPhotoEffectNoir` with the values at first.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectNoir")
  }
  /// Returns a filter `CIPhotoEffectTonal` with the values at first.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectTonal")
  }
  /// Returns a filter `CIPhotoEffectChrome` with the values at first.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectChrome")
  }
  /// Returns a filter `CIPhotoEffectFade` with the values at first.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectFade")
  }
  /// Returns a filter `CIPhotoEffectInstant` with the values at first.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectInstant")
  }
  /// Returns a filter `CIPhotoEffectProcess` with the values at first.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectProcess")
  }
  /// Returns a filter `CIPhotoEffectTransfer` with the values at first.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    BuiltinFilter(named: "CIPhotoEffectTransfer")
  }
  /// Returns a filter `CIConstantColorGenerator` with the values at first.
  public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator {
    BuiltinFilter(named: "CIConstantColorGenerator")
  }
}
