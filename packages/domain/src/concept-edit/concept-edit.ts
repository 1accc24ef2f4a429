import type { Concept, ConceptKind, conceptRelations } from '../concept/concept.ts'

/** How one concept relates to another. */
export type ConceptRelation = (typeof conceptRelations)[number]

/** A concept merged into another one. */
export type Merged = { id: number; mergedIntoId: number | null }

/** The concept that remains after all merges: the concept itself, or the one that it was finally merged into. */
export function rootsOf(concepts: readonly Merged[]): (id: number) => number {
  const next = new Map(concepts.flatMap(({ id, mergedIntoId }) => (mergedIntoId === null ? [] : [[id, mergedIntoId]])))
  return (id) => {
    let root = id
    // Circles are refused when merging; should one exist, the walk ends after as many steps as there are merges.
    for (let step = 0; step <= next.size; step++) root = next.get(root) ?? root
    return root
  }
}

/** Why one concept can't have a relation to another. */
export type RelationRefusal = 'itself' | 'other-kind' | 'not-a-title' | 'circle'

type Related = { id: number; kind: ConceptKind }
type Link = Pick<Concept, 'id' | 'broader'>

/** All that is broader than one of these, over any number of steps, and these themselves. */
function reachedFrom(ids: readonly number[], links: readonly Link[]): ReadonlySet<number> {
  const broader = new Map(links.map((link) => [link.id, link.broader]))
  const found = new Set(ids)
  for (const one of found) for (const next of broader.get(one) ?? []) found.add(next)
  return found
}

/** Whether `to` is a broader concept of `from`, over any number of steps. */
function reaches(from: number, to: number, links: readonly Link[]): boolean {
  return reachedFrom([from], links).has(to)
}

/**
 * The concept that is broader than one of two and narrower than the other, so that it would be both of one entry made of
 * them; undefined if there is none. That one of the two is broader than the other itself is no hindrance.
 */
export function betweenMerged(one: number, other: number, links: readonly Link[]): number | undefined {
  const both = [one, other]
  const broader = links.filter(({ id }) => both.includes(id)).flatMap((link) => link.broader)
  return broader.find((id) => !both.includes(id) && both.some((end) => reaches(id, end, links)))
}

/** Why a relation may not be added; undefined if it may. `links` list each concept with its broader one. */
export function whyNotRelated(
  one: Related,
  relation: ConceptRelation,
  other: Related,
  links: readonly Link[],
): RelationRefusal | undefined {
  if (one.id === other.id) return 'itself'
  if (relation === 'core') return one.kind === 'title' && other.kind === 'skill' ? undefined : 'not-a-title'
  if (one.kind !== other.kind) return 'other-kind'
  return relation === 'broader' && reaches(other.id, one.id, links) ? 'circle' : undefined
}
