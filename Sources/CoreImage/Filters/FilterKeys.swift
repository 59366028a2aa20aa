/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind the input image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of a saturation; 1 for no change.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness; 0 for no change.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast; 1 for no change.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure; each 1 doubles the light.
public let kCIInputEVKey = "inputEV"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a ratio of the width to the height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"

/// The attribute of a filter: its name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute of a filter: the categories that it is in.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The attribute of an input: the name of its class.
public let kCIAttributeClass = "CIAttributeClass"
/// The attribute of an input: its value at first.
public let kCIAttributeDefault = "CIAttributeDefault"

/// The category of filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that change colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of effects of color.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that join images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that move images.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that make images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that reduce images to a few pixels.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters with a style.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of all filters of this library.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
