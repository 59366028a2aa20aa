import Testing

@testable import BrowserHost
@testable import ScreenHost

@Suite struct RequestGuardTests {
  private func isRefused(host: String?, origin: String? = nil) -> Bool {
    RequestGuard.refusal(hosts: host.map { [$0] } ?? [], origins: origin.map { [$0] } ?? []) != nil
  }

  @Test(arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost:1", "LOCALHOST", "[::1]:80"])
  func `loopback names come in`(_ host: String) {
    #expect(!isRefused(host: host))
    #expect(!isRefused(host: host, origin: "http://" + host))
  }

  @Test(arguments: [
    nil, "", "example.com", "127.0.0.1.example.com", "localhost.example.com", "127.0.0.1:",
    "127.0.0.1:80a", "localhost:123456", "127.0.0.2", "user@127.0.0.1", "127.0.0.1:80:80",
  ])
  func `other names stay out`(_ host: String?) {
    #expect(isRefused(host: host))
  }

  @Test(arguments: [
    "null", "", "http://example.com", "https://127.0.0.1:80", "http://127.0.0.1:81",
    "http://127.0.0.1:80.example.com", "http://localhost:80",
  ])
  func `other origins stay out`(_ origin: String) {
    #expect(isRefused(host: "127.0.0.1:80", origin: origin))
  }

  @Test func `two fields of one name are refused where they differ`() {
    #expect(RequestGuard.refusal(hosts: ["localhost", "localhost"], origins: []) != nil)
    let own = "http://localhost"
    #expect(RequestGuard.refusal(hosts: ["localhost"], origins: [own, own]) == nil)
    #expect(RequestGuard.refusal(hosts: ["localhost"], origins: [own, "http://a.example"]) != nil)
  }
}
