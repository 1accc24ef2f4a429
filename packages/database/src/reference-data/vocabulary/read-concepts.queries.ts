import type { Concept } from '@pramaan/domain/concept'
import { type ConceptRelation, rootsOf } from '@pramaan/domain/concept-edit'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Queryable } from '../../client.ts'
import {
  conceptRelations,
  concepts,
  conceptTerms,
  jobDomains,
  jobRoles,
  vocabularyVersion,
} from '../../schema/index.ts'

/** The version of the vocabulary; 0 before it is seeded. */
export async function findVocabularyVersion(db: Queryable) {
  const [row] = await db.select({ version: vocabularyVersion.version }).from(vocabularyVersion)
  return row?.version ?? 0
}

/** Concepts whose spellings are read at once: few enough that reading them takes a few milliseconds. */
const perRead = 500

/** Every concept with its spellings and relations; those of a merged concept count for the one it was merged into. */
export async function readConcepts(db: Queryable): Promise<Concept[]> {
  const stored = await db.select().from(concepts).orderBy(asc(concepts.id))
  const rows = stored.map((row) => (row.joined ? row : { ...row, mergedIntoId: null }))
  const rootOf = rootsOf(rows)
  const terms: Awaited<ReturnType<typeof readTerms>> = []
  for (let at = 0; at < rows.length; at += perRead)
    terms.push(...(await readTerms(db, rows[at - 1]?.id ?? 0, rows[Math.min(at + perRead, rows.length) - 1]?.id ?? 0)))
  const relations = await db.select().from(conceptRelations).where(isNull(conceptRelations.removedAt))
  const termsOf = Map.groupBy(terms, ({ conceptId }) => rootOf(conceptId))
  const relationsOf = Map.groupBy(relations, ({ conceptId }) => rootOf(conceptId))
  const mergedInto = Map.groupBy(
    rows.filter(({ mergedIntoId }) => mergedIntoId !== null),
    ({ id }) => rootOf(id),
  )
  return rows.flatMap(({ id, kind, label, mergedIntoId }) => {
    if (mergedIntoId !== null) return []
    const related = (relation: ConceptRelation) => {
      const others = (relationsOf.get(id) ?? []).filter((one) => one.relation === relation)
      return [...new Set(others.map(({ otherId }) => rootOf(otherId)))].filter((other) => other !== id)
    }
    const aliases = (termsOf.get(id) ?? []).map(({ term }) => term).filter((term) => term !== label)
    const [broader, near, core, field] = [related('broader'), related('near'), related('core'), related('field')]
    const merged = mergedInto.get(id)?.map((one) => one.id)
    return { id, kind, label, aliases, broader, near, core, field, ...(merged && { merged }) }
  })
}

/** The spellings of the concepts with ids after one id, up to another. */
function readTerms(db: Queryable, beyond: number, to: number) {
  const { conceptId, term, key, removedAt } = conceptTerms
  const within = and(gt(conceptId, beyond), lte(conceptId, to))
  return db
    .select({ conceptId, term })
    .from(conceptTerms)
    .where(and(within, isNull(removedAt)))
    .orderBy(asc(conceptId), asc(key))
}

/** The roles of the catalogue with their domain and the skills that they require and suggest. */
export function readCatalogueRoles(db: Queryable) {
  return db
    .select({
      title: jobRoles.title,
      domain: jobDomains.title,
      skills: jobRoles.professionalSkills,
      suggested: jobRoles.suggestProfessionalSkills,
    })
    .from(jobRoles)
    .innerJoin(jobDomains, eq(jobDomains.id, jobRoles.domainId))
    .orderBy(asc(jobRoles.id))
}
