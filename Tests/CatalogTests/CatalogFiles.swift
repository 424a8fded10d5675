import Foundation

/// What files say of Apple's frameworks: a JSON object a line, and one file with contracts.
struct CatalogFiles {
  private(set) var protocols: [ProtocolRecord] = []
  private(set) var classes: [ClassRecord] = []
  private(set) var contracts: [ContractRecord] = []

  /// The folder that the environment names.
  static let folder = ProcessInfo.processInfo.environment["ACCESSLINT_CATALOG"]

  init(_ folder: String) throws {
    let folder = URL(fileURLWithPath: folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".jsonl") {
      for line in try Data(contentsOf: folder.appendingPathComponent(name)).split(separator: UInt8(ascii: "\n")) {
        try add(line)
      }
    }
    for name in names where name.hasSuffix("contracts.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      contracts += try JSONDecoder().decode(ContractFile.self, from: data).records
    }
    protocols.sort { ($0.name, $0.module) < ($1.name, $1.module) }
    classes.sort { ($0.name, $0.module) < ($1.name, $1.module) }
  }

  private mutating func add(_ line: Data) throws {
    let decoder = JSONDecoder()
    switch try decoder.decode(Kind.self, from: line).kind {
    case "protocol": protocols.append(try decoder.decode(ProtocolRecord.self, from: line))
    case "class": classes.append(try decoder.decode(ClassRecord.self, from: line))
    case let kind: throw CatalogError("a line of the unknown kind \(kind)")
    }
  }

  private struct Kind: Decodable { let kind: String }
}

/// What is wrong with the files, or with what was made of them.
struct CatalogError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// A line about a protocol.
struct ProtocolRecord: Decodable {
  let module: String
  let name: String
  let objc: String
  let inherits: [String]
  let members: [MemberRecord]
}

/// One of its members.
struct MemberRecord: Decodable {
  let swift: String
  let kind: String
  let optional: Bool
  let selector: String
  let returns: String?
  let params: [String]?
  let type: String?

  private static let getter = " { get }"
  private static let setter = " { get set }"

  /// A property's type without its accessors, a method's result.
  var result: String {
    let text = type ?? returns ?? ""
    for accessors in [MemberRecord.getter, MemberRecord.setter] where text.hasSuffix(accessors) {
      return String(text.dropLast(accessors.count))
    }
    return text
  }

  var isSettable: Bool { type?.hasSuffix(MemberRecord.setter) == true }

  /// Neither `Void` nor an initializer.
  var returnsValue: Bool { returns.map { $0 != "" && $0 != "Void" } ?? false }
}

/// A line about a class.
struct ClassRecord: Decodable {
  let module: String
  let name: String
  let objc: String
  let `super`: String?
  let protocols: [String]
}

/// What the contracts' file says of one member of a class.
struct ContractRecord: Equatable {
  enum Kind: Int { case onlySubclassesMayCall, mustOverride, mustCallSuper }

  let kind: Kind
  let module: String
  let type: String
  let member: String
  var isAboutSetter = false
  var isStatic = false
  var forbidsSuper = false
  var words = ""
}

/// The file's own form: lists of members by class.
private struct ContractFile: Decodable {
  struct Entry: Decodable {
    let `class`: String
    let module: String
    let members: [String]
    let header: String?
    let rule: String?
    let protectedSetters: [String]?
    let `static`: [String]?
    let callsSuper: Bool?
  }

  let protected: [Entry]
  let mustOverride: [Entry]
  let requiresSuper: [Entry]

  var records: [ContractRecord] {
    records(protected, .onlySubclassesMayCall) + records(mustOverride, .mustOverride)
      + records(requiresSuper, .mustCallSuper)
  }

  private func records(_ entries: [Entry], _ kind: ContractRecord.Kind) -> [ContractRecord] {
    entries.flatMap { entry in
      let words = [entry.header, entry.rule].compactMap { $0 }.joined(separator: ": ")
      let members = entry.members.map { ($0, false) } + (entry.protectedSetters ?? []).map { ($0, true) }
      return members.map { member, isSetter in
        ContractRecord(
          kind: kind, module: entry.module, type: entry.class, member: member, isAboutSetter: isSetter,
          isStatic: entry.static?.contains(member) == true, forbidsSuper: entry.callsSuper == false, words: words)
      }
    }
  }
}
