// module: whole
import Vendor

final class Winch: Hoist {}
