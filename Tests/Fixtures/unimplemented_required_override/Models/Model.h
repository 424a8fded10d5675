@interface Model : NSObject
@property (nonatomic, readonly) NSArray *rows;
- (NSDictionary *)serializeWithKey:(NSString *)key;
- (void)save;
+ (Model *)standard;
@end
@interface User : Model
@end
@interface Guest : Model  // expect: unimplemented_required_override "'Guest' must override 'rows' and one more member"
@end
@interface Plain : NSObject
@end
