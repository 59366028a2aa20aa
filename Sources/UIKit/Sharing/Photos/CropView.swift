/// The view in which the user moves and zooms a photo behind a square.
///
/// The photo never leaves the square uncovered. A pan moves it, and a pinch zooms it; a double tap
/// doubles the magnification, and returns to the smallest one at the largest.
final class CropView: UIView {
  /// The square of the photo.
  private(set) var crop: PhotoCrop { didSet { placePhoto() } }

  private let photo: UIImageView
  private let frameView = UIView()
  private let veils = [UIView(), UIView(), UIView(), UIView()]

  init(_ image: UIImage) {
    crop = PhotoCrop(of: image.size)
    photo = UIImageView(image: image)
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    photo.contentMode = .scaleToFill
    photo.isAccessibilityElement = true
    photo.accessibilityLabel = "Photo"
    photo.accessibilityTraits = .image
    frameView.layer.borderColor = UIColor.white.cgColor
    frameView.layer.borderWidth = 1
    for veil in veils { veil.backgroundColor = UIColor.black.withAlphaComponent(0.6) }
    addSubview(photo)
    for view in veils + [frameView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addRecognizers()
  }

  required init?(coder: NSCoder) {
    fatalError("CropView cannot be decoded; create it with an image.")
  }

  private func addRecognizers() {
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tap(_:)", CropView.tap(_:)))
    tap.numberOfTapsRequired = 2
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("pan(_:)", CropView.pan(_:)))
    let pinch = UIPinchGestureRecognizer(
      target: self, action: Selector("pinch(_:)", CropView.pinch(_:)))
    for recognizer in [tap, pan, pinch] { addGestureRecognizer(recognizer) }
  }

  // MARK: Moves

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let smallest = min(crop.size.width, crop.size.height) / PhotoCrop.maximumZoom
    zoom(
      by: crop.rect.width <= smallest ? 1 / PhotoCrop.maximumZoom : 2,
      at: recognizer.location(in: self))
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    move(by: recognizer.translation(in: self))
    recognizer.setTranslation(.zero, in: self)
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    zoom(by: recognizer.scale, at: recognizer.location(in: self))
    recognizer.scale = 1
  }

  private func move(by translation: CGPoint) {
    guard square.width > 0 else { return }
    let scale = crop.rect.width / square.width
    crop.move(by: CGPoint(x: -translation.x * scale, y: -translation.y * scale))
  }

  private func zoom(by factor: CGFloat, at location: CGPoint) {
    guard square.width > 0 else { return }
    crop.zoom(
      by: factor,
      at: CGPoint(
        x: (location.x - square.minX) / square.width,
        y: (location.y - square.minY) / square.height))
  }

  // MARK: Layout

  /// The frame of the square: as large as the safe area, and in its middle.
  private var square: CGRect {
    let area = bounds.inset(by: safeAreaInsets)
    let side = max(0, min(area.width, area.height))
    return CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let square = square
    frameView.frame = square
    veils[0].frame = CGRect(x: 0, y: 0, width: bounds.width, height: square.minY)
    veils[1].frame = CGRect(
      x: 0, y: square.maxY, width: bounds.width, height: max(0, bounds.height - square.maxY))
    veils[2].frame = CGRect(x: 0, y: square.minY, width: square.minX, height: square.height)
    veils[3].frame = CGRect(
      x: square.maxX, y: square.minY, width: max(0, bounds.width - square.maxX),
      height: square.height)
    placePhoto()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func placePhoto() { photo.frame = crop.photoFrame(for: square) }
}
