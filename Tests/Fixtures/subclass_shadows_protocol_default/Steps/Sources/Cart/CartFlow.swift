import Base

// What its module knows nothing of was not meant.
final class CartFlow: Flow { func next() {} }
