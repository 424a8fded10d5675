// The way from Objective-C to Swift.
extension ObjCMethod {
  /// What Swift makes of the method; nil if it cannot be called from there.
  ///
  /// What a method of a superclass or of an adopted protocol with the same selector is called, is also the name of this
  /// one, whatever this one's types are: ask for that first.
  public func imported(in owner: ObjCOwner) -> ImportedMember? {
    guard !attributes.isUnavailable, var translation = NameTranslation(self, of: owner) else { return nil }
    let plain = translation
    translation.omitNeedlessWords()
    guard let name = translation.name else { return nil }
    var member = ImportedMember(translation.kind, name)
    member.isThrowing = translation.isThrowing
    member.asyncName = asyncName(plain)
    member.isAsyncThrowing = member.asyncName != nil && parameters.last?.type.traits.contains(.completesWithError) == true
    if attributes.isRefined { member.refine() }
    member.rename(as: attributes, parameters: parameters.count)
    return member
  }

  /// - Parameter plain: the translation before words were left out.
  private func asyncName(_ plain: NameTranslation) -> SwiftName? {
    if let given = attributes.asyncName.flatMap({ SwiftName(written: $0) }) { return plain.mayAwait(as: given) ? given : nil }
    if let given = attributes.swiftName.flatMap({ SwiftName(written: $0) }) { return plain.awaiting(given) }
    guard var awaiting = plain.awaiting() else { return nil }
    awaiting.omitNeedlessWords()
    let isRefined = attributes.isRefined || attributes.isRefinedForAsync
    return awaiting.name.map { isRefined ? SwiftName("__" + $0.base, labels: $0.labels) : $0 }
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
      name = given
    }
  }
}
