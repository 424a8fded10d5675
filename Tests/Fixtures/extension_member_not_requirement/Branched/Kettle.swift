// A whole file for those who have the module, and one for those who do not.
protocol Kettle { var water: Int { get } }
