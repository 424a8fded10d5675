import Kit

func testRest() { MountainGuide<Int>().rest() }
