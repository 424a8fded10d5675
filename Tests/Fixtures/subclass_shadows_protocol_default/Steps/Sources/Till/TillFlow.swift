import Base
import Wizard

final class TillFlow: Flow { func next() {} }  // expect: subclass_shadows_protocol_default
