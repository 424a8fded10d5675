public protocol Routing { var path: String { get } }
public struct RootRoute: Routing {
  public init() {}
  public var path: String { "/" }
}
public protocol Paging: AnyObject { var lastPage: Int { get set } }
