public import UIKit

/// The window that the sheets of the system are displayed in.
public typealias ASPresentationAnchor = UIWindow
