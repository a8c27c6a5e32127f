import Foundation

protocol Element {
    var title: String { get }
}

protocol Key {}

struct Page {
    var elements: [Element]
    let key: Key
}

extension Array {
    func following(_ element: Element, where matches: (Element) -> Bool) -> [Element] {
        Array(drop { !matches($0) })
    }
}

extension Page {
    func title(for key: any Key, of element: any Element) -> String {
        element.title
    }
}
