import Testing

@testable import SyntaxTrees

@Suite struct LexicalScanTests {}
