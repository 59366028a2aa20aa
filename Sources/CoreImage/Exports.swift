// `import CoreImage` includes Foundation, Core Graphics and Image I/O, as on iOS.
@_exported public import CoreGraphics
@_exported public import ImageIO
