import type { ConceptLists } from '@pramaan/vocabulary/concept-lists'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../client.ts'

/**
 * Updates the vocabulary from the lists, and raises its version if something changed. A spelling that an Admin added,
 * moved or removed stays as it is; entries that are not on the lists stay too. Any other spelling goes to the concept
 * that the lists give it to, also one from a loaded file.
 */
export async function syncConcepts(db: Queryable, { concepts, terms, relations }: ConceptLists) {
  const made = await db.execute(sql`
    insert into concepts (kind, label)
    select kind, label from jsonb_to_recordset(${JSON.stringify(concepts)}::jsonb) as listed (kind text, label text)
    on conflict (kind, label) do nothing`)
  const spelt = await db.execute(sql`
    insert into concept_terms as kept (kind, key, concept_id, term)
    select listed.kind, listed.key, concepts.id, listed.term
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as listed (kind text, label text, term text, key text)
    join concepts using (kind, label)
    on conflict (kind, key) do update set concept_id = excluded.concept_id, term = excluded.term, source = null, licence = null
    where kept.edited_at is null and (kept.source is not null or kept.concept_id <> excluded.concept_id)`)
  const related = await db.execute(sql`
    insert into concept_relations (concept_id, relation, other_id)
    select one.id, listed.relation, other.id
    from jsonb_to_recordset(${JSON.stringify(relations)}::jsonb)
      as listed (kind text, label text, relation text, "otherKind" text, other text)
    join concepts one on one.kind = listed.kind and one.label = listed.label
    join concepts other on other.kind = listed."otherKind" and other.label = listed.other
    on conflict do nothing`)
  const changed = (made.rowCount ?? 0) + (spelt.rowCount ?? 0) + (related.rowCount ?? 0)
  if (changed > 0) await raiseVersion(db)
  return changed
}

/** Raises the vocabulary's version, so that every server reads it again. */
export async function raiseVersion(db: Queryable) {
  await db.execute(sql`
    insert into vocabulary_version as kept (id, version) values (1, 1)
    on conflict (id) do update set version = kept.version + 1`)
}
