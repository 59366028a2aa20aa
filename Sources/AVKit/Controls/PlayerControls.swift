internal import AVFoundation
internal import UIKit

/// The controls in front of a video: a button that plays and pauses, jumps of ten seconds, the
/// position, and a button that closes the player.
///
/// The sizes and positions are chosen: they are not recorded from a device.
final class PlayerControls: UIView {
  /// The player; `nil` for none.
  weak var player: AVPlayer? { didSet { update() } }
  /// Called when the user closes the player; `nil` if it cannot be closed.
  var close: (() -> Void)? { didSet { closeButton.isHidden = close == nil } }
  /// Called after each use of a control.
  var whenUsed: () -> Void = {}

  let closeButton = UIButton(type: .system)
  let playButton = UIButton(type: .system)
  let backButton = UIButton(type: .system)
  let forwardButton = UIButton(type: .system)
  let slider = UISlider()
  let elapsedLabel = UILabel()
  let remainingLabel = UILabel()

  private static let jump = 10.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    tintColor = .white
    prepare(closeButton, "xmark", 17, "Close") { $0.close?() }
    prepare(backButton, "gobackward.10", 28, "Skip Backward") { $0.move(by: -Self.jump) }
    prepare(playButton, "play.fill", 40, "Play") { $0.togglePlay() }
    prepare(forwardButton, "goforward.10", 28, "Skip Forward") { $0.move(by: Self.jump) }
    closeButton.isHidden = true
    for label in [elapsedLabel, remainingLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
      label.textColor = .white
      addSubview(label)
    }
    remainingLabel.textAlignment = .right
    slider.accessibilityLabel = "Current position"
    slider.minimumTrackTintColor = .white
    slider.maximumTrackTintColor = UIColor(white: 1, alpha: 0.3)
    slider.addAction(
      UIAction { [weak self] _ in self?.moveToSlider() }, for: .valueChanged)
    addSubview(slider)
    update()
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerControls cannot be decoded; create it with init(frame:).")
  }

  private func prepare(
    _ button: UIButton, _ symbol: String, _ size: CGFloat, _ label: String,
    action: @escaping (PlayerControls) -> Void
  ) {
    button.setImage(Self.image(symbol, size), for: .normal)
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        action(self)
        update()
        whenUsed()
      }, for: .touchUpInside)
    addSubview(button)
  }

  private static func image(_ symbol: String, _ size: CGFloat) -> UIImage? {
    UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
  }

  // MARK: Actions

  private var duration: Double { player?.currentItem?.duration.seconds ?? .nan }

  private func togglePlay() {
    guard let player else { return }
    guard player.timeControlStatus == .paused else { return player.pause() }
    if player.currentTime().seconds >= duration { player.seek(to: .zero) }
    player.play()
  }

  private func move(by seconds: Double) {
    guard let player else { return }
    let position = player.currentTime().seconds + seconds
    player.seek(to: CMTime(seconds: max(0, position), preferredTimescale: 600))
  }

  private func moveToSlider() {
    player?.seek(to: CMTime(seconds: Double(slider.value), preferredTimescale: 600))
    update()
    whenUsed()
  }

  // MARK: Display

  /// Displays the state and the position of the player.
  func update() {
    let position = player?.currentTime().seconds ?? 0
    let isKnown = duration.isFinite && duration > 0
    let isPaused = player?.timeControlStatus ?? .paused == .paused
    playButton.setImage(Self.image(isPaused ? "play.fill" : "pause.fill", 40), for: .normal)
    playButton.accessibilityLabel = isPaused ? "Play" : "Pause"
    for control in [playButton, backButton, forwardButton, slider] { control.isEnabled = isKnown }
    slider.maximumValue = isKnown ? Float(duration) : 1
    if !slider.isTracking { slider.value = Float(position) }
    elapsedLabel.text = PlayerTimeText.text(position)
    remainingLabel.text = isKnown ? "-" + PlayerTimeText.text(duration - position) : "--:--"
    slider.accessibilityValue = elapsedLabel.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    closeButton.frame = CGRect(x: area.minX + 8, y: area.minY + 8, width: 44, height: 44)
    let side = min(64, area.height / 2)
    let gap = min(104, area.width / 4)
    func place(_ button: UIButton, _ offset: CGFloat) {
      button.frame = CGRect(
        x: bounds.midX + offset - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }
    place(backButton, -gap)
    place(playButton, 0)
    place(forwardButton, gap)
    let row = CGRect(x: area.minX + 16, y: area.maxY - 44, width: area.width - 32, height: 34)
    elapsedLabel.frame = CGRect(x: row.minX, y: row.minY, width: 60, height: row.height)
    remainingLabel.frame = CGRect(x: row.maxX - 60, y: row.minY, width: 60, height: row.height)
    slider.frame = CGRect(
      x: row.minX + 64, y: row.minY, width: max(0, row.width - 128), height: row.height)
  }
}
