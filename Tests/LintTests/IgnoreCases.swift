extension IgnoreCase {
  static let all: [IgnoreCase] = names + anchors + stars + sets + negations + lines + nested

  private static let names: [IgnoreCase] = [
    .init("nothing", "", keeps: ["a.swift", "b/a.swift"], ignores: []),
    .init(
      "a file's name, anywhere", "a.swift\n", keeps: ["aa.swift"], ignores: ["a.swift", "b/a.swift", "b/c/a.swift"]),
    .init("a folder's name, anywhere", "out\n", keeps: ["outer/x.swift"], ignores: ["out/x.swift", "b/out/c/x.swift"]),
    .init("the last line needs no end", "a.swift", keeps: ["b.swift"], ignores: ["a.swift"]),
    .init("an ending", "*.swift", keeps: [], ignores: ["a.swift", "b/.swift", "b/c.d.swift"]),
    .init(
      "a beginning", "gen*", keeps: ["again/x.swift"], ignores: ["gen.swift", "generated/x.swift", "b/gen/x.swift"]),
    .init("letters count as written", "A.swift", keeps: ["a.swift"], ignores: ["A.swift"]),
    .init("a folder only", "a.swift/", keeps: ["a.swift"], ignores: ["b/a.swift/x.swift"]),
    .init("a folder only, by a star", "*/", keeps: ["a.swift"], ignores: ["b/a.swift", "b/c/a.swift"]),
  ]

  private static let anchors: [IgnoreCase] = [
    .init("a slash in front", "/a.swift", keeps: ["b/a.swift"], ignores: ["a.swift"]),
    .init(
      "a slash in front and one behind", "/out/", keeps: ["b/out/x.swift", "outs/x.swift"], ignores: ["out/x.swift"]),
    .init("a slash in between", "b/a.swift", keeps: ["a.swift", "c/b/a.swift"], ignores: ["b/a.swift"]),
    .init(
      "a slash in between, of a folder", "b/out/", keeps: ["out/x.swift", "c/b/out/x.swift"], ignores: ["b/out/x.swift"]
    ),
    .init("two slashes in front", "//a.swift", keeps: ["a.swift"], ignores: []),
    .init("two slashes behind", "out//", keeps: ["out/x.swift"], ignores: []),
    .init("a slash alone", "/", keeps: ["a.swift"], ignores: []),
    .init("a dot in front is a name", "./a.swift", keeps: ["a.swift"], ignores: []),
  ]

  private static let stars: [IgnoreCase] = [
    .init("a star stops at a slash", "/b/*.swift", keeps: ["b/c/a.swift"], ignores: ["b/a.swift"]),
    .init("a star for one folder", "/*/a.swift", keeps: ["a.swift", "b/c/a.swift"], ignores: ["b/a.swift"]),
    .init("a star may be empty", "a*.swift", keeps: ["b.swift"], ignores: ["a.swift", "ab.swift"]),
    .init("two stars in front", "**/a.swift", keeps: ["b.swift"], ignores: ["a.swift", "b/a.swift", "b/c/a.swift"]),
    .init("two stars in front of a path", "**/b/a.swift", keeps: ["a.swift"], ignores: ["b/a.swift", "c/d/b/a.swift"]),
    .init("two stars behind", "b/**", keeps: ["a.swift", "c/b/a.swift"], ignores: ["b/a.swift", "b/c/a.swift"]),
    .init(
      "two stars in between", "a/**/b.swift", keeps: ["b.swift", "c/a/b.swift"],
      ignores: ["a/b.swift", "a/c/d/b.swift"]),
    .init("two stars within a word are one", "/b**.swift", keeps: ["b/c.swift"], ignores: ["bc.swift"]),
    .init("two stars behind a word are one", "/a/b**", keeps: ["a/c.swift"], ignores: ["a/bc.swift", "a/bc/d.swift"]),
    .init("three stars", "a/***/b.swift", keeps: ["b.swift"], ignores: ["a/b.swift", "a/c/b.swift"]),
    .init("two stars alone", "**", keeps: [], ignores: ["a.swift", "b/a.swift"]),
    .init("two stars and a slash", "**/", keeps: ["a.swift"], ignores: ["b/a.swift"]),
    .init("a question mark is one character", "a?.swift", keeps: ["a.swift", "abc.swift"], ignores: ["ab.swift"]),
    .init("a question mark is no slash", "a?b.swift", keeps: ["a/b.swift"], ignores: ["a-b.swift"]),
    .init("many stars", "*a*b*c*.swift", keeps: ["acb.swift"], ignores: ["xaybzc.swift", "abc.swift"]),
    .init("stars and slashes", "*/b*/**/c.swift", keeps: ["b/c.swift"], ignores: ["a/b/c.swift", "a/bb/x/y/c.swift"]),
  ]

  private static let sets: [IgnoreCase] = [
    .init("a set", "[ab].swift", keeps: ["c.swift"], ignores: ["a.swift", "x/b.swift"]),
    .init("a range", "[a-c].swift", keeps: ["d.swift", "-.swift"], ignores: ["a.swift", "b.swift", "c.swift"]),
    .init("not in a set", "[!ab].swift", keeps: ["a.swift", "b.swift"], ignores: ["c.swift"]),
    .init("not in a set, with a caret", "[^ab].swift", keeps: ["a.swift"], ignores: ["c.swift"]),
    .init("a bracket in a set", "[]].swift", keeps: ["a.swift"], ignores: ["].swift"]),
    .init("a bracket out of a set", "[!]].swift", keeps: ["].swift"], ignores: ["a.swift"]),
    .init("a hyphen at the end", "[a-].swift", keeps: ["b.swift"], ignores: ["a.swift", "-.swift"]),
    .init("a hyphen at the start", "[-a].swift", keeps: ["b.swift"], ignores: ["a.swift", "-.swift"]),
    .init("a backslash in a set", #"[\]a].swift"#, keeps: ["b.swift"], ignores: ["].swift", "a.swift"]),
    .init("a class", "[[:digit:]].swift", keeps: ["a.swift"], ignores: ["7.swift"]),
    .init("a class and a letter", "[[:upper:]a].swift", keeps: ["b.swift"], ignores: ["B.swift", "a.swift"]),
    .init("not in a class", "[![:alnum:]].swift", keeps: ["a.swift", "1.swift"], ignores: ["_.swift"]),
    .init("a class that there is not", "[[:vowel:]].swift", keeps: ["a.swift", "v.swift"], ignores: []),
    .init("a set that is not closed", "[ab.swift", keeps: ["a.swift", "[ab.swift"], ignores: []),
    .init("a set is no slash", "a[/x]b.swift", keeps: ["a/b.swift"], ignores: []),
    .init("a range backwards has its first", "[c-a].swift", keeps: ["a.swift", "b.swift"], ignores: ["c.swift"]),
    .init(
      "case in the names of build folders", "[Bb]uild/", keeps: ["rebuild/x.swift"],
      ignores: ["Build/x.swift", "c/build/x.swift"]),
  ]

  private static let negations: [IgnoreCase] = [
    .init("an exception", "*.swift\n!a.swift\n", keeps: ["a.swift", "b/a.swift"], ignores: ["b.swift"]),
    .init("the last line counts", "!a.swift\n*.swift\n", keeps: [], ignores: ["a.swift"]),
    .init("nothing is kept in a folder that is ignored", "out/\n!out/a.swift\n", keeps: [], ignores: ["out/a.swift"]),
    .init(
      "but below what is ignored one by one", "out/*\n!out/a.swift\n", keeps: ["out/a.swift"], ignores: ["out/b.swift"]),
    .init(
      "all but one folder", "/*\n!/Sources\n", keeps: ["Sources/a.swift", "Sources/b/c.swift"],
      ignores: ["Tests/a.swift"]),
    .init("a folder's exception says nothing of a file", "a.swift\n!a.swift/\n", keeps: [], ignores: ["a.swift"]),
    .init("twice negated", "*.swift\n!!a.swift\n", keeps: ["!a.swift"], ignores: ["a.swift"]),
  ]

  private static let lines: [IgnoreCase] = [
    .init("comments", "# a.swift\n#b.swift\n", keeps: ["a.swift", "#b.swift"], ignores: []),
    .init("a hash that is meant", "\\#b.swift\n", keeps: ["b.swift"], ignores: ["#b.swift"]),
    .init("a hash further on", "a#b.swift # c\n", keeps: ["a#b.swift"], ignores: []),
    .init("an exclamation mark that is meant", "\\!a.swift\n", keeps: ["a.swift"], ignores: ["!a.swift"]),
    .init("spaces behind", "a.swift   \n", keeps: ["b.swift"], ignores: ["a.swift"]),
    .init("a space behind that is meant", "out\\ \n", keeps: ["out/a.swift"], ignores: ["out /a.swift"]),
    .init("a tab behind is meant", "a.swift\t\n", keeps: ["a.swift"], ignores: []),
    .init("spaces in front are meant", " a.swift\n", keeps: ["a.swift"], ignores: [" a.swift"]),
    .init("lines of Windows", "a.swift\r\nb.swift\r\n", keeps: ["c.swift"], ignores: ["a.swift", "b.swift"]),
    .init("empty lines", "\n\n  \na.swift\n\n", keeps: ["b.swift"], ignores: ["a.swift"]),
    .init("a byte order mark", "\u{FEFF}a.swift\n", keeps: ["b.swift"], ignores: ["a.swift"]),
    .init("a star that is meant", "\\*.swift\n", keeps: ["a.swift"], ignores: ["*.swift"]),
    .init("a letter behind a backslash", "\\a.swift\n", keeps: ["b.swift"], ignores: ["a.swift"]),
    .init("a backslash at the end", "a.swift\\\n", keeps: ["a.swift"], ignores: []),
    .init("a slash behind a backslash", "b\\/a.swift\n", keeps: ["a.swift"], ignores: ["b/a.swift"]),
  ]

  private static let nested: [IgnoreCase] = [
    .init("a folder's own file", ["b": "a.swift"], keeps: ["a.swift"], ignores: ["b/a.swift", "b/c/a.swift"]),
    .init(
      "a folder's own file, anchored", ["b": "/a.swift"], keeps: ["a.swift", "b/c/a.swift"], ignores: ["b/a.swift"]),
    .init("a folder's own path", ["b": "c/a.swift"], keeps: ["b/a.swift", "c/a.swift"], ignores: ["b/c/a.swift"]),
    .init(
      "the inner file wins", ["": "a.swift", "b": "!a.swift"], keeps: ["b/a.swift"], ignores: ["a.swift", "c/a.swift"]),
    .init(
      "the innermost file wins", ["": "*.swift", "b": "!*.swift", "b/c": "a.swift"],
      keeps: ["b/a.swift", "b/c/b.swift"],
      ignores: ["a.swift", "b/c/a.swift"]),
    .init(
      "no file is read in a folder that is ignored", ["": "out/", "out": "!*.swift"], keeps: ["a.swift"],
      ignores: ["out/a.swift"]),
  ]
}
