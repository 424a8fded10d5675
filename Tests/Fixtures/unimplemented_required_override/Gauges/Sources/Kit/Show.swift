// module: open
public func showWater() { WaterGauge().show() }
public func showOil() { OilGauge().show() }
