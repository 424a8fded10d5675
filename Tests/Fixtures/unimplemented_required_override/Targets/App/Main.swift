// A class of the name is in another target, too: whose an implementation is nobody can say.
let requests: [Request] = [LogRequest(), LoginRequest()]
