import { parseArgs } from 'node:util'
import { benchColleges } from './colleges.ts'
import { benchEmbedded } from './embedded.ts'
import type { BenchOptions } from './options.ts'
import { benchSearch } from './search/search.ts'
import { benchUsers } from './users.ts'

const benches: Readonly<Record<string, (options: BenchOptions) => Promise<void>>> = {
  search: benchSearch,
  colleges: benchColleges,
  users: benchUsers,
  embedded: benchEmbedded,
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    candidates: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    'database-url': { type: 'string' },
    file: { type: 'string' },
  },
  allowPositionals: true,
})
const bench = benches[positionals[0] ?? '']
const [candidates, seconds] = [Number(values.candidates), Number(values.seconds)]

if (bench && candidates > 0 && seconds > 0) {
  await bench({ candidates, seconds, databaseUrl: values['database-url'], file: values.file })
} else {
  console.log(`Usage: pnpm bench search [--candidates 100000] [--seconds 10] [--database-url postgresql://…]
       pnpm bench users [--candidates 100000] [--database-url postgresql://…]
       pnpm bench embedded [--candidates 100000] [--seconds 10]
       pnpm bench colleges --file colleges.csv`)
  process.exitCode = 1
}
