import { queriesOn } from '@pramaan/database/client'
import { readVocabulary, type VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import type { ClientBase, Pool } from 'pg'
import { reviewActions } from './log/days-work.ts'
import { invitationsOf } from './log/invitations.ts'
import { logOf, logRows } from './log/log-rows.ts'
import { suspendedToday, suspensionsOf } from './log/suspensions.ts'
import { verificationOf } from './money/verifications.ts'
import { openingsOf } from './openings/openings.ts'
import { candidateAt } from './people/candidate.ts'
import type { Person } from './people/identity/person.ts'
import { theExperienced, theFresher } from './people/known-candidates.ts'
import { demoSeed, firstIds, type World } from './world.ts'
import { bulkFrom, dropIndexes, makeIndexes, sparedIndexes } from './write/indexes.ts'
import { insertAll, type Rows } from './write/insert.ts'
import { type Marker, readMarker, writeMarker } from './write/marker.ts'
import { type Gathered, moneyRows } from './write/money-rows.ts'
import { firstRows, lastRows } from './write/openings-rows.ts'
import { addPerson, type Written } from './write/person-rows.ts'
import { actsIn, actsOfLog, visitRows } from './write/visit-rows.ts'
import { withoutTimeout } from './write/without-timeout.ts'

/** What `fillDemo` is asked for. */
export type DemoOptions = {
  /** A pool of a migrated database with the reference lists. */
  pool: Pool
  /** How many candidates are made, the two known ones not counted. */
  candidates: number
  now: Date
  /** The hash of the secret in an invitation's link, by its id; without it the open links of the demo can't be shown. */
  invitationHash?: (id: string) => string
  /** Called after each batch with the candidates written so far, and when the last step begins. */
  onProgress?: (done: number, total: number) => void
}

/** The result of filling: there were people already, the demo data was complete already, or it is now. */
export type DemoOutcome = 'not-empty' | 'already-filled' | 'filled'

const batchSize = 500

/**
 * Fills an empty database with the demo world (architecture, "Two commands"); the same day and count give the same
 * rows. Where an earlier run was cut short, what it left is emptied first. Other people's data are never touched.
 */
export async function fillDemo(options: DemoOptions): Promise<DemoOutcome> {
  const vocabulary = await readVocabulary(queriesOn(options.pool))
  const client = await options.pool.connect()
  try {
    return await fillWith(client, { ...options, vocabulary })
  } finally {
    client.release()
  }
}

type Filling = DemoOptions & { vocabulary: VersionedVocabulary }

async function fillWith(client: ClientBase, options: Filling): Promise<DemoOutcome> {
  const earlier = await readMarker(client)
  if (earlier?.state === 'filled') return 'already-filled'
  if (earlier) await emptyAgain(client, earlier)
  const { rows } = await client.query('select 1 from accounts limit 1')
  if (rows.length > 0) return 'not-empty'
  await writeWorld(client, options)
  return 'filled'
}

/** Removes what an interrupted run left, and recreates the indexes that it had dropped. */
async function emptyAgain(client: ClientBase, { indexes }: Marker) {
  await withoutTimeout(client, async () => {
    await client.query(
      `truncate accounts, candidates, placement_drives, jobs, courses, opening_concepts, employers, receipt_counters,
       audit_log
       restart identity cascade`,
    )
    await makeIndexes(client, indexes)
  })
}

async function writeWorld(client: ClientBase, filling: Filling) {
  const { candidates, now, vocabulary, onProgress = () => undefined } = filling
  const world: World = { seed: demoSeed, candidates, now }
  const openings = openingsOf(world)
  const suspensions = suspensionsOf(world, openings)
  const written = { now, vocabulary, suspended: suspendedToday(suspensions) }
  const indexes = candidates >= bulkFrom ? await sparedIndexes(client) : []
  await writeMarker(client, { state: 'filling', candidates, indexes }, now)
  await withoutTimeout(client, () => dropIndexes(client, indexes))
  const knownCandidates = [theFresher(world), theExperienced(world)]
  const gathered: Gathered = { verifications: [], actions: [] }
  for (const person of knownCandidates) gather(gathered, world, person)
  await insertAll(client, firstRows(world, knownCandidates, written))
  await writeCandidates(client, { world, written, gathered, onProgress })
  const last = lastRows(world, openings, written)
  await insertAll(client, last)
  for (const rows of moneyRows(world, openings, gathered)) await insertAll(client, rows)
  const invitations = invitationsOf(world, filling.invitationHash)
  const log = logOf(world, { openings, suspensions, invitations, gathered: gathered.actions })
  for (const rows of logRows(log, invitations)) await insertAll(client, rows)
  await insertAll(client, visitRows(world, openings, [...actsIn(last), ...actsOfLog(log)]))
  await withoutTimeout(client, async () => {
    await raiseSequences(client)
    await makeIndexes(client, indexes)
    await client.query('analyze')
  })
  await writeMarker(client, { state: 'filled', candidates, indexes: [] }, now)
}

type Batches = {
  world: World
  written: Written
  gathered: Gathered
  onProgress: (done: number, total: number) => void
}

/** Adds what a person paid for their verification, and what the log has of it. */
function gather({ verifications, actions }: Gathered, world: World, person: Person) {
  const sale = verificationOf(person)
  if (sale) verifications.push(sale)
  actions.push(...reviewActions(world, person))
}

/** Makes the next batch while the database writes the last one, so that neither waits for the other. */
async function writeCandidates(client: ClientBase, { onProgress, ...made }: Batches) {
  const { world } = made
  let writing = Promise.resolve()
  for (let from = 0; from < world.candidates; from += batchSize) {
    const rows = batch(made, from)
    await writing
    onProgress(from, world.candidates)
    writing = insertAll(client, rows)
    // A refusal is thrown where it is awaited; until then it is no unhandled one.
    writing.catch(() => undefined)
    await flushed()
  }
  await writing
  onProgress(world.candidates, world.candidates)
}

function batch({ world, written, gathered }: Omit<Batches, 'onProgress'>, from: number): Rows {
  const rows: Rows = new Map()
  const end = Math.min(world.candidates, from + batchSize)
  for (let index = from; index < end; index++) {
    const person = candidateAt(world, index)
    addPerson(rows, person, written)
    gather(gathered, world, person)
  }
  return rows
}

/** Lets the statement leave before the next batch keeps the thread busy. */
function flushed(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

const numbered = [
  ...['accounts', 'placement_drives', 'jobs', 'courses', 'drive_applications', 'job_applications', 'coupons'],
  ...['payments', 'campaign_links', 'conversations', 'conversation_messages'],
]

/** The first account that a person registers comes after the generated ones, and so do openings. */
async function raiseSequences(client: ClientBase) {
  for (const table of numbered) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from "${table}"), ${firstIds.candidate}))`,
    )
  }
}
