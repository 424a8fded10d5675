// Who wrote the extension cannot know of a protocol that another file keeps to itself.
private protocol Registered { var mark: String? { get } }
extension Registered { var mark: String? { nil } }
protocol Moored { var berth: String? { get } }
extension Moored { var berth: String? { nil } }

struct Boat: Registered, Moored {}
struct Barge: Registered {
  var mark: String { "B" }  // expect: witness_near_miss
}
