public import Facts
import Syntax

// Mentions: who mentions a declaration's name, and where.
extension ProjectIndex {
  /// All mentions of the declaration's name, whatever they turn out to mean.
  public func mentions(ofNameOf id: DeclID) -> Mentions { mentionTable.mentions(of: globalName(of: id)) }

  /// The mentions of a name that the project declares; the name is the project's own.
  public func mentions(of name: Name) -> Mentions { mentionTable.mentions(of: name) }

  /// Whether the declaration's name is mentioned so often that it is somebody else's too: to look at all of its mentions
  /// would take long, and find one that cannot be told.
  public func hasCommonName(_ id: DeclID) -> Bool { mentions(ofNameOf: id).count > ProjectIndex.mostMentions }

  private static let mostMentions = 1024

  public func mention(_ id: MentionID) -> MentionFact { files[id.file].mentions[id.place] }

  /// The declaration in whose body or value the mention stands.
  public func owner(of id: MentionID) -> DeclID? {
    let owner = mention(id).owner
    return owner == DeclFact.none ? nil : names.id(file: id.file, place: Int(owner))
  }

  /// The declaration of a type or the extension whose member's body holds the mention.
  public func surroundings(of id: MentionID) -> DeclID? {
    owner(of: id).flatMap(holder)
  }

  /// The declaration itself if it holds members, or the one that it is a member of.
  func holder(_ id: DeclID) -> DeclID? { decl(id).kind.holdsMembers ? id : parent(of: id) }

  /// The statement that asks with the mention whether tests run, if it has an end.
  public func condition(askedBy id: MentionID) -> ConditionFact? {
    let conditions = files[id.file].conditions
    let place = conditions.firstPlace { Int($0.mention) >= id.place }
    return place < conditions.endIndex && Int(conditions[place].mention) == id.place ? conditions[place] : nil
  }

  /// The mention of what stands before the dot.
  public func base(of id: MentionID) -> MentionID? {
    let mention = mention(id)
    let base = mention.shape.isPart ? MentionFact.noBase : mention.base
    return base == MentionFact.noBase ? nil : MentionID(file: id.file, place: Int(base))
  }

  /// What the declaration's own body and value mention, in the order of the text; functions in it belong to it, types do not.
  public func mentions(inBodyOf id: DeclID) -> [MentionID] {
    let file = file(of: id)
    return files[file].mentions(in: place(of: id)).map { MentionID(file: file, place: $0) }
  }
}
