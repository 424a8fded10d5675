final class Easel {}
