import App

class FakeService: Service {}
class Helper {}
