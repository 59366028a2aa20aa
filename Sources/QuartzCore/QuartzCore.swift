// `import QuartzCore` on platforms without Core Animation: UIKit declares its layers, because a
// layer and its view name each other.
@_exported import UIKit
