import UIKit

/// Networks in reach, which come and go.
@MainActor
final class NetworkScanner {
  /// The networks in reach, by name.
  private(set) var networks: [Network]
  /// The closure that is called after each change.
  var networksDidChange: (() -> Void)?

  private var generator = SeededGenerator(seed: 7)
  private var task: Task<Void, Never>?

  init() { networks = Self.sorted(Network.all.prefix(5)) }

  /// A Boolean value that indicates whether the scanner is running.
  var isRunning: Bool { task != nil }

  /// Scans repeatedly until ``stop()`` is called.
  func start(interval: Duration = .seconds(2)) {
    guard task == nil else { return }
    task = Task { [weak self] in
      while (try? await Task.sleep(for: interval)) != nil {
        guard let self else { return }
        scan()
      }
    }
  }

  /// Ends the scans.
  func stop() {
    task?.cancel()
    task = nil
  }

  /// Scans once: one network appears or disappears, at least two stay.
  func scan() {
    let network = Network.all.randomElement(using: &generator)!
    if networks.contains(network), networks.count > 2 {
      networks.removeAll { $0 == network }
    } else if !networks.contains(network) {
      networks = Self.sorted(networks + [network])
    }
    networksDidChange?()
  }

  private static func sorted(_ networks: some Sequence<Network>) -> [Network] {
    networks.sorted { $0.name < $1.name }
  }
}
