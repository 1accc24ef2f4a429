import type { Queryable } from '@pramaan/database/client'
import { conceptTerms, unresolvedTerms } from '@pramaan/database/schema'
import { and, asc, desc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'

type Page = { limit: number; offset: number }

/** Leaves out texts that a release or a loaded file has added since. */
function isUnknown(db: Queryable) {
  const sameKind = or(eq(unresolvedTerms.kind, 'search'), eq(conceptTerms.kind, unresolvedTerms.kind))
  const known = db
    .select({ one: sql`1` })
    .from(conceptTerms)
    .where(and(eq(conceptTerms.key, unresolvedTerms.key), sameKind, isNull(conceptTerms.removedAt)))
  return and(isNotNull(unresolvedTerms.term), notExists(known))
}

const shown = {
  id: unresolvedTerms.id,
  kind: unresolvedTerms.kind,
  term: sql<string>`${unresolvedTerms.term}`,
  uses: unresolvedTerms.uses,
  lastAt: unresolvedTerms.lastAt,
  ignoredAt: unresolvedTerms.ignoredAt,
}

/** Typed texts without a concept, most frequent first. */
export async function pageOfTyped(db: Queryable, ignored: boolean, { limit, offset }: Page) {
  const { uses, id, ignoredAt } = unresolvedTerms
  const where = and(isUnknown(db), ignored ? isNotNull(ignoredAt) : isNull(ignoredAt))
  const rows = await db
    .select(shown)
    .from(unresolvedTerms)
    .where(where)
    .orderBy(desc(uses), asc(id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(unresolvedTerms, where) }
}

/** Takes a term off the list, or puts it back. */
export async function setIgnored(db: Queryable, id: number, ignoredAt: Date | null) {
  const listed = and(eq(unresolvedTerms.id, id), isNotNull(unresolvedTerms.term))
  const [row] = await db.update(unresolvedTerms).set({ ignoredAt }).where(listed).returning(shown)
  return row
}
