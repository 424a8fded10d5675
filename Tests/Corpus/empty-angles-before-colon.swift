func g<>T:T
func g<>
T:T
struct S<>
a: B
struct S<>x: P
class<>a:b
enum A<>b:c
protocol P<>q: R
protocol<>R:S
typealias<>b:u
init<>x: T
macro m<>a:b
func f<>a:b,c:d
func h<T:>(x: T)
func i<T: , U: P>(x: T)
