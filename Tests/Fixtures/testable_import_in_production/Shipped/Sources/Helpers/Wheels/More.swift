@testable import Wheels
