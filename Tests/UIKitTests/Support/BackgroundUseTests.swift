import Testing

@testable import UIKit

/// The names of running functions in the message about a use on a background thread.
@Suite struct BackgroundUseTests {
  private static let names: [String: BackgroundUse.Function?] = [
    "UIKit.UILabel.text.setter : Swift.Optional<Swift.String>":
      BackgroundUse.Function(name: "UILabel.text", isOfUIKit: true),
    "UIKit.UIView.__allocating_init(frame: Foundation.CGRect) -> UIKit.UIView":
      BackgroundUse.Function(name: "UIView.init(frame: CGRect)", isOfUIKit: true),
    "(extension in UIKit):UIKit.UIView.addSubview(UIKit.UIView) -> ()":
      BackgroundUse.Function(name: "UIView.addSubview(UIView)", isOfUIKit: true),
    "closure #1 @Sendable () -> () in App.PhotosViewController.viewDidLoad() -> ()":
      BackgroundUse.Function(name: "PhotosViewController.viewDidLoad()", isOfUIKit: false),
    "closure #1 () -> () in App.(Loader in _0123456789ABCDEF).run() -> ()":
      BackgroundUse.Function(name: "Loader.run()", isOfUIKit: false),
    "(extension in App):UIKit.UIViewController.load() -> ()":
      BackgroundUse.Function(name: "UIViewController.load()", isOfUIKit: false),
    "generic specialization <()> of static Swift.MainActor.assumeIsolated<A>() -> A": nil,
    "reabstraction thunk helper from @escaping @callee_guaranteed () -> ()": nil,
    "UIKit._requireMainQueue() -> ()": nil,
  ]

  @Test(arguments: names.keys.sorted()) func `a function has a short name`(symbol: String) {
    #expect(BackgroundUse.function(symbol) == Self.names[symbol])
  }
}
