import Foundation
import SceneRendering
import Synchronization
import Testing
import UIKit

@testable import HeadlessHost

@MainActor
@Suite struct OtherThreadsTests {
  @Test func `a thread's state and times are read after its name`() throws {
    let fields = "4242 (a) R) (b) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 9 0"
    let state = try #require(OtherThreads.state(fields))
    #expect(!state.isBusy)
    #expect(state.ticks == 300)
    #expect(OtherThreads.state("4242 (name) R 1 2 3 4 5 6 7 8 9 10 7 0")?.isBusy == true)
    #expect(OtherThreads.state("4242 (name) R 1 2") == nil)
    #expect(OtherThreads.state("") == nil)
  }

  #if os(Linux)
    @Test func `a thread that asks is none of the others, whichever it is`() async {
      let (own, others) = await withCheckedContinuation { continuation in
        Thread {
          let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
          continuation.resume(returning: (link, OtherThreads.identifiers))
        }.start()
      }
      #expect(own?.split(separator: "/").last.map { others.contains(String($0)) } == false)
      #expect(others.contains(String(ProcessInfo.processInfo.processIdentifier)))
    }

    @Test func `work without an end is waited for until it has used its processor time`() async {
      let isOver = Mutex(false)
      let before = OtherThreads().processorTime
      // The thread ends by itself after the wait, which may be long before this test continues.
      let thread = Thread {
        var time = timespec()
        while !isOver.withLock({ $0 }), time.tv_sec < 4 {
          clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        }
      }
      thread.start()
      let screen = HostedScreen(UIViewController())
      let beginning = ContinuousClock.now
      await screen.finishWorkUnderWay()
      // On a machine that is busy with other programs, the wait ends after a duration instead.
      let isLong = ContinuousClock.now - beginning >= .seconds(30)
      let work = OtherThreads().processorTime - before
      #expect(isLong || work >= .seconds(2), "\(work)")
      isOver.withLock { $0 = true }
    }
  #endif
}
