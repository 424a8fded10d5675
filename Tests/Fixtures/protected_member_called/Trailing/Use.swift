func run(_ client: Client) {
  client.connect()  // expect: protected_member_called
  client.seed()  // expect: testable_member_in_production
  client.start()
  client.stop()
  print(client.port)  // expect: testable_member_in_production
}
