import Catalog
public import Facts
import Syntax

// Errors that people know as such only.
extension ProjectIndex {
  /// Whether the property stands for what all errors have, in a type of errors that gives that in no other way.
  public func isForErrors(_ id: DeclID) -> Bool {
    guard let type = enclosingType(of: id), mayBeWitness(id, in: type), !decl(id).isStatic,
      TypeForm.foreign(["String"], arguments: []).likeness(to: result(of: id)) == .equal
    else { return false }
    if !isOfErrors(type) { return false }
    let others = ["errorDescription", "errorUserInfo"].compactMap { globalName($0) }
    return !hasOther(named: others + [globalName(of: id)], than: id, in: type)
  }

  private static let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]

  /// Where something is thrown that is made on the spot, by functions that do not say what they throw.
  public var placesThrowing: [MentionID] {
    files.indices.flatMap { file in
      let mentions = files[file].mentions
      return mentions.indices.filter { mentions[$0].use.contains(.thrown) }.map { MentionID(file: file, place: $0) }
    }.filter { id in
      owner(of: id).map { errors(of: $0).map(ProjectIndex.anyErrors.contains) ?? true } ?? true
    }
  }

  /// What the value is that is thrown there, as far as its name tells.
  public func type(thrownAt id: MentionID) -> TypeID? { owner(of: id).flatMap { resolve(mention(id).name, at: $0).type } }

  /// Where something of the name is read, or called, of what is known as an error only.
  public func readsOfErrors(_ name: Name, areCalls: Bool = false) -> [MentionID] {
    mentions(of: name).filter { mention($0).use.contains(.call) == areCalls && receiverType(of: $0) == .foreign(names.error) }
  }

  /// What the project's extensions give all errors.
  public var membersOfErrors: [DeclID] {
    outside.extensions(named: names.error).filter { decl($0).requirements.count == 0 && !isNested($0) }.flatMap { around in
      let (file, place) = (file(of: around), UInt32(truncatingIfNeeded: place(of: around)))
      return files[file].decls.indices.filter { files[file].decls[$0].parent == place }.map { id(file: file, decl: $0) }
    }
  }

  /// `extension Kit.Error`: what somebody else's type has nested is none of Swift's.
  private func isNested(_ extended: DeclID) -> Bool {
    let path = text(decl(extended).name, of: extended)
    return path.utf8.contains(UInt8(ascii: ".")) && !path.hasPrefix("Swift.")
  }

  /// Whether whoever has an error there tells those of the type from others, by a cast or by a pattern.
  public func areToldApart(_ type: TypeID, in owner: DeclID) -> Bool {
    casts(in: owner).contains { resolve($0.type, at: owner).type == type }
      || mentions(inBodyOf: owner).contains { id in
        let fact = mention(id)
        return !fact.use.contains(.thrown) && names.global(fact.name, file: id.file) == globalName(of: entry(type).decl)
      }
  }

  /// Whether the error is what a `catch` is given: where functions say what they throw it may be known as that.
  public func isCaught(_ read: MentionID) -> Bool { files[read.file].text(mention(read).receiverType) == "Swift.Error" }

  /// Whether some function says which errors it throws.
  public var haveTypedErrors: Bool {
    files.contains { file in
      file.decls.contains { decl in
        decl.flags.contains(.isThrowing) && !decl.valueText.isNone && [.func, .`init`].contains(decl.kind)
          && !ProjectIndex.anyErrors.contains(file.text(decl.valueText))
      }
    }
  }

  /// Whether the type is one of errors, and no class below one of Apple's.
  public func isOfErrors(_ type: TypeID) -> Bool {
    let supers = foreignSupers(of: type)
    return supers.contains(where: ProjectIndex.errors.contains) && supers.allSatisfy { Catalog.apple.classes(named: $0).isEmpty }
  }

  /// Where production reads what a function may have thrown: in a body that calls it, or calls what hands its errors on.
  ///
  /// - Parameter reads: By the declarations in whose bodies they stand, in the order of the text.
  public func read(ofErrorsFrom thrower: DeclID, among reads: [DeclID: [MentionID]]) -> MentionID? {
    var throwers = [thrower]
    var next = 0
    while next < throwers.count, next < ProjectIndex.mostThrowers {
      let function = throwers[next]
      next += 1
      for call in calls(ofThrower: function) where mention(call).use.contains(.call) && !mention(call).use.contains(.keepsErrors) {
        // Nothing of the program hears of what tests catch.
        guard let caller = owner(of: call), caller != function, role(of: caller) == .production else { continue }
        let read = self.read(behind: call, among: reads[caller] ?? [])
        let handsOn = decl(caller).flags.contains(.isThrowing) && !throwers.contains(caller) && startOfDo(around: call) == nil
        // What a call means is asked last, for that takes longest.
        guard read != nil || handsOn, isCertain(call, of: function) else { continue }
        if let read { return read }
        throwers.append(caller)
      }
    }
    return nil
  }

  /// Calls that may be of a function, or of an initializer of a type that many make values of.
  private func calls(ofThrower id: DeclID) -> [MentionID] {
    switch decl(id).kind {
    case .func: return hasCommonName(id) ? [] : Array(mentions(ofNameOf: id))
    case .`init`:
      guard let type = enclosingType(of: id) else { return [] }
      return instantiations(of: type).filter { initializer(of: type, calledBy: $0) == id }
    default: return []
    }
  }

  /// The first read behind the call that may be of what it throws.
  private func read(behind call: MentionID, among reads: [MentionID]) -> MentionID? {
    let first = reads.indices.firstPlace { reads[$0].place > call.place }
    return reads[first...].prefix(ProjectIndex.mostReads).first { mayRead($0, errorsOf: call) }
  }

  /// In one body nobody looks further.
  private static let mostReads = 64

  /// Whether what is read may be an error of the call: that of a `catch` is one of its own block.
  private func mayRead(_ read: MentionID, errorsOf call: MentionID) -> Bool {
    if !isCaught(read) { return true }
    let (place, other, catches) = (mention(read).offset, mention(call).offset, files[read.file].catches)
    // The innermost of those around it begins last.
    let around = catches[..<catches.firstPlace { $0.start > place }].suffix(ProjectIndex.mostReads).last { place < $0.end }
    return around.map { $0.tryStart <= other && other < $0.tryEnd && $0.tryStart == startOfDo(around: call) } ?? true
  }

  /// Where the innermost `do` that catches what the call throws begins.
  private func startOfDo(around call: MentionID) -> UInt32? {
    let (place, catches) = (mention(call).offset, files[call.file].catches)
    let behind = catches[catches.firstPlace { $0.start > place }...].prefix(ProjectIndex.mostReads)
    return behind.filter { $0.tryStart <= place && place < $0.tryEnd }.map(\.tryStart).max()
  }

  /// Nobody follows an error through more functions than these.
  private static let mostThrowers = 32

  /// Whether a call means the function, or what a protocol requires of it: nothing else has the name where that is all there is.
  private func isCertain(_ call: MentionID, of function: DeclID) -> Bool {
    if decl(function).kind == .`init` { return true }
    return mayMean(function, call) && (member(meantBy: call) != nil || namesakes(globalName(of: function)).count == 1)
  }
}
