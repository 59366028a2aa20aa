// `import CoreGraphics` on platforms without Core Graphics: its types are declared in UIKit.
@_exported import UIKit
