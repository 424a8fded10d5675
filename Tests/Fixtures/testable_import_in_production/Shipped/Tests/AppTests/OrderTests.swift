@testable import App
@testable import Kit
@testable import Stranger
