// `import MobileCoreServices` includes Foundation, as on iOS.
@_exported import Foundation
