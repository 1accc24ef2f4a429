import { parseArgs } from 'node:util'
import { benchAlerts } from './alerts.ts'
import { benchColleges } from './colleges.ts'
import { benchAgainstDirectus } from './directus/against-directus.ts'
import { benchEmbedded } from './embedded.ts'
import { benchJobs } from './jobs/jobs.ts'
import { benchMatching } from './matching/matching.ts'
import type { BenchOptions } from './options.ts'
import { benchScreens } from './screens/screens.ts'
import { benchSearch } from './search/search.ts'
import { benchUsers } from './users.ts'

const benches: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  search: benchSearch,
  colleges: benchColleges,
  users: benchUsers,
  embedded: benchEmbedded,
  matching: benchMatching,
  alerts: benchAlerts,
  jobs: benchJobs,
  screens: benchScreens,
  'against-directus': benchAgainstDirectus,
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    candidates: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    'database-url': { type: 'string' },
    file: { type: 'string' },
    beside: { type: 'string' },
    directus: { type: 'string' },
    seed: { type: 'string', default: 'build' },
    draw: { type: 'string', default: 'build' },
    failures: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const bench = benches[positionals[0] ?? '']
/** People are judged one by one for each query: a few thousand of them say as much as many. */
const usual = bench === benchMatching ? '5000' : '100000'
const [candidates, seconds] = [Number(values.candidates ?? usual), Number(values.seconds)]
const { file, beside, directus, draw, failures, 'database-url': databaseUrl } = values
const seed = values.seed === 'build' || values.seed === 'report' ? values.seed : undefined

if (bench && seed && candidates > 0 && seconds > 0) {
  await bench({ candidates, seconds, databaseUrl, file, beside, directus, draw, seed, failures })
} else {
  console.log(`Usage: pnpm bench search [--candidates 100000] [--seconds 10] [--draw any-text] [--database-url postgresql://…]
       pnpm bench users [--candidates 100000] [--database-url postgresql://…]
       pnpm bench embedded [--candidates 100000] [--seconds 10]
       pnpm bench matching [--seed build|report] [--failures] [--candidates 5000]
       pnpm bench alerts [--candidates 100000]
       pnpm bench jobs [--candidates 100000] [--database-url postgresql://…]
       pnpm bench against-directus --directus folder [--candidates 100000] [--seconds 10] [--database-url postgresql://…]
       pnpm bench screens [--beside folder]
       pnpm bench colleges --file colleges.csv`)
  process.exitCode = 1
}
