public import AVFoundation
public import UIKit

/// A view controller that displays a player with its controls.
///
/// A tap shows and hides the controls, which disappear after three seconds of playback.
///
/// Apple documentation: https://developer.apple.com/documentation/avkit/avplayerviewcontroller
open class AVPlayerViewController: UIViewController {
  /// The player, which the view controller retains; `nil` (the default) for none.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      stopObserving(oldValue)
      if isViewLoaded { showPlayer() }
    }
  }
  /// Whether the user can control the player. The default is `true`.
  open var showsPlaybackControls = true {
    didSet { showControls(showsPlaybackControls) }
  }
  /// The way in which the picture fills the view. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { surface.playerLayer.videoGravity = videoGravity }
  }
  /// Whether the first picture can be displayed.
  open var isReadyForDisplay: Bool { surface.playerLayer.isReadyForDisplay }
  /// The rectangle of the picture, in the coordinates of the view.
  open var videoBounds: CGRect {
    view.layoutIfNeeded()
    return surface.convert(surface.playerLayer.videoRect, to: view)
  }
  /// The view between the video and the controls, for views of the app.
  open var contentOverlayView: UIView? {
    loadViewIfNeeded()
    return overlay
  }
  /// Whether a video continues in a window above other apps. The setting is kept for the app: there
  /// are no such windows.
  open var allowsPictureInPicturePlayback = true
  /// Whether the system displays what is played. The setting is kept for the app: there is no such
  /// display.
  open var updatesNowPlayingInfoCenter = true

  private let surface = PlayerSurface()
  private let overlay = UIView()
  private let controls = PlayerControls()
  private let taps = VideoTaps()
  private var observer: Any?
  private var hiding: ClockTimer?

  /// Creates a view controller without a player.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a view controller of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  isolated deinit { stopObserving(player) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for part in [surface, overlay, controls] {
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    setControls(hidden: !showsPlaybackControls)
    controls.whenUsed = { [weak self] in self?.hideLater() }
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("toggleControls", AVPlayerViewController.toggleControls))
    tap.delegate = taps
    view.addGestureRecognizer(tap)
    surface.playerLayer.whenPlayerChanges = { [weak self] in self?.playerDidChange() }
    showPlayer()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let isPresented = presentingViewController != nil && parent == nil
    controls.close = isPresented ? { [weak self] in self?.close() } : nil
    hideLater()
  }

  private func close() {
    player?.pause()
    dismiss(animated: true)
  }

  // MARK: Player

  private func showPlayer() {
    surface.playerLayer.player = player
    controls.player = player
    observer = player?.addPeriodicTimeObserver(
      forInterval: CMTime(value: 1, timescale: 2), queue: nil
    ) { [weak controls] _ in
      MainActor.assumeIsolated { controls?.update() }
    }
  }

  private func stopObserving(_ player: AVPlayer?) {
    if let observer { player?.removeTimeObserver(observer) }
    observer = nil
  }

  private func playerDidChange() {
    controls.update()
    if player?.timeControlStatus == .playing {
      if hiding == nil { hideLater() }
    } else {
      stopHiding()
    }
  }

  // MARK: Controls

  private func toggleControls() {
    guard showsPlaybackControls else { return }
    showControls(controls.isHidden)
  }

  private func showControls(_ isShown: Bool) {
    setControls(hidden: !isShown)
    if isShown { hideLater() } else { stopHiding() }
  }

  /// Pictures of the screen have either the controls or the name of the file.
  private func setControls(hidden isHidden: Bool) {
    controls.isHidden = isHidden
    surface.playerLayer.hasPoster = isHidden
  }

  /// Hides the controls after three seconds of playback without a use.
  private func hideLater() {
    stopHiding()
    guard !controls.isHidden, player?.timeControlStatus == .playing else { return }
    hiding = view.window?.animationClock.schedule(after: 3) { [weak self] in
      guard let self else { return }
      hiding = nil
      guard !controls.slider.isTracking else { return hideLater() }
      setControls(hidden: true)
    }
  }

  private func stopHiding() {
    if let hiding { view.window?.animationClock.cancel(hiding) }
    hiding = nil
  }
}
