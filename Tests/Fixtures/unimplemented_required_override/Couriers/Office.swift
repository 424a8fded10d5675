// Nothing of it is Swift.
import Foundation
