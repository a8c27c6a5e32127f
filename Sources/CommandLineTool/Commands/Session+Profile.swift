import Profiling

extension Session {
  /// Runs a command, and tells in the end where its time went.
  func profiled(
    _ command: () async throws(UsageError) -> ExitCode
  ) async throws(UsageError) -> ExitCode {
    let threads = try jobs()
    let profile = Profile()
    let result = await profile.record { () async -> Result<ExitCode, UsageError> in
      do throws(UsageError) {
        let code = try await command()
        Profile.measure(.write) { output.data.flush() }
        return .success(code)
      } catch {
        return .failure(error)
      }
    }
    let code = try result.get()
    output.note(ProfileTable(profile.sheet, threads: threads).text)
    return code
  }
}
