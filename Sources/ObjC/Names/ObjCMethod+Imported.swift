// The way from Objective-C to Swift.
extension ObjCMethod {
  /// What Swift makes of the method; nil if it cannot be called from there.
  ///
  /// What a method of a superclass or of an adopted protocol with the same selector is called, is also the name of this
  /// one, whatever this one's types are: ask for that first.
  public func imported(in owner: ObjCOwner) -> ImportedMember? {
    guard !attributes.isUnavailable, var translation = NameTranslation(self, of: owner) else { return nil }
    let awaiting = translation.awaiting()
    translation.omitNeedlessWords()
    guard let name = translation.name else { return nil }
    var member = ImportedMember(translation.kind, name)
    member.isThrowing = translation.isThrowing
    if var awaiting {
      awaiting.omitNeedlessWords()
      member.asyncName = awaiting.name
      let mayFail = parameters.last?.type.traits.contains(.completesWithError) == true
      member.isAsyncThrowing = member.asyncName != nil && mayFail
    }
    if attributes.isRefined { member.refine() }
    member.rename(as: attributes, parameters: parameters.count)
    return member
  }
}

extension ObjCProperty {
  /// What Swift makes of the property; nil if it cannot be reached from there.
  public func imported(in owner: ObjCOwner) -> ImportedMember? {
    var base = CamelCase(type.traits.contains(.flag) ? getter : name)
    if base.isEmpty || attributes.isUnavailable { return nil }
    if type.name == owner.name {
      base = NeedlessWords(type).omittedAtStart(of: base)
      var words = NeedlessWords(type)
      base = words.omittedAtEnd(of: base, as: .property)
    }
    let derived = SwiftName((attributes.isRefined ? "__" : "") + base.withSmallInitial.text)
    return ImportedMember(.property, attributes.swiftName.flatMap { SwiftName(written: $0) } ?? derived)
  }
}

extension ImportedMember {
  /// Two underscores say that there is something better.
  fileprivate mutating func refine() {
    if kind == .method {
      name.base = "__" + name.base
      asyncName = asyncName.map { SwiftName("__" + $0.base, labels: $0.labels) }
    } else if let first = name.labels?.first {
      name.labels?[0] = "__" + first
    } else if kind == .initializer {
      name.labels = ["__"]
    }
  }

  /// Names given by hand win.
  fileprivate mutating func rename(as attributes: NameAttributes, parameters: Int) {
    if let given = attributes.swiftName.flatMap({ SwiftName(written: $0) }) {
      if given.base == "init" {
        if kind == .method { kind = .factory }
      } else {
        kind = given.labels == nil ? .property : .method
      }
      isThrowing = isThrowing && given.labels.map { $0.count <= parameters } ?? false
      if asyncName != nil { asyncName = SwiftName(given.base, labels: given.labels.map { Array($0.dropLast()) }) }
      name = given
    }
    if let given = attributes.asyncName.flatMap({ SwiftName(written: $0) }) { asyncName = given }
  }
}
