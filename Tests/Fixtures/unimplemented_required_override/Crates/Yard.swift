func weigh() -> Int { Crate().fullWeight() + StoredCrate().fullWeight() }
