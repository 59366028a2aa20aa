import Foundation

/// The path to a host or an address.
///
/// Names are not looked up: every host is reachable while the device has a network.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability
public final class SCNetworkReachability: Hashable, @unchecked Sendable {
  /// The kinds of hosts and addresses.
  enum Target {
    case network, device, link
  }

  /// Where the closure of an app is called.
  enum Place {
    case queue(DispatchQueue)
    case loop(RunLoop, RunLoop.Mode)
  }

  /// The closure of an app, and its context.
  final class Callback {
    let function: SCNetworkReachabilityCallBack
    let info: UnsafeMutableRawPointer?
    private let release: ((UnsafeRawPointer) -> Void)?

    init(
      _ function: @escaping SCNetworkReachabilityCallBack, _ context: SCNetworkReachabilityContext?
    ) {
      self.function = function
      if let pointer = context?.info, let retain = context?.retain {
        info = UnsafeMutableRawPointer(mutating: retain(pointer))
      } else {
        info = context?.info
      }
      release = context?.release
    }

    deinit {
      if let info { release?(info) }
    }
  }

  private let target: Target
  private let device: NetworkDevice
  private let lock = NSLock()
  private var callback: Callback?
  private var place: Place?
  /// The flags of the last call.
  private var lastFlags: SCNetworkReachabilityFlags?

  init(_ target: Target, of device: NetworkDevice = .shared) {
    self.target = target
    self.device = device
  }

  deinit { device.removeObserver(ObjectIdentifier(self)) }

  public static func == (lhs: SCNetworkReachability, rhs: SCNetworkReachability) -> Bool {
    lhs === rhs
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Chooses the network of the device in a test.
  ///
  /// - Parameter network: The network, or `nil` to use the computer's.
  @_spi(Testing) public static func use(_ network: DeviceNetwork?) {
    NetworkDevice.shared.choose(network)
  }

  /// The present flags.
  var flags: SCNetworkReachabilityFlags {
    switch (target, device.network) {
    case (.device, _): [.reachable, .isLocalAddress]
    case (_, .none): []
    case (.network, .wifi): .reachable
    case (.network, .cellular): [.reachable, .isWWAN]
    case (.link, .wifi): [.reachable, .isDirect]
    case (.link, .cellular): []
    }
  }

  /// Sets the closure that is called after changes.
  func setCallback(_ callback: Callback?) {
    let old = lock.withLock {
      defer { self.callback = callback }
      return self.callback
    }
    withExtendedLifetime(old) { update() }
  }

  /// Sets where the closure is called; `nil` ends the calls.
  func setPlace(_ place: Place?) {
    lock.withLock { self.place = place }
    update()
  }

  /// Returns a Boolean value that indicates whether the closure is called in a mode of a run loop.
  func isScheduled(in loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
    lock.withLock {
      if case .loop(loop, mode)? = place { true } else { false }
    }
  }

  /// Begins or ends the observation of the device. The first call follows the beginning.
  private func update() {
    let isObserving = lock.withLock {
      lastFlags = nil
      return callback != nil && place != nil
    }
    guard isObserving else { return device.removeObserver(ObjectIdentifier(self)) }
    device.observe(self) { [weak self] in self?.networkMayHaveChanged() }
    networkMayHaveChanged()
  }

  private func networkMayHaveChanged() {
    let flags = flags
    let place = lock.withLock {
      guard callback != nil, lastFlags != flags else { return nil as Place? }
      lastFlags = flags
      return self.place
    }
    let call: @Sendable () -> Void = { [weak self] in
      guard let self, let callback = lock.withLock({ self.place == nil ? nil : self.callback })
      else { return }
      callback.function(self, flags, callback.info)
    }
    switch place {
    case .queue(let queue): queue.async(execute: call)
    case .loop(let loop, _) where loop === RunLoop.main: DispatchQueue.main.async(execute: call)
    case .loop(let loop, let mode): loop.perform(inModes: [mode], block: call)
    case nil: break
    }
  }
}
