// `import QuartzCore` on platforms without Core Animation: its types are declared in UIKit.
@_exported import UIKit
