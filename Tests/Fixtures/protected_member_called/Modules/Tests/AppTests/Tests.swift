import Kit

func testBoxes(_ box: Box, _ view: UIView) { box.fill(); box.shake(); view.layoutSubviews() }
