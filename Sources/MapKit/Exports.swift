// `import MapKit` includes Core Location and UIKit, as on iOS.
@_exported public import CoreLocation
@_exported public import UIKit
