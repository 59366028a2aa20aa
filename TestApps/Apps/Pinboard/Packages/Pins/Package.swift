// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Pins",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Pins", targets: ["Pins"])],
  targets: [.target(name: "Pins", resources: [.process("Resources")])])
