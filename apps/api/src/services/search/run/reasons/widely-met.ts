import type { Frozen } from '@pramaan/database/frozen'
import { emptyProfile, profileConcepts, withCities } from '@pramaan/domain/fit'
import { anyLocation, noticeFilters } from '@pramaan/domain/options'
import type { QueryPart } from '@pramaan/domain/search-query'
import type { SearchCard } from '../../projection/search-card.ts'
import type { ReadTerm } from '../../understand/read-term.ts'

type ConceptPart = Extract<QueryPart, { kind: 'concept' }>

/** Whether hr noted that a candidate can start within so many days; who is open to join has not said when. */
function isSoon({ HrComments }: Frozen<SearchCard>, withinDays: number): boolean {
  const notice = noticeFilters.find(({ text }) => text === (withinDays === 0 ? 'Immediate' : 'Within 30 days'))
  const soon: readonly string[] = notice?.availabilities ?? []
  return HrComments !== null && soon.includes(HrComments.Availability)
}

/** Whether a candidate lives in a city, or near enough to count as there; who would work anywhere need not. */
function livesIn({ Location }: Frozen<SearchCard>, { conceptIds }: ConceptPart, { vocabulary }: ReadTerm): boolean {
  const cities = withCities(conceptIds, vocabulary)
  const lived = profileConcepts({ ...emptyProfile, cities: Location ? [Location] : [] }, vocabulary)
  return lived.some(({ conceptId }) => cities.includes(conceptId))
}

function isWide(part: QueryPart, card: Frozen<SearchCard>, read: ReadTerm): boolean {
  if (part.kind === 'joining') return !isSoon(card, part.withinDays)
  if (part.kind !== 'concept' || card.HrComments?.jobLocation !== anyLocation) return false
  return read.vocabulary.conceptOf(part.conceptIds[0] ?? 0)?.kind === 'city' && !livesIn(card, part, read)
}

/**
 * The conditions, by their place in the words, that a candidate meets only by what says less: 'open to join' of a day,
 * 'anywhere' of a city. A card says what was said (D72).
 */
export function widelyMet(read: ReadTerm, card: Frozen<SearchCard>): number[] {
  return read.query.parts.filter((part) => isWide(part, card, read)).map(({ from }) => from)
}
