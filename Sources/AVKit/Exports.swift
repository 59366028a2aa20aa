// `import AVKit` includes AVFoundation and UIKit, as on iOS.
@_exported public import AVFoundation
@_exported public import UIKit
