import { nearestFound } from '@pramaan/domain/concept'
import { aroundLead, type JobQuery, withInstead, withNearest, withoutCities } from '@pramaan/domain/job-query'

/** The words of a search for courses or drives; `leftOut` are the concepts that none has beside the rest. */
export type OpeningQuery = JobQuery & { leftOut: readonly (readonly number[])[] }

/**
 * How a list answers: which of these words it has anything for, which are the first of these, and which of these concepts
 * its openings have.
 */
export type Answers = {
  areMet: (some: readonly JobQuery[]) => Promise<JobQuery[]>
  firstMet: (some: readonly JobQuery[]) => Promise<JobQuery | undefined>
  findAsked: (read: JobQuery, ids: readonly number[]) => Promise<ReadonlySet<number>>
}

type Requested = JobQuery['requested']

/** Of more concepts than these, that some opening has, no combinations are tried. */
const mostCombined = 5

/** The same with only these of its concepts; the others are said to be left out, unless something stands in for them. */
function withOnly(read: JobQuery, requested: Requested, replaced: readonly number[] = []): OpeningQuery {
  const named = [...requested.map(({ from }) => from), ...replaced]
  const left = read.requested.filter(({ from }) => !named.includes(from)).map(({ from }) => from)
  const leftOut = read.query.parts.flatMap((part) =>
    part.kind === 'concept' && left.includes(part.from) ? [part.conceptIds] : [],
  )
  return { ...read, requested, leftOut }
}

/** All selections of some concepts; of equal size those with the first concepts come first. */
function selectionsOf([first, ...others]: Requested): Requested[] {
  if (!first) return [[]]
  const ofOthers = selectionsOf(others)
  return [...ofOthers.map((some) => [first, ...some]), ...ofOthers]
}

/** What can be asked for of these concepts, most first. */
function mostFirst(requested: Requested): Requested[] {
  const some = selectionsOf(requested.slice(0, mostCombined)).filter(({ length }) => length > 0)
  return some.sort((one, other) => other.length - one.length)
}

/** In the places that the words name, then in any. */
function placesOf(read: JobQuery): JobQuery[] {
  return [read, ...[withoutCities(read) ?? []].flat()]
}

/**
 * The search with most of the concepts that any opening has together, or else with what is nearest to the first; undefined
 * where there is nothing of either.
 */
export async function withMost(read: JobQuery, answers: Answers): Promise<OpeningQuery | undefined> {
  const anywhere = { ...read, dropsCities: true }
  const alone = read.requested.map((one): JobQuery => ({ ...anywhere, requested: [one] }))
  const found = (await answers.areMet(alone)).flatMap(({ requested }) => requested)
  const located = mostFirst(found).flatMap((some) => placesOf(withOnly(read, some)))
  const most = await answers.firstMet(located)
  if (most) return withOnly({ ...most, requested: read.requested }, most.requested)
  return withStandIns(read, answers)
}

/** The degrees of the words, for which other learning can stand in. */
function degreesOf({ query, vocabulary }: JobQuery): Requested {
  return query.parts.flatMap((part) => {
    if (part.kind !== 'concept' || part.excluded) return []
    const conceptIds = part.conceptIds.filter((id) => vocabulary.conceptOf(id)?.kind === 'degree')
    return conceptIds.length > 0 ? [{ from: part.from, conceptIds, narrowerIds: [], names: [] }] : []
  })
}

/** Beyond as many rings what titles are made of has little to do with a concept. */
const closeRings = 3

/**
 * What is around the first concept, nearest first: after what is similar the skills of the titles among it, as courses
 * teach no titles, then the fields of the closest.
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

/** For as many of the first concepts something else is looked for. */
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
