func share() -> [UIActivity] { [CopyShare()] }
