import type { Database } from '@pramaan/database/client'
import { candidateConcepts as concept } from '@pramaan/database/schema'
import { bestOfSimilar, weightOf } from '@pramaan/domain/fit'
import { sql } from 'drizzle-orm'
import { cacheOf } from '../../../caches.ts'

/** Which of these concepts any candidate has. */
export async function findExisting(db: Database, conceptIds: ReadonlySet<number>): Promise<ReadonlySet<number>> {
  if (conceptIds.size === 0) return conceptIds
  const { rows } = await db.execute<{ id: number }>(sql`
    select asked.id from unnest(${sql.param([...conceptIds])}::int[]) as asked (id)
    where exists (select from ${concept} where ${concept.conceptId} = asked.id)`)
  return new Set(rows.map(({ id }) => id))
}

/** A concept that any candidate has, and whether one has it itself and not only a similar one. */
type Had = { id: number; itself: boolean }

/** That this many people have a concept does not change within a minute. */
const surely = 100

/** The concepts that so many had themselves within the minute. */
const hadByMany = cacheOf<true>('concepts')

/** Those of these concepts that any candidate has. That many have one may be a minute old. */
export async function findItself(db: Database, conceptIds: readonly number[]): Promise<readonly Had[]> {
  const had = hadByMany(db)
  const unknown = conceptIds.filter((id) => !had.has(String(id)))
  const known = conceptIds.filter((id) => !unknown.includes(id)).map((id) => ({ id, itself: true }))
  if (unknown.length === 0) return known
  const counted = await countItself(db, unknown)
  for (const { id, people } of counted) if (people === surely) had.set(String(id), true)
  return [...known, ...counted.map(({ id, people }) => ({ id, itself: people > 0 }))]
}

async function countItself(db: Database, conceptIds: readonly number[]) {
  const any = sql`select from ${concept} where ${concept.conceptId} = asked.id`
  const { rows } = await db.execute<{ id: number; people: number }>(sql`
    select asked.id, (select count(*)::int from (${any} and ${concept.looking} = any('{true,false}')
      and ${concept.grade} > ${weightOf(bestOfSimilar)} limit ${surely}) as itself) as people
    from unnest(${sql.param([...conceptIds])}::int[]) as asked (id) where exists (${any})`)
  return rows
}
