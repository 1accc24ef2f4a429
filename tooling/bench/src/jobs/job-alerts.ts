import { generateJobAlerts } from '@pramaan/api/testing/generated/jobs/generated-job-alerts.queries'
import { costOfJobMatching } from '@pramaan/api/testing/generated/jobs/job-alert-cost.queries'
import { percentile, table } from '../measurement/figures.ts'
import { processorMs, sessionProcesses } from '../measurement/processor-time.ts'
import { costOfWrites, type Ground, onBoth } from '../two-databases.ts'
import { postingJobs } from '../writers.ts'

const savedSearches = 100_000
const compared = 40

/** What saved searches cost who posts a job: the post itself over HTTP without and with them, and the comparison after it. */
export function costOfJobAlerts(address: string) {
  return onBoth(address, async (databases) => {
    const { ground } = databases.searched
    await generateJobAlerts(ground.db, savedSearches)
    const posts = { title: 'posting a job over HTTP, ms', searches: savedSearches, changes: 'changed_jobs' } as const
    return `${await costOfWrites(posts, databases, postingJobs)}\n\n${await comparisons(ground)}`
  })
}

/** The comparison of one job after another, without a server. */
async function comparisons({ db }: Ground) {
  await costOfJobMatching(db, 5)
  const processes = await sessionProcesses(db.$client)
  const [own, database] = [process.cpuUsage(), processorMs(processes)]
  const costs = await costOfJobMatching(db, compared)
  const { user, system } = process.cpuUsage(own)
  const processor = [(user + system) / 1000, processorMs(processes) - database].map((ms) => (ms / compared).toFixed(1))
  const shares = [0, 0.5, 0.95, 0.99].map((share) =>
    percentile(
      costs.map(({ ms }) => ms),
      share,
    ).toFixed(1),
  )
  const matches = costs.map((cost) => cost.matches)
  const mean = matches.reduce((sum, one) => sum + one, 0) / matches.length
  return table(
    ['comparing a posted job, ms', 'least', 'p50', 'p95', 'p99', 'server', 'database', 'matches, mean', 'most'],
    [[`with ${savedSearches} saved searches`, ...shares, ...processor, mean.toFixed(0), String(Math.max(...matches))]],
  )
}
