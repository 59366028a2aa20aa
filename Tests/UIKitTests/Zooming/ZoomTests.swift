import Testing

@testable import UIKit

@MainActor @Suite("Zooming of scroll views")
struct ZoomTests {
  /// A scroll view of 100 × 100 points with a picture of 100 × 50, and the calls of its delegate.
  @MainActor private final class Viewer: NSObject, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var calls: [String] = []
    var zooms = true

    override init() {
      super.init()
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.addSubview(picture)
      scrollView.contentSize = picture.frame.size
      scrollView.delegate = self
      scrollView.minimumZoomScale = 0.5
      scrollView.maximumZoomScale = 4
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? picture : nil }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
  }

  @Test func `a scale transforms the view, multiplies the content and keeps the middle`() {
    let viewer = Viewer()
    viewer.scrollView.zoomScale = 2
    #expect(viewer.scrollView.zoomScale == 2)
    #expect(viewer.picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(viewer.picture.bounds.size == CGSize(width: 100, height: 50))
    #expect(viewer.scrollView.contentSize == CGSize(width: 200, height: 100))
    // The middle was at (50, 50); below, the content ends.
    #expect(viewer.scrollView.contentOffset == CGPoint(x: 50, y: 0))
    #expect(viewer.calls == ["scroll", "zoom"])
  }

  @Test func `scales have limits, and new limits leave the scale`() {
    let viewer = Viewer()
    viewer.scrollView.zoomScale = 9
    #expect(viewer.scrollView.zoomScale == 4)
    viewer.scrollView.maximumZoomScale = 2
    #expect(viewer.scrollView.zoomScale == 4)
    viewer.scrollView.zoomScale = 0.1
    #expect(viewer.scrollView.zoomScale == 0.5)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 50, height: 25))
  }

  @Test func `the scale stays 1 without a view to zoom`() {
    let viewer = Viewer()
    viewer.zooms = false
    viewer.scrollView.setZoomScale(2, animated: false)
    viewer.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    #expect(viewer.scrollView.zoomScale == 1)
    #expect(viewer.scrollView.contentSize == CGSize(width: 100, height: 50))
    #expect(viewer.calls.isEmpty)
  }

  @Test func `a rectangle is zoomed to the middle, as far as the content reaches`() {
    let viewer = Viewer()
    viewer.scrollView.zoom(to: CGRect(x: 50, y: 20, width: 25, height: 10), animated: false)
    #expect(viewer.scrollView.zoomScale == 4)
    // Its middle, (62.5, 25), is at (250, 100) of the content.
    #expect(viewer.scrollView.contentOffset == CGPoint(x: 200, y: 50))
    viewer.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 25, height: 10), animated: false)
    #expect(viewer.scrollView.contentOffset == CGPoint(x: 0, y: 0))
  }

  @Test func `scales that change back and forth leave no errors`() {
    let viewer = Viewer()
    for scale: CGFloat in [1.1, 3.7, 0.7, 1 / 3, 2.9, 1] { viewer.scrollView.zoomScale = scale }
    #expect(viewer.picture.transform == .identity)
    #expect(viewer.picture.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(viewer.scrollView.contentSize == CGSize(width: 100, height: 50))
  }

  @Test func `a content size that the app sets while zoomed is the one to multiply`() {
    let viewer = Viewer()
    viewer.scrollView.zoomScale = 2
    viewer.scrollView.contentSize = CGSize(width: 300, height: 300)
    viewer.scrollView.zoomScale = 1
    #expect(viewer.scrollView.contentSize == CGSize(width: 150, height: 150))
  }

  @Test func `a turned view keeps its turn`() {
    let viewer = Viewer()
    viewer.picture.transform = CGAffineTransform(rotationAngle: .pi / 2)
    viewer.scrollView.zoomScale = 2
    #expect(viewer.picture.transform.a.magnitude < 1e-9)
    #expect(abs(viewer.picture.transform.b - 2) < 1e-9)
  }

  @Test func `the recognizer of pinches exists while there is a range of scales`() {
    let viewer = Viewer()
    let pinch = viewer.scrollView.pinchGestureRecognizer
    #expect(pinch != nil)
    #expect(viewer.scrollView.gestureRecognizers?.contains { $0 === pinch } == true)
    viewer.scrollView.minimumZoomScale = 4
    #expect(viewer.scrollView.pinchGestureRecognizer == nil)
    #expect(viewer.scrollView.gestureRecognizers?.contains { $0 === pinch } == false)
    #expect(UIScrollView().pinchGestureRecognizer == nil)
    #expect(UIScrollView().zoomScale == 1)
  }

  @Test func `content that constraints size is zoomed, and stays so in the next layout`() {
    let viewer = Viewer()
    let picture = viewer.picture
    picture.translatesAutoresizingMaskIntoConstraints = false
    let content = viewer.scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      picture.widthAnchor.constraint(equalToConstant: 100),
      picture.heightAnchor.constraint(equalToConstant: 50),
    ])
    viewer.scrollView.layoutIfNeeded()
    #expect(viewer.scrollView.contentSize == CGSize(width: 100, height: 50))
    viewer.scrollView.zoomScale = 2
    for _ in 1...2 {
      viewer.scrollView.setNeedsLayout()
      viewer.scrollView.layoutIfNeeded()
      #expect(picture.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(viewer.scrollView.contentSize == CGSize(width: 200, height: 100))
    }
    viewer.scrollView.zoomScale = 1
    viewer.scrollView.layoutIfNeeded()
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(viewer.scrollView.contentSize == CGSize(width: 100, height: 50))
  }

  @Test func `an animated change reports its end, once`() {
    let viewer = Viewer()
    let stage = Stage(plays: true)
    stage.view.addSubview(viewer.scrollView)
    viewer.calls = []
    viewer.scrollView.setZoomScale(2, animated: true)
    #expect(viewer.scrollView.zoomScale == 2)
    #expect(!viewer.calls.contains("end 2.0"))
    stage.advance(by: 0.2)
    #expect(!viewer.calls.contains("end 2.0"))
    stage.advance(by: 0.2)
    #expect(viewer.calls.filter { $0 == "end 2.0" }.count == 1)
    #expect(viewer.calls.filter { $0 == "zoom" }.count == 1)
  }
}
