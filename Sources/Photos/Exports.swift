// `import Photos` includes Foundation, as on iOS.
@_exported import Foundation
