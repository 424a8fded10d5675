#import "Model.h"

void make(void) {
  Model *model = [[Model alloc] init];  // expect: unimplemented_required_override "must override 'rows'"
  [model save];
  Model *other = [Model new];  // expect: unimplemented_required_override "'Model' is made here, but is abstract"
  [other save];
  User *user = [User new];
  [user save];
  Plain *plain = [[Plain alloc] init];
  Class type = [Model class];
}
