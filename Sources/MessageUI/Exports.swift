// `import MessageUI` includes UIKit, as on iOS.
@_exported import UIKit
