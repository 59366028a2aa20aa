import UIKit

/// A view that makes itself for a width.
protocol Sized: UIView {
    static func sized(width: CGFloat) -> Self
}

extension Sized {
    static func sized(width: CGFloat) -> Self {
        Self(frame: CGRect(x: 0, y: 0, width: width, height: width * 2 / 3))
    }
}

/// A screen whose nib has the name of its class.
protocol NibScreen: UIViewController {}

extension NibScreen {
    static func fromNib() -> UIViewController {
        Self(nibName: String(describing: self), bundle: nil)
    }
}

extension UIView {
    /// Makes a view for constraints.
    static func autolayout() -> Self {
        let view = self.init(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }
}

/// Makes views and keeps those that were returned.
final class Pool<View: UIView> {
    private var free: [View] = []
    private(set) var madeCount = 0

    func take() -> View {
        if let view = free.popLast() { return view }
        madeCount += 1
        return View()
    }

    func put(_ view: View) {
        view.removeFromSuperview()
        free.append(view)
    }
}
