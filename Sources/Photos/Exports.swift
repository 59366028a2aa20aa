// `import Photos` includes Foundation and Image I/O, as on iOS.
@_exported import Foundation
@_exported import ImageIO
