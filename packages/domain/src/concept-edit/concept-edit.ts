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
    // Merging refuses circles. The limit ends the loop if one exists anyway.
    for (let step = 0; step <= next.size; step++) root = next.get(root) ?? root
    return root
  }
}

/** Why one concept can't have a relation to another. */
export type RelationRefusal = 'itself' | 'other-kind' | 'not-a-title' | 'circle'

type Related = { id: number; kind: ConceptKind }
type Link = Pick<Concept, 'id' | 'broader'>

/** These concepts and all their broader concepts, over any number of steps. */
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
 * A concept that is broader than one of two and narrower than the other; if the two were merged, it would be both
 * broader and narrower than the result. A direct link between the two is allowed.
 */
export function betweenMerged(one: number, other: number, links: readonly Link[]): number | undefined {
  const both = [one, other]
  const broader = links.filter(({ id }) => both.includes(id)).flatMap((link) => link.broader)
  return broader.find((id) => !both.includes(id) && both.some((end) => reaches(id, end, links)))
}

/** Why a relation can't be added, or undefined; `links` pairs each concept with a broader one. */
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
