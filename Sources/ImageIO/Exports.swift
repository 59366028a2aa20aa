// `import ImageIO` includes Foundation and Core Graphics, as on iOS.
@_exported public import CoreGraphics
