import Foundation
import Scenes
import TestSupport
import Testing

@testable import UIKit

@MainActor
@Suite struct UIPageControlTests {
  private let window = UIWindow(device: .standard, playsAnimations: false) { UIViewController() }
  private let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 300, height: 30))

  init() {
    control.numberOfPages = 5
    window.rootViewController?.view.addSubview(control)
    window.layoutIfNeeded()
  }

  private func touch(_ phase: HostTouch.Phase, _ x: CGFloat, y: CGFloat = 115) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: y))])
    window.layoutIfNeeded()
  }

  private func tap(_ x: CGFloat) {
    touch(.began, x)
    touch(.ended, x)
  }

  private func report() -> () -> [Int] {
    final class Report { var values: [Int] = [] }
    let report = Report()
    control.addAction(
      UIAction { [control] _ in report.values.append(control.currentPage) }, for: .valueChanged)
    return { report.values }
  }

  private func dots() -> [CGFloat] {
    window.layoutIfNeeded()
    return control.indicators.filter { !$0.isHidden }.map {
      $0.center.x + control.platter.frame.minX
    }
  }

  @Test func `the current page is one of the pages`() {
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.currentPage = -2
    #expect(control.currentPage == 0)
    control.currentPage = 4
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -3
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
    #expect(control.platter.isHidden)
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 26))
  }

  @Test func `a tap in a half turns to the next or the previous page`() {
    let report = report()
    tap(200)
    tap(300)
    tap(60)
    #expect(report() == [1, 2, 1])
    tap(60)
    tap(60)
    #expect(report() == [1, 2, 1, 0])
    control.currentPage = 3
    #expect(report().count == 4)
    touch(.began, 300)
    touch(.ended, 300, y: 300)
    #expect(control.currentPage == 3)
  }

  @Test func `a drag selects the pages that it passes`() {
    let report = report()
    let places = dots().map { $0 + 20 }
    touch(.began, places[0])
    #expect(control.interactionState == .discrete)
    touch(.moved, places[1])
    #expect(control.interactionState == .continuous)
    #expect(control.platter.backgroundColor == .tertiarySystemFill)
    touch(.moved, places[3])
    touch(.moved, 500)
    touch(.ended, 500)
    #expect(report() == [1, 3, 4])
    #expect(control.interactionState == .none)
    #expect(control.platter.backgroundColor == nil)
  }

  @Test func `a control without continuous interaction ignores a drag`() {
    control.allowsContinuousInteraction = false
    let report = report()
    touch(.began, 60)
    touch(.moved, 200)
    #expect(report().isEmpty)
    touch(.ended, 200)
    #expect(report() == [1])
  }

  @Test func `arrows turn the pages in the reading direction`() {
    let report = report()
    func press(_ code: UIKeyboardHIDUsage) {
      window.deliver(HostKey(isDown: true, code: code), at: control)
      window.deliver(HostKey(isDown: false, code: code), at: control)
    }
    press(.keyboardRightArrow)
    press(.keyboardUpArrow)
    press(.keyboardLeftArrow)
    control.direction = .topToBottom
    press(.keyboardDownArrow)
    press(.keyboardUpArrow)
    #expect(report() == [1, 2, 1, 2, 1])
  }

  @Test func `the first page is at the beginning of the direction`() {
    let places = dots()
    #expect(places == [114, 132, 150, 168, 186])
    control.semanticContentAttribute = .forceRightToLeft
    #expect(dots() == places.reversed())
    tap(60)
    #expect(control.currentPage == 1)
    control.direction = .leftToRight
    #expect(dots() == places)
    control.direction = .bottomToTop
    #expect(control.intrinsicContentSize == CGSize(width: 26, height: 110))
    control.sizeToFit()
    window.layoutIfNeeded()
    #expect(control.indicators.map(\.center.y) == [91, 73, 55, 37, 19])
  }

  @Test func `of too many pages those around the current one are displayed`() {
    control.numberOfPages = 40
    #expect(dots().count == 15)
    #expect(!control.indicators[0].isHidden)
    #expect(control.indicators[15].isHidden)
    #expect(control.indicators[0].transform == .identity)
    #expect(control.indicators[14].transform.a == 0.5)
    control.currentPage = 20
    #expect(dots().count == 15)
    #expect(control.indicators[0].isHidden)
    #expect(control.indicators[13].transform.a == 0.5)
    #expect(!control.indicators[20].isHidden)
    control.currentPage = 39
    #expect(dots().count == 15)
    #expect(control.indicators[39].transform == .identity)
  }

  @Test func `a single page is hidden if the app wants it`() {
    control.numberOfPages = 1
    #expect(!control.platter.isHidden)
    control.hidesForSinglePage = true
    #expect(control.platter.isHidden)
    control.numberOfPages = 2
    #expect(!control.platter.isHidden)
  }

  @Test func `marks have their colors and images`() {
    func mark(_ page: Int) -> (dot: UIView, image: UIImageView) {
      let views = control.indicators[page].subviews
      return (views[0], views[1] as! UIImageView)
    }
    #expect(mark(0).dot.backgroundColor == .label)
    #expect(mark(1).dot.backgroundColor == .tertiaryLabel)
    control.currentPageIndicatorTintColor = .red
    control.pageIndicatorTintColor = .blue
    #expect(mark(0).dot.backgroundColor == .red)
    #expect(mark(1).dot.backgroundColor == .blue)
    control.preferredIndicatorImage = UIImage(
      data: Data(TestPicture.png(width: 14, height: 12)))
    #expect(control.intrinsicContentSize == CGSize(width: 28 + 5 * 22 - 8, height: 28))
    #expect(mark(0).dot.isHidden)
    #expect(mark(0).image.tintColor == .red)
    let star = UIImage(systemName: "star")
    control.setCurrentPageIndicatorImage(star, forPage: 0)
    control.setIndicatorImage(star, forPage: 3)
    #expect(mark(0).image.image?.isSymbolImage == true)
    #expect(mark(3).image.image?.isSymbolImage == true)
    control.currentPage = 1
    #expect(mark(0).image.image?.isSymbolImage == false)
    #expect(control.indicatorImage(forPage: 3) === star)
    #expect(control.currentPageIndicatorImage(forPage: 1) == nil)
  }

  @Test func `a background is displayed by the style and a disabled control is fainter`() {
    control.backgroundStyle = .prominent
    #expect(control.platter.backgroundColor == .tertiarySystemFill)
    control.isEnabled = false
    #expect(control.platter.alpha == 0.5)
    tap(300)
    #expect(control.currentPage == 0)
  }

  @Test func `a control is an adjustable element with its page as the value`() {
    let stamp = DrawingStamp.advance()
    control.currentPage = 2
    #expect(control.drawingStamp > stamp)
    let facts = control.drawnAccessibility
    #expect(facts.role == "slider")
    #expect(facts.value == "page 3 of 5")
    #expect(facts.takesArrows)
  }
}
