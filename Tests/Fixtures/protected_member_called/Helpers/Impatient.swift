struct Impatient<J: Job> {
  let job: J
  func now() async { await job.execute() }  // expect: protected_member_called
}
