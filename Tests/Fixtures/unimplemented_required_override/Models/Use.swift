func make() {
  Model().save()  // expect: unimplemented_required_override "must override 'rows'"
  User().save()
}
