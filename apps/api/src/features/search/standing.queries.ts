import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../db/client.ts'
import { accounts, candidateSearch, profileViews, shortlists } from '../../db/schema/index.ts'

const statements = new WeakMap<Database, ReturnType<typeof prepare>>()

function prepare(db: Database) {
  const ofEmployer = eq(shortlists.employerId, sql.placeholder('employerId'))
  return db
    .select({ candidateId: shortlists.candidateId, status: shortlists.status })
    .from(shortlists)
    .where(and(ofEmployer, sql`${shortlists.candidateId} = any(${sql.placeholder('candidateIds')})`))
    .prepare('search_standing')
}

/** Where these candidates stand with an employer, by candidate. */
export async function findStanding(db: Database, employerId: number, candidateIds: readonly number[]) {
  if (candidateIds.length === 0) return new Map<number, number>()
  const statement = statements.get(db) ?? prepare(db)
  statements.set(db, statement)
  const rows = await statement.execute({ employerId, candidateIds: [...candidateIds] })
  return new Map(rows.map(({ candidateId, status }) => [candidateId, status]))
}

/** Whether a candidate stands in the search: finished, active and there. */
export async function isFindable(db: Queryable, candidateId: number) {
  const rows = await db
    .select({ id: candidateSearch.candidateId })
    .from(candidateSearch)
    .where(inArray(candidateSearch.candidateId, [candidateId]))
  return rows.length > 0
}

/** Writes down that somebody looked at a profile; a second look of the same day in India is the same view. */
export async function addView(db: Queryable, view: typeof profileViews.$inferInsert, since: Date) {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, view.viewerId)).for('no key update')
  const today = await db
    .select({ id: profileViews.id })
    .from(profileViews)
    .where(
      and(
        eq(profileViews.viewerId, view.viewerId),
        eq(profileViews.candidateId, view.candidateId),
        gte(profileViews.viewedAt, since),
      ),
    )
    .limit(1)
  if (today.length === 0) await db.insert(profileViews).values(view)
}
