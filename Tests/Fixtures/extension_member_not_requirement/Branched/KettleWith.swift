#if canImport(Steam)
extension Kettle {
  func boil() -> Int { water }
}
#endif
