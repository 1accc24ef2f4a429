import { guidance } from '@pramaan/contract/courses/guidance'
import { type PartnerFilters, partnerFiltersOf } from '@pramaan/contract/courses/partner-filters'
import { plainPhone } from '@pramaan/domain/phone'
import type { Deps } from '../../deps.ts'
import type { ListFile } from '../../http/exports/list-file.ts'
import { type CurrentNotes, readCurrentNotes } from '../../services/candidate-notes/current-notes.queries.ts'
import { matchingFor } from '../../services/search/loosen/relax-search.ts'
import { fullList } from '../../services/search/run/pages/full-list.ts'
import type { FoundRow } from '../../services/search/run/rows/page.queries.ts'
import { partnerConditions } from './partner.queries.ts'
import { sharedRequest } from './partner-list.ts'

type Row = FoundRow & { currentNotes: CurrentNotes }

/** The candidates a course was suggested to, by a course partner's filters, in the list's order and columns. */
export function partnerFile(deps: Deps): ListFile<PartnerFilters, Row> {
  return {
    path: '/partner-files',
    endpoint: guidance.partnerFile,
    read: partnerFiltersOf,
    nameOf: () => 'SuggestedCandidates',
    headings: [
      ...['ID', 'Name', 'Phone', 'Exp level', 'Degree', 'Suggested courses', 'Remark'],
      ...['HR comment', 'Counsellor comment'],
    ],
    pages: async function* (actor, filters) {
      const request = sharedRequest(filters)
      const matching = await matchingFor(deps, actor, request, partnerConditions(filters))
      for await (const rows of fullList(deps, request, matching)) {
        const currentNotesOf = await readCurrentNotes(
          deps.db,
          rows.map(({ id }) => id),
        )
        yield rows.map((row) => ({ ...row, currentNotes: currentNotesOf(row.id) }))
      }
    },
    cells: ({ id, card, phone, currentNotes }) => [
      ...[id, card.FullName, phone && plainPhone(phone), card.ExperienceLevel, card.CareerProfile.degree],
      ...[currentNotes.MultiSuggestedCourse.map(({ Title }) => Title).join(', '), currentNotes.remark],
      ...[currentNotes.ShortCommentsHr, currentNotes.ShortCommentsCslr],
    ],
    contactOf: ({ id }) => id,
  }
}
