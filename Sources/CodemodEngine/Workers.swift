import Dispatch
import Profiling
import Synchronization
import SyntaxTrees

/// A number of threads that work on lists.
public struct Workers: Sendable {
  /// How many items are worked on at the same time.
  let count: Int

  /// Creates workers.
  public init(count: Int) { self.count = count }

  /// What becomes of items, in their order.
  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item) -> Result
  ) -> [Result] {
    map(items) { item, _ in work(item) }
  }

  /// What becomes of items, in their order; each thread has a parser of its own.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @Sendable (Item, SyntaxParser) -> Result
  ) -> [Result] {
    guard count > 1, items.count > 1 else {
      let parser = SyntaxParser()
      return items.map { work($0, parser) }
    }
    let next = Mutex(0)
    let results = Mutex([Result?](repeating: nil, count: items.count))
    Profile.fork { fork in
      DispatchQueue.concurrentPerform(iterations: min(count, items.count)) { _ in
        fork.run {
          let parser = SyntaxParser()
          while true {
            let index = next.withLock { next in
              defer { next += 1 }
              return next
            }
            guard index < items.count else { return }
            let result = work(items[index], parser)
            results.withLock { $0[index] = result }
          }
        }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
