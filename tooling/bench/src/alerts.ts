import { loadavg } from 'node:os'
import { type AlertCost, type Change, costOfChange } from '@pramaan/api/testing/generated/alert-cost'
import { generateAlerts } from '@pramaan/api/testing/generated/generated-alerts.queries'
import { generateSearchRows } from '@pramaan/api/testing/generated/generated-rows.queries'
import { startPostgres } from '@pramaan/database/testing/postgres'
import { percentile, table } from './measurement/figures.ts'
import { countingStatements } from './measurement/statement-count.ts'
import type { BenchOptions } from './options.ts'
import { costOfWrites, type Ground, onBoth, onGround } from './two-databases.ts'
import { savingSkills } from './writers.ts'

const savedSearches = 100_000
const changes = 300

/**
 * What 100,000 saved searches cost a candidate who saves a profile: the save over HTTP without and with them, in turns on
 * two databases; the note in the save itself, and the comparison after it.
 */
export async function benchAlerts({ candidates }: BenchOptions) {
  const postgres = await startPostgres({ shared_buffers: '512MB', ...countingStatements })
  const address = `postgresql://postgres@localhost/postgres?host=${postgres.folder}`
  const title = `a save over HTTP, ${candidates} candidates`
  try {
    await onGround(address, ({ db }) => generateSearchRows(db, candidates))
    await onBoth(address, async (databases) => {
      const { ground } = databases.searched
      await generateAlerts(ground.db, (await ground.anEmployer()).id, savedSearches)
      const saves = { title, searches: savedSearches, changes: 'changed_candidates' } as const
      console.log(`Milliseconds for each; load ${loadavg()[0]?.toFixed(1)}`)
      console.log(`${await costOfWrites(saves, databases, savingSkills)}\n`)
      console.log(`${savedSearches} saved searches, ${candidates} candidates, ${changes} changes, milliseconds`)
      console.log(table(head, await linesOf(ground, candidates)))
    })
  } finally {
    await postgres.stop()
  }
}

async function linesOf({ db }: Ground, candidates: number) {
  const { rows } = await db.$client.query<{ id: number; other: number }>(
    `select candidate_id as id, (select concepts[1] from candidate_search other
      where other.candidate_id = 1 + (mine.candidate_id * 7919) % ${candidates}) as other
     from candidate_search mine where cardinality(concepts) > 0 order by hashint8(candidate_id) limit ${changes}`,
  )
  const costs = async (changeOf: (row: { other: number }) => Change) => {
    const measured: AlertCost[] = []
    for (const row of rows)
      measured.push(await costOfChange(db, { candidateId: Number(row.id), change: changeOf(row) }))
    return measured
  }
  await costs(({ other }) => ({ added: other }))
  return [
    lineOf('nothing that a search asks for', await costs(() => 'nothing')),
    lineOf('one concept more', await costs(({ other }) => ({ added: (other % 997) + 1 }))),
    lineOf('a new person', await costs(() => 'new')),
  ]
}

const head = ['', 'note p50', 'p99', 'comparison least', 'p50', 'p95', 'p99', 'worst', 'matches, mean', 'most']

function lineOf(name: string, costs: readonly AlertCost[]) {
  const note = costs.map((cost) => cost.note)
  const match = costs.map((cost) => cost.match)
  const matches = costs.map((cost) => cost.matches)
  const mean = matches.reduce((sum, one) => sum + one, 0) / matches.length
  const times = [
    percentile(note, 0.5),
    percentile(note, 0.99),
    ...[0, 0.5, 0.95, 0.99, 1].map((share) => percentile(match, share)),
  ]
  return [name, ...times.map((ms) => ms.toFixed(1)), mean.toFixed(1), String(Math.max(...matches))]
}
