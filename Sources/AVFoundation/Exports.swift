// `import AVFoundation` includes Core Media and Foundation, as on iOS.
@_exported public import CoreGraphics
@_exported public import CoreMedia
