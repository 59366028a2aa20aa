/// The animation of an image view.
@MainActor
final class ImageAnimation {
  /// The time from one image to the next is no shorter, in seconds: hosts draw no faster.
  static let shortestStep: TimeInterval = 1.0 / 120

  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0

  /// The animated image of the view, which runs by itself.
  var animatedImage: UIImage?

  private(set) var isRunning = false
  private var begin: TimeInterval = 0
  private var step = 0
  private weak var clock: AnimationClock?
  private var timer: ClockTimer?

  private var frames: [UIImage] { images ?? animatedImage?.images ?? [] }

  /// The time for which an image is displayed, in seconds.
  private var stepLength: TimeInterval {
    let whole = images == nil ? animatedImage?.duration ?? 0 : duration
    let count = TimeInterval(max(frames.count, 1))
    let length = whole > 0 && whole.isFinite ? whole / count : 1.0 / 30
    return max(length, Self.shortestStep)
  }

  /// Returns the image of the moment; `nil` while the animation does not run.
  func displayedImage(isHighlighted: Bool) -> UIImage? {
    guard isRunning else { return nil }
    let frames = isHighlighted ? highlightedImages ?? self.frames : self.frames
    return frames.isEmpty ? nil : frames[step % frames.count]
  }

  /// Starts the animation.
  func start() {
    guard !frames.isEmpty else { return }
    isRunning = true
    step = 0
  }

  /// Stops the animation.
  func stop() {
    pause()
    isRunning = false
  }

  /// Starts with the first image, and advances with a clock. The closure is called at each change.
  func follow(_ clock: AnimationClock, change: @escaping @MainActor () -> Void) {
    pause()
    guard isRunning, frames.count > 1 || repeatCount > 0 else { return }
    self.clock = clock
    begin = clock.now
    step = 0
    wait(change)
  }

  private func wait(_ change: @escaping @MainActor () -> Void) {
    guard let clock else { return }
    let next = begin + TimeInterval(step + 1) * stepLength
    timer = clock.schedule(after: max(next - clock.now, 0)) { [weak self] in
      self?.advance(change)
    }
  }

  private func advance(_ change: @escaping @MainActor () -> Void) {
    guard let clock else { return }
    timer = nil
    // Several images are skipped at once if the clock jumps.
    step = max(step + 1, Int(((clock.now - begin) / stepLength + 1e-6).rounded(.down)))
    if repeatCount > 0, images != nil, step >= repeatCount * frames.count {
      isRunning = false
    } else {
      wait(change)
    }
    change()
  }

  /// Leaves the clock.
  func pause() {
    if let timer { clock?.cancel(timer) }
    timer = nil
    clock = nil
  }
}

extension UIImageView {
  /// Changes the animation, which stops.
  func changeAnimation(_ change: (ImageAnimation) -> Void) {
    let animation = frameAnimation ?? ImageAnimation()
    frameAnimation = animation
    endAnimation()
    change(animation)
  }

  func beginAnimation() {
    guard let frameAnimation else { return }
    frameAnimation.start()
    resumeAnimation()
    noteDrawingChange()
  }

  func endAnimation() {
    frameAnimation?.stop()
    noteDrawingChange()
  }

  /// Runs the animation by the clock of the window, if there is one.
  func resumeAnimation() {
    guard let frameAnimation else { return }
    guard let clock = window?.animationClock else { return frameAnimation.pause() }
    frameAnimation.follow(clock) { [weak self] in self?.noteDrawingChange() }
  }

  /// Starts an animated image, or stops the previous one.
  func imageAnimationDidChange() {
    let animated = image?.images == nil ? nil : image
    changeAnimation { $0.animatedImage = animated }
    if animated != nil, animationImages == nil { beginAnimation() }
  }
}
