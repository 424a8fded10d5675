// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Unseen",
  products: [.library(name: "Mill", targets: ["Mill", "Yard", "Quay"])],
  targets: [.target(name: "Mill"), .target(name: "Yard", dependencies: ["Mill"]), .target(name: "Quay", dependencies: ["Yard"])])
