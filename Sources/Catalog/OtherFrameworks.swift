/// Frameworks of Apple's of which the catalog says little or nothing: what begins with their letters is theirs.
public enum OtherFrameworks {
  /// Whether the name may be one of theirs.
  ///
  /// - Parameter isImported: whether the file imports a module.
  public static func mayHave(_ name: String, isImported: (String) -> Bool) -> Bool {
    prefixes.contains { prefix, modules in
      guard name.hasPrefix(prefix), let next = name.utf8.dropFirst(prefix.utf8.count).first else { return false }
      return capitals.contains(next) && modules.contains(where: isImported)
    }
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private static let prefixes: KeyValuePairs = [
    "CLK": ["ClockKit", "WatchKit"], "FI": ["FinderSync"], "MS": ["Messages"], "MTK": ["MetalKit"], "NFC": ["CoreNFC"],
    "NW": ["Network"], "OS": ["SystemExtensions"], "PH": ["Photos", "PhotosUI"], "QL": ["Quartz", "QuickLookUI"],
    "SC": ["ScreenCaptureKit"], "SF": ["SafariServices"], "SL": ["Social"], "VZ": ["Virtualization"],
    "WK": ["WatchKit"],
  ]
}
