// module: open

public protocol Journal {
  func write(_ text: String, file: String, isLoud: Bool)
  func close(_ reason: String)
}

extension Journal {
  // For callers, who may leave out the file.
  func write(_ text: String, file: String = #file, isLoud: Bool) { journal(text, file, isLoud) }
  func close(_ reason: String) { print(reason) }  // expect: public_default_not_public
}

func journal(_ text: String, _ file: String, _ isLoud: Bool) { print(text, file, isLoud) }
