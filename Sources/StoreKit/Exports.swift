// `import StoreKit` includes UIKit, as on iOS.
@_exported public import UIKit
