func relabel(_ label: Label) { label.fill() }
