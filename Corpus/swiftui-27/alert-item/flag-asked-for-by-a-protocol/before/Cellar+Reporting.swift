extension Cellar: Reporting {}
