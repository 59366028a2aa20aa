import SceneRendering
import Testing

@testable import UIKit

@MainActor
@Suite("Emitter layers") struct EmitterSceneTests {
  private let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
  private let emitter = CAEmitterLayer()
  private let cell = CAEmitterCell()

  init() {
    let size = CGSize(width: 4, height: 4)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    cell.contents = image.cgImage
    cell.name = "spark"
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 100
    emitter.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    emitter.emitterPosition = CGPoint(x: 50, y: 60)
    emitter.emitterCells = [cell]
    window.rootViewController!.view.layer.addSublayer(emitter)
  }

  private func particles() -> [Particle] {
    _ = Scene(playing: window)
    return ParticleEmission(of: emitter, history: emitter.history)
      .particles(at: emitter.emissionTime)
  }

  private func advance(_ seconds: TimeInterval) { window.animationClock.advance(by: seconds) }

  @Test func `the defaults are Core Animation's`() {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    #expect(layer.birthRate == 1)
    #expect(layer.lifetime == 1)
    #expect(layer.emitterShape == .point)
    #expect(layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered)
    #expect(layer.seed == 0)
    #expect(cell.birthRate == 0)
    #expect(cell.lifetime == 0)
    #expect(cell.scale == 1)
    #expect(cell.isEnabled)
  }

  @Test func `particles are born, move and die`() {
    advance(0.55)
    let young = particles()
    #expect(young.count == 6)
    #expect(young.map { ($0.position.x - 50).rounded() } == [55, 45, 35, 25, 15, 5])
    #expect(young.allSatisfy { $0.position.y == 60 })
    advance(2)
    #expect(particles().count == 10)
  }

  @Test func `a moment has the same particles on every way to it`() {
    cell.velocityRange = 50
    cell.emissionRange = .pi
    cell.scaleRange = 0.5
    advance(0.25)
    _ = particles()
    advance(0.25)
    _ = particles()
    advance(0.25)
    let steps = particles()
    let other = EmitterSceneTests()
    other.cell.velocityRange = 50
    other.cell.emissionRange = .pi
    other.cell.scaleRange = 0.5
    other.advance(0.75)
    #expect(other.particles().map(\.position) == steps.map(\.position))
    #expect(other.particles().map(\.scale) == steps.map(\.scale))
    other.emitter.seed = 1
    #expect(other.particles().map(\.position) != steps.map(\.position))
  }

  @Test func `ranges limit the values of particles`() {
    cell.birthRate = 200
    cell.velocityRange = 50
    cell.emissionRange = .pi / 2
    cell.scaleRange = 0.5
    cell.alphaRange = 0.25
    cell.color = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    advance(0.9)
    for particle in particles() {
      let age = emitter.emissionTime - particle.birth
      let way = particle.position - CGPoint(x: 50, y: 60)
      #expect(way.length <= 150 * age + 1e-6)
      #expect(way.length >= 50 * age - 1e-6)
      #expect(abs(atan2(Double(way.y), Double(way.x))) <= .pi / 4 + 1e-6)
      #expect((0.5...1.5).contains(particle.scale))
      #expect((0.25...0.75).contains(particle.color.alpha))
    }
  }

  @Test func `an emission that ends leaves the living particles`() {
    advance(0.45)
    #expect(particles().count == 5)
    emitter.birthRate = 0
    advance(0.25)
    #expect(particles().count == 5)
    #expect(window.animationClock.needsFrames)
    advance(2)
    #expect(particles().isEmpty)
    #expect(!window.animationClock.needsFrames, "no frames are needed without particles")
    emitter.birthRate = 1
    _ = particles()
    #expect(window.animationClock.needsFrames)
    advance(0.25)
    #expect(particles().count == 3)
  }

  @Test func `particles stay on their way when the emitter moves`() throws {
    advance(0.15)
    _ = particles()
    emitter.emitterPosition = CGPoint(x: 0, y: 0)
    advance(0.1)
    #expect(particles().map(\.position.y) == [60, 60, 0])
  }

  @Test func `cells have values by key paths`() {
    emitter.setValue(30, forKeyPath: "emitterCells.spark.birthRate")
    #expect(cell.birthRate == 30)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.velocity") as? CGFloat == 100)
  }

  @Test func `a window without the layer needs no frames`() {
    _ = particles()
    #expect(window.animationClock.needsFrames)
    emitter.removeFromSuperlayer()
    advance(0.1)
    #expect(!window.animationClock.needsFrames)
  }

  @Test func `particles emit others at their places`() {
    let trail = CAEmitterCell()
    trail.contents = cell.contents
    trail.birthRate = 10
    trail.lifetime = 10
    cell.emitterCells = [trail]
    cell.duration = 0.05
    advance(0.55)
    let all = particles()
    #expect(all.count == 7, "one particle and six of its trail")
    #expect(
      all.filter { $0.cell === trail }.map { ($0.position.x - 50).rounded() }
        == [0, 10, 20, 30, 40, 50])
    advance(5)
    #expect(particles().allSatisfy { $0.cell === trail })
  }

  @Test func `the number of particles is limited`() {
    cell.birthRate = 1e9
    cell.lifetime = 100
    advance(1)
    #expect(particles().count <= CAEmitterLayer.mostParticles)
  }

  @Test(
    arguments: [
      CAEmitterLayerEmitterShape.line, .rectangle, .circle, .sphere, .cuboid,
    ])
  func `particles are born in the shape`(shape: CAEmitterLayerEmitterShape) {
    cell.velocity = 0
    cell.birthRate = 100
    emitter.emitterShape = shape
    emitter.emitterSize = CGSize(width: 20, height: 10)
    advance(0.9)
    for particle in particles() {
      let way = particle.position - CGPoint(x: 50, y: 60)
      switch shape {
      case .circle, .sphere: #expect(way.length <= 20 + 1e-6)
      default:
        #expect(abs(way.x) <= 10)
        #expect(abs(way.y) <= (shape == .line ? 0 : 5))
      }
    }
  }

  @Test func `particles of an outlined circle move outwards`() {
    emitter.emitterShape = .circle
    emitter.emitterMode = .outline
    emitter.emitterSize = CGSize(width: 20, height: 0)
    advance(0.95)
    for particle in particles() {
      let age = CGFloat(emitter.emissionTime - particle.birth)
      let way = particle.position - CGPoint(x: 50, y: 60)
      #expect(abs(way.length - (20 + 100 * age)) < 1e-6)
    }
  }

  @Test func `particles are drawn in their colors and opacities`() throws {
    cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    advance(0.05)
    let svg = SVGRenderer().render(Scene(of: window))
    #expect(svg.contains("fill=\"#ff0000\""))
    #expect(svg.contains("opacity=\"0.5\""))
  }
}
