import { hookMs, testMs, waitMs } from './patience.ts'

/** What holds for every suite: how long it waits, and that a test without an assertion fails. */
export const everySuite = {
  testTimeout: testMs,
  hookTimeout: hookMs,
  teardownTimeout: hookMs,
  expect: { requireAssertions: true, poll: { timeout: waitMs } },
}
