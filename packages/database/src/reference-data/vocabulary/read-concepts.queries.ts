import type { Concept } from '@pramaan/domain/concept'
import { asc } from 'drizzle-orm'
import type { Queryable } from '../../client.ts'
import { conceptRelations, concepts, conceptTerms, jobRoles, vocabularyVersion } from '../../schema/index.ts'

/** The version of the vocabulary; 0 before the lists are written. */
export async function findVocabularyVersion(db: Queryable) {
  const [row] = await db.select({ version: vocabularyVersion.version }).from(vocabularyVersion)
  return row?.version ?? 0
}

/** Every concept with its spellings and relations. */
export async function readConcepts(db: Queryable): Promise<Concept[]> {
  const rows = await db.select().from(concepts).orderBy(asc(concepts.id))
  const terms = await db.select().from(conceptTerms).orderBy(asc(conceptTerms.conceptId), asc(conceptTerms.key))
  const relations = await db.select().from(conceptRelations)
  const termsOf = Map.groupBy(terms, ({ conceptId }) => conceptId)
  const relationsOf = Map.groupBy(relations, ({ conceptId }) => conceptId)
  return rows.map(({ id, kind, label }) => {
    const related = (relation: 'broader' | 'near' | 'core') =>
      (relationsOf.get(id) ?? []).filter((one) => one.relation === relation).map(({ otherId }) => otherId)
    const aliases = (termsOf.get(id) ?? []).map(({ term }) => term).filter((term) => term !== label)
    return { id, kind, label, aliases, broader: related('broader'), near: related('near'), core: related('core') }
  })
}

/** The roles of the catalogue with the skills that they require. */
export function readCatalogueRoles(db: Queryable) {
  return db
    .select({ title: jobRoles.title, skills: jobRoles.professionalSkills })
    .from(jobRoles)
    .orderBy(asc(jobRoles.id))
}
