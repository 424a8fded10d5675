import Facts
public import Index

extension Pass {
  /// Where a declaration's body traps; its name, if it is a helper that does.
  public func placeOfTrap(in id: DeclID) -> Place {
    let file = index.file(of: id)
    guard let trap = index.trap(in: id), let body = index.body(of: id) else { return place(of: id) }
    let length = index.files[file].names.range(of: body.callee).count
    return Place(file: file, range: trap.offset..<trap.offset + UInt32(truncatingIfNeeded: max(1, length)))
  }
}
