final class WoodPanel: ListPanel {}
