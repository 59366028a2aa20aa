// `import WebKit` includes UIKit, and the requests that `import Foundation` includes on iOS.
@_exported import FoundationNetworking
@_exported import UIKit
