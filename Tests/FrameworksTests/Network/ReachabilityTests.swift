import Foundation
import Testing

@_spi(Testing) @testable import SystemConfiguration

@Suite("The reachability of hosts")
struct ReachabilityTests {
  private func flags(
    _ target: SCNetworkReachability.Target, _ network: DeviceNetwork
  ) -> SCNetworkReachabilityFlags {
    SCNetworkReachability(target, of: NetworkDevice(network)).flags
  }

  @Test func `hosts are reachable with a network`() {
    #expect(flags(.network, .wifi) == .reachable)
    #expect(flags(.network, .cellular) == [.reachable, .isWWAN])
    #expect(flags(.network, .none) == [])
  }

  @Test func `the device is reachable without a network`() {
    #expect(flags(.device, .none) == [.reachable, .isLocalAddress])
  }

  @Test func `addresses of the link are reachable directly`() {
    #expect(flags(.link, .wifi) == [.reachable, .isDirect])
    #expect(flags(.link, .cellular) == [])
  }

  @Test(arguments: ["localhost", "127.0.0.1", "::1"])
  func `names of the device need no network`(name: String) throws {
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, name))
    var flags: SCNetworkReachabilityFlags = []
    #expect(SCNetworkReachabilityGetFlags(host, &flags))
    #expect(flags == [.reachable, .isLocalAddress])
  }

  @Test func `an empty name is an error`() {
    #expect(SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "") == nil)
    #expect(SCError() == Int32(kSCStatusInvalidArgument))
    #expect(String(cString: SCErrorString(SCError())) == "An argument is not valid.")
  }

  @Test func `addresses have a kind by their family and number`() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let device = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    #expect(device?.flags == [.reachable, .isLocalAddress])

    var zero = sockaddr()
    zero.sa_len = UInt8(MemoryLayout<sockaddr>.size)
    zero.sa_family = sa_family_t(AF_INET)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &zero) != nil)
    zero.sa_family = sa_family_t(AF_UNIX)
    #expect(SCNetworkReachabilityCreateWithAddress(nil, &zero) == nil)
  }

  @Test func `a change of the network calls the closure with the flags`() async throws {
    let device = NetworkDevice(.wifi)
    let path = SCNetworkReachability(.network, of: device)
    let (calls, continuation) = AsyncStream.makeStream(of: SCNetworkReachabilityFlags.self)
    #expect(
      SCNetworkReachabilitySetCallback(path, { _, flags, _ in continuation.yield(flags) }, nil))
    #expect(SCNetworkReachabilitySetDispatchQueue(path, DispatchQueue(label: "calls")))
    var received = calls.makeAsyncIterator()
    #expect(await received.next() == .reachable)
    device.choose(.cellular)
    #expect(await received.next() == [.reachable, .isWWAN])
    device.choose(.cellular)
    device.choose(DeviceNetwork.none)
    #expect(await received.next() == [])
  }

  @Test func `no closure is called after the end of the calls`() async throws {
    let device = NetworkDevice(.wifi)
    let path = SCNetworkReachability(.network, of: device)
    let queue = DispatchQueue(label: "calls")
    let (calls, continuation) = AsyncStream.makeStream(of: SCNetworkReachabilityFlags.self)
    SCNetworkReachabilitySetCallback(path, { _, flags, _ in continuation.yield(flags) }, nil)
    SCNetworkReachabilitySetDispatchQueue(path, queue)
    var received = calls.makeAsyncIterator()
    #expect(await received.next() == .reachable)
    SCNetworkReachabilitySetDispatchQueue(path, nil)
    device.choose(.cellular)
    queue.sync { continuation.finish() }
    #expect(await received.next() == nil)
  }

  @Test func `the context keeps its object as long as the closure`() {
    final class Owner {}
    let path = SCNetworkReachability(.network, of: NetworkDevice(.wifi))
    weak var kept: Owner?
    do {
      let owner = Owner()
      kept = owner
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(owner).toOpaque(),
        retain: { UnsafeRawPointer(Unmanaged<Owner>.fromOpaque($0).retain().toOpaque()) },
        release: { Unmanaged<Owner>.fromOpaque($0).release() },
        copyDescription: nil)
      SCNetworkReachabilitySetCallback(path, { _, _, _ in }, &context)
    }
    #expect(kept != nil)
    SCNetworkReachabilitySetCallback(path, nil, nil)
    #expect(kept == nil)
  }

  @Test func `a path is removed from the run loop that it was added to`() throws {
    let path = SCNetworkReachability(.network, of: NetworkDevice(.wifi))
    let loop = try #require(CFRunLoopGetMain())
    let mode = CFRunLoopMode.defaultMode.rawValue
    #expect(!SCNetworkReachabilityUnscheduleFromRunLoop(path, loop, mode))
    #expect(SCNetworkReachabilityScheduleWithRunLoop(path, loop, mode))
    #expect(SCNetworkReachabilityUnscheduleFromRunLoop(path, loop, mode))
  }

  @Test @MainActor func `the main run loop calls closures on the main queue`() async throws {
    let path = SCNetworkReachability(.network, of: NetworkDevice(.wifi))
    let (calls, continuation) = AsyncStream.makeStream(of: Bool.self)
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let callback: SCNetworkReachabilityCallBack = { _, _, _ in
      continuation.yield(DispatchQueue.getSpecific(key: key) == true)
    }
    SCNetworkReachabilitySetCallback(path, callback, nil)
    SCNetworkReachabilityScheduleWithRunLoop(
      path, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue)
    var received = calls.makeAsyncIterator()
    #expect(await received.next() == true)
  }

  @Test func `names of networks are unknown`() {
    #expect(CNCopySupportedInterfaces() == nil)
    #expect(CNCopyCurrentNetworkInfo("en0" as CFString) == nil)
  }
}
