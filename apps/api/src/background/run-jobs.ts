/** How long a worker owns a job it has claimed. After a crash any worker can claim it. */
export const leaseMs = 60_000

const firstMs = 15_000
const longestMs = 6 * 3600_000

/** When a job's next attempt is due after the given number of attempts: 15 s, doubled each time, at most six hours. */
export function nextTry(now: Date, tries: number) {
  return new Date(now.getTime() + Math.min(longestMs, firstMs * 2 ** Math.max(0, tries - 1)))
}

/**
 * Runs a batch of claimed jobs, one after the other; a failure does not stop the rest. Failures are thrown together at
 * the end, for the log; each failed job is due again by its own row. There is no queue, because the row to process (an
 * order, an event, a refund, a message) is the job. A round claims due rows in one statement (`for update skip locked`,
 * with `next_try_at` set to the end of the lease or back-off), works outside any transaction, and stores the result in
 * the row.
 */
export async function runJobs<T>(jobs: readonly T[], work: (job: T) => Promise<void>) {
  const failures: unknown[] = []
  for (const job of jobs) await work(job).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${jobs.length} jobs failed`)
}
