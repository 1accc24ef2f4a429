import { openSearchDatabase } from '@pramaan/api/testing/generated/search-database'
import { readVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { startPostgres } from '@pramaan/database/testing/postgres'
import { known } from '@pramaan/demo-data/world'
import type { Vocabulary } from '@pramaan/domain/concept'
import type { BenchOptions } from '../options.ts'
import { secret, startServerProcess } from '../server-process.ts'
import { judgeJobs } from './judging/judge-jobs.ts'
import { type Judged, judgeSearches } from './judging/judge-searches.ts'
import { judgeSpellings } from './judging/judge-spellings.ts'
import { untrueReasonsOf } from './judging/untrue-reasons.ts'
import { judgedQueries } from './queries/judged-queries.ts'
import { jobFailures, searchFailures, spellingFailures } from './report/failures.ts'
import { jobFigures, reasonFigures, searchFigures, spellingFigures } from './report/figures.ts'
import { type JudgedWorld, judgedWorld } from './world/world.ts'
import { writeWorld } from './world/write-world.ts'

/** Two or three of a hundred have no job that fits and are not judged; more than five hundred remain. */
const candidatesForJobs = 600

/**
 * M1 to M4 and M6 of matching: judged people and jobs of a seed, written into a PostgreSQL of its own, and what a real
 * server answers to judged queries through HTTP.
 */
export async function benchMatching(options: BenchOptions) {
  if (options.failures && options.seed === 'report') throw new Error('The failures of the report seed stay unseen.')
  const postgres = await startPostgres({ shared_buffers: '256MB', max_connections: '60' })
  try {
    await measure(`postgresql://postgres@localhost/postgres?host=${postgres.connection('').host}`, options)
  } finally {
    await postgres.stop()
  }
}

async function measure(connectionString: string, { seed, candidates, failures }: BenchOptions) {
  const now = new Date()
  const ground = await openSearchDatabase({ connectionString, statement_timeout: 0 }, secret)
  try {
    const world = judgedWorld(seed, candidates, now)
    const vocabulary = await readVocabulary(ground.db)
    await writeWorld(ground.db.$client, world, now)
    const token = await ground.tokenOf(known.employer.id)
    const server = await startServerProcess(connectionString)
    try {
      const people = world.people.map(({ truth }) => truth)
      const searches = await judgeSearches(judgedQueries(seed, people), judgingOf(world, now, vocabulary.vocabulary), {
        url: server.url,
        token,
      })
      const asking = { url: server.url, tokenOf: ground.tokenOf }
      const seekers = world.people.slice(0, candidatesForJobs)
      const jobs = await judgeJobs(seekers, world.jobs, asking)
      const near = await judgeJobs(seekers, world.jobs, { ...asking, near: true })
      const spellings = judgeSpellings(seed, vocabulary.vocabulary)
      console.log(`Seed ${seed}: ${people.length} people, ${world.jobs.length} jobs.\n`)
      console.log(
        [searchFigures(searches), reasonFigures(searches), jobFigures(jobs, near), spellingFigures(spellings)].join(
          '\n\n',
        ),
      )
      if (failures)
        console.log(['', searchFailures(searches), jobFailures(jobs), spellingFailures(spellings)].join('\n\n'))
    } finally {
      await server.stop()
    }
  } finally {
    await ground.stop()
  }
}

/** The people of a world for judging; a profile is read once it is shown. */
function judgingOf({ people }: JudgedWorld, now: Date, vocabulary: Vocabulary): Judged {
  const persons = new Map(people.map(({ person }) => [person.account.id, person]))
  const readers = new Map<number, ReturnType<typeof untrueReasonsOf>>()
  return {
    people: new Map(people.map(({ truth }) => [truth.id, truth])),
    untrueOf: (id) => {
      const person = persons.get(id)
      if (!person) throw new Error(`Nobody of this world has the number ${id}`)
      const reader = readers.get(id) ?? untrueReasonsOf(person, now, vocabulary)
      readers.set(id, reader)
      return reader
    },
  }
}
