import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { availabilityOptions, noticeFilters } from '@pramaan/domain/options'
import { facetOf } from '../../projection/facets.ts'

/** The codes of the availabilities that meet a notice filter. */
export function noticeCodes(notice: CandidateFilters['notice']): number[] {
  const meeting: readonly string[] = noticeFilters.find(({ text }) => text === notice)?.availabilities ?? []
  return availabilityOptions.flatMap((option, at) =>
    meeting.includes(option) ? [facetOf('availability', at + 1)] : [],
  )
}

/** The codes of the availabilities that come too late for who asks for people within so many days. */
export function lateCodes(withinDays: 0 | 30): number[] {
  const soon = noticeCodes(withinDays === 0 ? 'Immediate' : 'Within 30 days')
  return availabilityOptions.map((_, at) => facetOf('availability', at + 1)).filter((code) => !soon.includes(code))
}
