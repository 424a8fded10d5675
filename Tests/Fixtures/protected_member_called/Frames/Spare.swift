final class Spare {}
