import { nearestFound } from '@pramaan/domain/concept'
import { aroundLead, type JobQuery, withInstead, withNearest, withoutCities } from '@pramaan/domain/job-query'

/** The words of a search for courses or drives; `leftOut` are concepts that no opening has together with the rest. */
export type OpeningQuery = JobQuery & { leftOut: readonly (readonly number[])[] }

/**
 * Queries of a list: whether it has results for words, the first words with results, and which concepts its openings
 * have.
 */
export type Answers = {
  areMet: (some: readonly JobQuery[]) => Promise<JobQuery[]>
  firstMet: (some: readonly JobQuery[]) => Promise<JobQuery | undefined>
  findAsked: (read: JobQuery, ids: readonly number[]) => Promise<ReadonlySet<number>>
}

type Requested = JobQuery['requested']

/** With more concepts than this, no combinations are tried. */
const mostCombined = 5

/** The query with only these concepts; the others are reported as left out, unless something replaces them. */
function withOnly(read: JobQuery, requested: Requested, replaced: readonly number[] = []): OpeningQuery {
  const named = [...requested.map(({ from }) => from), ...replaced]
  const left = read.requested.filter(({ from }) => !named.includes(from)).map(({ from }) => from)
  const leftOut = read.query.parts.flatMap((part) =>
    part.kind === 'concept' && left.includes(part.from) ? [part.conceptIds] : [],
  )
  return { ...read, requested, leftOut }
}

/** All selections of some concepts; among those of equal size, those with the first concepts come first. */
function selectionsOf([first, ...others]: Requested): Requested[] {
  if (!first) return [[]]
  const ofOthers = selectionsOf(others)
  return [...ofOthers.map((some) => [first, ...some]), ...ofOthers]
}

/** The selections of these concepts, largest first. */
function mostFirst(requested: Requested): Requested[] {
  const some = selectionsOf(requested.slice(0, mostCombined)).filter(({ length }) => length > 0)
  return some.sort((one, other) => other.length - one.length)
}

/** The query in the named places, then in any place. */
function placesOf(read: JobQuery): JobQuery[] {
  return [read, ...[withoutCities(read) ?? []].flat()]
}

/**
 * The query with the most concepts that one opening has together. If no opening has any of them, the nearest concepts
 * stand in; undefined if no opening has those.
 */
export async function withMost(read: JobQuery, answers: Answers): Promise<OpeningQuery | undefined> {
  const anywhere = { ...read, dropsCities: true }
  const singles = read.requested.map((one): JobQuery => ({ ...anywhere, requested: [one] }))
  const found = (await answers.areMet(singles)).flatMap(({ requested }) => requested)
  const located = mostFirst(found).flatMap((some) => placesOf(withOnly(read, some)))
  const most = await answers.firstMet(located)
  if (most) return withOnly({ ...most, requested: read.requested }, most.requested)
  return withStandIns(read, answers)
}

/** The degrees of the words, which other education can replace. */
function degreesOf({ query, vocabulary }: JobQuery): Requested {
  return query.parts.flatMap((part) => {
    if (part.kind !== 'concept' || part.excluded) return []
    const conceptIds = part.conceptIds.filter((id) => vocabulary.conceptOf(id)?.kind === 'degree')
    return conceptIds.length > 0 ? [{ from: part.from, conceptIds, narrowerIds: [], names: [] }] : []
  })
}

/** Beyond this many rings the skills of titles have little to do with a concept. */
const closeRings = 3

/**
 * The concepts around the first one, nearest first: similar ones, then the skills of similar titles (because courses
 * don't teach titles), then the domains of the closest.
 */
function aroundWork(read: JobQuery): readonly (readonly number[])[] {
  const { conceptOf, domainsOf } = read.vocabulary
  const rings = aroundLead(read)
  const ids = read.requested.flatMap(({ conceptIds }) => conceptIds)
  const close = [...ids, ...rings.slice(0, closeRings).flat()]
  const skills = [ids, ...rings.slice(0, closeRings)].map((ring) => ring.flatMap((id) => conceptOf(id)?.core ?? []))
  return [...rings, ...skills, ids.flatMap(domainsOf), close.flatMap(domainsOf)].map((ring) =>
    [...new Set(ring)].filter((id) => !ids.includes(id)),
  )
}

/** The maximum number of concepts, from the first on, for which a replacement is searched. */
const mostReplaced = 5

async function withStandIns(read: JobQuery, { firstMet, findAsked }: Answers): Promise<OpeningQuery | undefined> {
  const leads = read.requested.length > 0 ? read.requested : degreesOf(read)
  for (const [at, lead] of leads.slice(0, mostReplaced).entries()) {
    const missing = leads.slice(0, at + 1).map(({ from }) => from)
    const only = { ...withOnly(read, [lead], missing), missing }
    const near = withNearest(only)
    const located = await firstMet(near ? placesOf(near) : [])
    if (located) return { ...only, ...located }
    const around = aroundWork(only)
    for (const one of placesOf(only)) {
      const instead = nearestFound(around, await findAsked({ ...one, requested: [] }, around.flat()))
      if (instead.length > 0) return { ...only, ...withInstead(one, instead) }
    }
  }
  return undefined
}
