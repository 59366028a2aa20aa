// `import SafariServices` includes UIKit, as on iOS.
@_exported import UIKit
