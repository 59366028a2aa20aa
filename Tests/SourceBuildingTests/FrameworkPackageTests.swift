import Foundation
import Testing

@testable import SourceBuilding

@Suite("Modules that packages of others have")
struct FrameworkPackageTests {
  @Test func `the package of a module re-exports a product`() throws {
    let folder = try Folder([:])
    let package = try #require(FrameworkPackage.all.first { $0.name == "CryptoKit" })
    let url = try package.write(in: CacheFolder(url: folder.url))
    let exports = try String(
      contentsOf: url.appending(path: "Sources/CryptoKit/Exports.swift"), encoding: .utf8)
    #expect(exports == "@_exported public import Crypto\n")
    let manifest = try String(
      contentsOf: url.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".product(name: "Crypto", package: "swift-crypto")"#))
    #expect(manifest.contains(#"url: "https://github.com/apple/swift-crypto""#))
  }

  @Test func `modules that packages of others have are not built before`() {
    for package in FrameworkPackage.all { #expect(!BuiltModules.knownNames.contains(package.name)) }
  }
}
