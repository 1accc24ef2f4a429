import { costOfJobMatching } from '@pramaan/api/testing/generated/jobs/job-alert-cost.queries'
import type { openSearchDatabase } from '@pramaan/api/testing/generated/search-database'
import { percentile, table } from '../measurement/figures.ts'
import { processorMs, sessionProcesses } from '../measurement/processor-time.ts'
import { startServerProcess } from '../server-process.ts'

type Ground = Awaited<ReturnType<typeof openSearchDatabase>>

const posts = 40
const titles = ['Java Developer', 'Accountant', 'Telecaller', 'Civil Site Engineer', 'Data Entry Operator']
const locations = ['Pune', 'Mumbai', 'Panvel']

/** What saved searches cost who posts a job: the post itself over HTTP without and with them, and the comparison after it. */
export async function costOfJobAlerts(
  ground: Ground,
  connectionString: string,
  save: (searches: number) => Promise<unknown>,
  searches: number,
) {
  const without = await postsOn(ground, connectionString)
  await costOfJobMatching(ground.db, posts)
  await save(searches)
  const withThem = await postsOn(ground, connectionString)
  const matching = await costOfJobMatching(ground.db, posts)
  const shares = (ms: readonly number[]) => [0, 0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1))
  const lists = matching.map(({ matches }) => matches)
  return `${table(
    ['posting a job over HTTP, ms', 'least', 'p50', 'p95', 'p99', 'processor'],
    [
      ['without a saved search', ...shares(without.ms), without.processor.toFixed(1)],
      [`with ${searches}`, ...shares(withThem.ms), withThem.processor.toFixed(1)],
    ],
  )}

${table(
  ['comparing a posted job, ms', 'least', 'p50', 'p95', 'p99', 'matches, mean', 'most'],
  [
    [
      `with ${searches} saved searches`,
      ...shares(matching.map(({ ms }) => ms)),
      (lists.reduce((sum, one) => sum + one, 0) / lists.length).toFixed(0),
      String(Math.max(...lists)),
    ],
  ],
)}`
}

/** Jobs posted over HTTP: what each took by the clock, and of processor time in the mean. */
async function postsOn(ground: Ground, connectionString: string) {
  const { token } = await ground.anEmployer()
  const server = await startServerProcess(connectionString)
  try {
    await post(server.url, token, 0)
    const processes = [server.id, ...(await sessionProcesses(ground.db.$client))]
    const before = processorMs(processes)
    const ms: number[] = []
    for (let at = 0; at < posts; at++) ms.push(await post(server.url, token, at))
    return { ms, processor: (processorMs(processes) - before) / posts }
  } finally {
    await server.stop()
  }
}

async function post(url: string, token: string, at: number) {
  const started = performance.now()
  const answer = await fetch(`${url}/api/jobs`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({
      JobTitle: titles[at % titles.length],
      JobType: 'Full Time',
      JobLocation: locations[at % locations.length],
      JobCTC: '1 Lakh to 5 Lakh',
      OpenPositions: '3',
      EducationRequirement: 'Graduate',
    }),
  })
  if (!answer.ok) throw new Error(`${answer.status} for a job: ${await answer.text()}`)
  return performance.now() - started
}
