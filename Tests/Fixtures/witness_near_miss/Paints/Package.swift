// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Paints", targets: [.target(name: "Paints"), .target(name: "Canvas", dependencies: ["Paints"])])
