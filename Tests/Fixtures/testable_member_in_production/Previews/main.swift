func show(_ make: () -> Larder) {}
show { Larder.filled() }  // expect: testable_member_in_production
