#if !canImport(Steam)
struct TinKettle: Kettle {
  var water: Int
  func boil() -> Int { water + 1 }
}
#endif
