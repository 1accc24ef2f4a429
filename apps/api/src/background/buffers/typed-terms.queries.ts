import type { Database, Queryable } from '@pramaan/database/client'
import { unresolvedTerms } from '@pramaan/database/schema'
import { fewestTypists, type UnresolvedTerm } from '@pramaan/domain/unresolved'
import { sql } from 'drizzle-orm'

/** A typed text without a concept: its hash, a hash of who typed it, and when. */
export type TypedText = UnresolvedTerm & { fingerprint: string; person: string; at: Date }

/** The distinct typed texts, ordered by hash so that two servers never deadlock. */
function counted(typed: readonly TypedText[]) {
  const groups = Map.groupBy(typed, ({ kind, fingerprint }) => `${kind} ${fingerprint}`)
  return [...groups.values()]
    .flatMap((group) => {
      const last = group.at(-1)
      if (!last) return []
      const people = [...new Set(group.map(({ person }) => person))].slice(0, fewestTypists)
      return { ...last, at: last.at.toISOString(), uses: group.length, people }
    })
    .sort((one, other) => (one.kind + one.fingerprint < other.kind + other.fingerprint ? -1 : 1))
}

/**
 * Adds to the counts of typed texts. Only hashes are stored until enough different people have typed a text; then the
 * text is stored and the hashes of the people are deleted. The commit does not wait for the disk, so a power cut may
 * lose a count.
 */
export async function addTypedTexts(db: Database, typed: readonly TypedText[]) {
  const given = JSON.stringify(counted(typed))
  const rows = sql`jsonb_to_recordset(${given}::jsonb)
    as given (kind text, fingerprint text, key text, term text, uses integer, people text[], at timestamptz)`
  await db.transaction(async (step: Queryable) => {
    await step.execute(sql`set local synchronous_commit = off`)
    await step.execute(sql`
      insert into ${unresolvedTerms} as kept (kind, fingerprint, uses, people, last_at)
      select kind, fingerprint, uses, people, at from ${rows}
      on conflict (kind, fingerprint) do update set
        uses = kept.uses + excluded.uses,
        last_at = greatest(kept.last_at, excluded.last_at),
        people = case when kept.term is not null then '{}' else (array(
          select distinct person from unnest(kept.people || excluded.people) as person limit ${fewestTypists})) end`)
    await step.execute(sql`
      update ${unresolvedTerms} kept set term = given.term, key = given.key, people = '{}'
      from ${rows}
      where kept.kind = given.kind and kept.fingerprint = given.fingerprint
        and kept.term is null and cardinality(kept.people) >= ${fewestTypists}`)
  })
}
