// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CATextLayer: CALayer {
  open var string: Any? {
    get { missing() }
    set { missing() }
  }
  open var fontSize: CGFloat {
    get { missing() }
    set { missing() }
  }
  open var foregroundColor: CGColor? {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]? {
    get { missing() }
    set { missing() }
  }
  open var emitterPosition: CGPoint {
    get { missing() }
    set { missing() }
  }
  open var emitterSize: CGSize {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var birthRate: Float {
    get { missing() }
    set { missing() }
  }
  open var lifetime: Float {
    get { missing() }
    set { missing() }
  }
  open var velocity: CGFloat {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount: Int {
    get { missing() }
    set { missing() }
  }
  open var instanceDelay: CFTimeInterval {
    get { missing() }
    set { missing() }
  }
  open var instanceTransform: CATransform3D {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CATransformLayer: CALayer {
}

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
}

/// Missing: Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or
/// labels for text.
@available(
  *, unavailable,
  message:
    "Layers of this class are missing; use CALayer, CAShapeLayer or CAGradientLayer, or labels for text."
)
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open var tileSize: CGSize {
    get { missing() }
    set { missing() }
  }
}
