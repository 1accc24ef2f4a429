import type { Queryable } from '@pramaan/database/client'
import { raiseVersion } from '@pramaan/database/reference-data/vocabulary/seed-concepts.queries'
import { sql } from 'drizzle-orm'
import type { TermRow } from './term-row.ts'

/** Creates the temporary tables of a load; they are dropped when the transaction ends. */
export async function createStage(db: Queryable) {
  await db.execute(sql`
    create temporary table term_stage (line integer, uri text, licence text, kind text, label text, key text, short text)
    on commit drop`)
  await db.execute(sql`
    create temporary table other_stage (line integer, uri text, licence text, kind text, term text, key text)
    on commit drop`)
}

/** Puts entries on the stage. */
export async function stageTerms(db: Queryable, rows: readonly (TermRow & { line: number })[]) {
  const staged = rows.map(({ label, others, ...row }) => ({ ...row, label: label.term, key: label.key }))
  await db.execute(sql`
    insert into term_stage select * from jsonb_populate_recordset(null::term_stage, ${JSON.stringify(staged)}::jsonb)`)
  const others = rows.flatMap(({ others: names, label, ...row }) =>
    [label, ...names].map(({ term, key }) => ({ ...row, term, key })),
  )
  await db.execute(sql`
    insert into other_stage select * from jsonb_populate_recordset(null::other_stage, ${JSON.stringify(others)}::jsonb)`)
}

/**
 * Writes new staged entries. Existing names keep their entry, and names that an Admin removed stay removed. An entry
 * whose name is known, with or without its brackets, adds its other names to the existing entry. If two entries in the
 * file have the same name, the first one gets it.
 */
export async function applyStage(db: Queryable) {
  const entries = await db.execute(sql`
    insert into concepts (kind, label, source, licence)
    select distinct on (kind, key) kind, label, uri, licence from term_stage staged
    where not exists (select from concept_terms known where known.kind = staged.kind and known.key = staged.key)
      and not exists (select from concept_terms known where known.kind = staged.kind and known.key = staged.short)
    order by kind, key, line
    on conflict (kind, label) do nothing`)
  const names = await db.execute(sql`
    insert into concept_terms (kind, key, concept_id, term, source, licence)
    select staged.kind, staged.key, concepts.id, staged.label, staged.uri, staged.licence
    from term_stage staged
    join concepts on concepts.kind = staged.kind and concepts.label = staged.label and concepts.source = staged.uri
    on conflict (kind, key) do nothing`)
  await db.execute(sql`
    create temporary table term_owner on commit drop as
    select staged.uri, coalesce(same.concept_id, near.concept_id) as concept_id
    from term_stage staged
    left join concept_terms same on same.kind = staged.kind and same.key = staged.key and same.removed_at is null
    left join concept_terms near on near.kind = staged.kind and near.key = staged.short and near.removed_at is null`)
  const others = await db.execute(sql`
    insert into concept_terms (kind, key, concept_id, term, source, licence)
    select distinct on (other.kind, other.key)
      other.kind, other.key, own.concept_id, other.term, other.uri, other.licence
    from other_stage other
    join term_owner own on own.uri = other.uri and own.concept_id is not null
    order by other.kind, other.key, other.line
    on conflict (kind, key) do nothing`)
  const written = { entries: entries.rowCount ?? 0, names: (names.rowCount ?? 0) + (others.rowCount ?? 0) }
  if (written.entries + written.names > 0) await raiseVersion(db)
  return written
}
