import Facts
import ObjC
import Testing

/// What methods do: whom they call, and which of them only end the program.
@Suite struct BodyTests {
  private func lines(_ body: String, _ library: Library, others: [(String, String)] = []) throws -> [String] {
    let text = """
      #import "Oven.h"
      @interface Oven ()
      @property (nonatomic) Lamp *lamp;
      @end
      static Oven *shared = nil, *second;
      @implementation Oven { Fan *_fan; }
      - (void)run:(Dish *)dish {
        \(body)
      }
      @end
      """
    let facts = try ObjCProject([("Oven.m", text)] + others).facts(library.open())[0]
    return facts.sends.map { send in
      // Of what the file does not tell, the word or the message that it depends on.
      var receiver = "\(send.receiver)"
      if !send.type.isNone { receiver += " \(facts.text(send.type))" }
      if !send.name.isNone { receiver += " \(facts.text(send.name))" }
      if let base = facts.sends.first(where: { $0.offset == send.base }) { receiver += " [\(facts.text(base.selector))]" }
      return "\(receiver): \(facts.text(send.selector))"
    }
  }

  @Test(arguments: Library.all) func receivers(library: Library) throws {
    for (body, sends) in [
      ("[self heat];", ["self Oven: heat"]),
      ("[super run:dish];", ["super Oven: run:"]),
      ("[Lid open];", ["class Lid: open"]),
      ("[dish warm:3 with:self.lamp];", ["instance Dish: warm:with:", "self Oven: lamp"]),
      ("Plate *plate = [Plate new]; [plate wash];", ["class Plate: new", "instance Plate: wash"]),
      ("[[Plate alloc] initWith:dish];", ["unknown [alloc]: initWith:", "class Plate: alloc"]),
      ("[self.lamp dim];", ["instance Lamp: dim", "self Oven: lamp"]),
      ("[_fan spin]; [_lamp dim];", ["instance Fan: spin", "instance Lamp: dim"]),
      ("id any = dish; [any wash];", ["unknown any: wash"]),
      ("[unheardOf(dish) wash];", ["unknown: wash"]),
      ("int n = counts[3] + names[i + dish];", []),
      ("[self put:a ? b : c at:(d ? e : f)];", ["self Oven: put:at:"]),
      ("[self each:^(Dish *one) { [one wash]; }];", ["self Oven: each:", "instance Dish: wash"]),
      ("self.lamp = nil; dish.size += 2; if (dish.size == 4) {}",
        ["self Oven: setLamp:", "instance Dish: setSize:", "instance Dish: size"]),
      ("NSArray *all = @[dish, self]; [all count];", ["instance NSArray: count"]),
      ("[dish wash:UNHEARD_OF];", ["instance Dish: wash:"]),
      ("[self.door open]; [self.door.lock turn];",
        ["unknown [door]: open", "self Oven: door", "unknown [lock]: turn", "self Oven: door", "part [door]: lock"]),
      ("[_door open]; [self->_door open]; [self->_fan spin]; door.width = 3;",
        ["unknown _door: open", "unknown _door: open", "instance Fan: spin", "part door: setWidth:"]),
      ("[(Plate *)dish.lid wash]; ((Plate *)any).size = 2; [((Plate *)any) wash];",
        ["instance Plate: wash", "instance Dish: lid", "instance Plate: setSize:", "instance Plate: wash"]),
      ("[[self lid] turn].angle = 2; [self lid][0].angle = 2; [(dish) wash]; f(dish).size = 3;",
        ["unknown [lid]: turn", "self Oven: lid", "part [turn]: setAngle:", "self Oven: lid", "instance Dish: wash"]),
      ("__weak typeof(self) weakSelf = self; [weakSelf heat]; __strong __typeof__(weakSelf) again = weakSelf; again.lamp = nil;",
        ["instance Oven: heat", "instance Oven: setLamp:"]),
      ("[shared heat]; [other heat];", ["instance Oven: heat", "unknown other: heat"]),
    ] {
      #expect(try lines(body, library) == sends, "\(body)")
    }
  }

  /// Functions send, too, and who names a selector lets others send it.
  @Test(arguments: Library.all) func functionsAndSelectors(library: Library) throws {
    let text = """
      static void helper(Dish *dish, int n) {
        Plate *plate = [Plate new];
      #if KITCHEN
        if (n) { [plate wash];
      #else
        { [plate dry];
      #endif
        }
        [dish warm:n];
      }
      @implementation Oven
      - (void)run { [self watch:@selector(heat:by:)]; SEL other = NSSelectorFromString(@"cool"); }
      @end
      void last(id any) { [any perform:@selector(stop)]; }
      """
    let facts = try ObjCProject(text, path: "Oven.m").facts(library.open())[0]
    let lines = facts.sends.map { send in
      let owner = send.owner == DeclFact.none ? "-" : facts.text(facts.decls[Int(send.owner)].name)
      return "\(owner) \(send.receiver) \(facts.text(send.type)): \(facts.text(send.selector))"
    }
    #expect(lines == [
      "- class Plate: new", "- instance Plate: wash", "- instance Plate: dry", "- instance Dish: warm:",
      "run self Oven: watch:", "run anybody : heat:by:", "run anybody : cool", "- unknown : perform:", "- anybody : stop",
    ])
    #expect(facts.objcLines.count == 2)
  }

  @Test(arguments: Library.all) func traps(library: Library) throws {
    for (body, kind, message) in [
      ("NSAssert(NO, @\"Subclasses must override this\");", TrapFact.Kind.assertFalse, "Subclasses must override this"),
      ("NSAssert1(NO, @\"not in %@\", self); return nil;", .assertFalse, "not in %@"),
      ("NSParameterAssert(NO);", .assertFalse, ""),
      ("NSCAssert(!@\"never\", @\"\");", .assertFalse, "never"),
      ("[NSException raise:NSInternalInconsistencyException format:@\"must override %@\", NSStringFromSelector(_cmd)];",
        .raise, "must override %@"),
      ("@throw [NSException exceptionWithName:@\"X\" reason:@\"abstract method\" userInfo:nil];", .raise, "abstract method"),
      ("[[NSException exceptionWithName:X reason:@\"abstract\" userInfo:nil] raise];", .raise, "abstract"),
      ("[self doesNotRecognizeSelector:_cmd];\n  return 0;", .raise, ""),
      ("__builtin_trap();", .abort, ""), ("abort();", .abort, ""),
    ] {
      let text = "@implementation Oven\n- (id)run { \(body) }\n@end\n"
      let facts = try ObjCProject(text, path: "Oven.m").facts(library.open())[0]
      #expect(facts.traps.map(\.kind) == [kind], "\(body)")
      #expect(facts.traps.map { facts.text($0.message) } == [message], "\(body)")
      #expect(facts.bodies.first.map { $0.flags.contains([.startsWithTrap, .restIsPlain]) } == true, "\(body)")
    }
  }

  @Test(arguments: Library.all) func bodiesThatWork(library: Library) throws {
    for body in [
      "NSAssert(self.lamp, @\"no lamp\");", "if (x) { NSAssert(NO, @\"x\"); }", "[self heat]; abort();", "", "return nil;",
      "dispatch_async(queue, ^{ abort(); });",
    ] {
      let text = "@implementation Oven\n- (id)run { \(body) }\n@end\n"
      let facts = try ObjCProject(text, path: "Oven.m").facts(library.open())[0]
      #expect(facts.bodies.count == 1)
      #expect(facts.bodies.first?.flags.contains(.startsWithTrap) == false, "\(body)")
    }
  }
}
