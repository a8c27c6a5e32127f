import Synchronization

/// Results that hang on nothing but what is asked for, each found once as long as the program runs.
///
/// May be shared by threads; two that ask for the same at the same time may both look for it.
public struct Memory<Question: Hashable & Sendable, Answer: Sendable>: ~Copyable, Sendable {
  private let known: Mutex<[Question: Answer]> = Mutex([:])

  /// Creates a memory that knows nothing.
  public init() {}

  /// What a question was answered with before, or now.
  public borrowing func answer<Failure: Error>(
    to question: Question, _ find: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = try find()
    known.withLock { $0[question] = answer }
    return answer
  }
}
