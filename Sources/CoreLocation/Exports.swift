// `import CoreLocation` includes Foundation, as on iOS.
@_exported public import Foundation
