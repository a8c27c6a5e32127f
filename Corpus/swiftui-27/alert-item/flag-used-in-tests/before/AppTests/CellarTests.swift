import Testing

@testable import App

struct CellarTests {
    @Test
    func reporting() {
        let cellar = Cellar(bottles: [], isReporting: true)
        #expect(cellar.isReporting)
    }
}
