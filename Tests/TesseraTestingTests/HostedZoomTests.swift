import TesseraTesting
import Testing
import UIKit

/// Pinches zoom scroll views.
@Suite(.serialized) @MainActor struct HostedZoomTests {
  private final class Viewer: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    var calls: [String] = []

    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.delegate = self
      scrollView.minimumZoomScale = 1
      scrollView.maximumZoomScale = 3
      scrollView.contentSize = picture.bounds.size
      scrollView.addSubview(picture)
      view.addSubview(scrollView)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin \(scrollView.isZooming)")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale) \(scrollView.isZooming) \(scrollView.isZoomBouncing)") }
  }

  @Test func `a pinch zooms about the middle of the fingers`() throws {
    let viewer = Viewer()
    let screen = try HostedScreen(viewer, device: "iphone-15")
    try screen.pinch(on: viewer.scrollView, scale: 2)
    screen.advance(by: 1)
    let scale = viewer.scrollView.zoomScale
    // The first points of the pinch only begin it.
    #expect(scale > 1.5)
    #expect(scale <= 2)
    #expect(viewer.calls == ["begin true", "end \(scale) false false"])
    // What was in the middle still is.
    let middle = viewer.picture.convert(
      CGPoint(x: 393 / 2, y: 852 / 2), to: viewer.view)
    #expect(abs(middle.x - 393 / 2) < 1)
    #expect(abs(middle.y - 852 / 2) < 1)
  }

  @Test func `a pinch beyond the limits returns to them`() throws {
    let viewer = Viewer()
    let screen = try HostedScreen(viewer, device: "iphone-15")
    try screen.pinch(on: viewer.scrollView, scale: 0.3, distance: 200)
    screen.advance(by: 1)
    #expect(viewer.scrollView.zoomScale == 1)
    #expect(viewer.scrollView.contentOffset == .zero)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(viewer.calls == ["begin true", "end 1.0 false false"])
  }

  @Test func `fingers that do not pinch leave the scale`() throws {
    let viewer = Viewer()
    let screen = try HostedScreen(viewer, device: "iphone-15")
    try screen.pinch(on: viewer.scrollView, scale: 1)
    screen.advance(by: 1)
    #expect(viewer.scrollView.zoomScale == 1)
    #expect(viewer.calls.isEmpty)
  }
}
