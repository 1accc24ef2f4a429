import type { Parsed } from '@pramaan/contract/endpoint'
import { guidance } from '@pramaan/contract/guidance'
import { plainPhone } from '@pramaan/domain/phone'
import type { Deps } from '../../deps.ts'
import type { ListFile } from '../../http/list-file.ts'
import { matchingFor } from '../search/list-page.ts'
import type { FoundRow } from '../search/page.queries.ts'
import { wholeList } from '../search/whole-list.ts'
import { partnerConditions } from './partner.queries.ts'
import { askedByPartner } from './partner-list.ts'
import { readStandings, type Standing } from './standing.queries.ts'

type Asked = Parsed<typeof guidance.partnerFile>['query']
type Row = FoundRow & { standing: Standing }

/** The candidates to whom a course was suggested, by a course partner's filters, in the list's order and columns. */
export function partnerFile(deps: Deps): ListFile<Asked, Row> {
  return {
    path: '/partner-files',
    endpoint: guidance.partnerFile,
    nameOf: () => 'SuggestedCandidates',
    headings: [
      ...['ID', 'Name', 'Phone', 'Exp level', 'Degree', 'Suggested courses', 'Remark'],
      ...['HR comment', 'Counsellor comment'],
    ],
    pages: async function* (actor, query) {
      const { asked, filters } = askedByPartner(query)
      const matching = await matchingFor(deps, actor, asked, partnerConditions(filters))
      for await (const rows of wholeList(deps, asked, matching)) {
        const standingOf = await readStandings(
          deps.db,
          rows.map(({ id }) => id),
        )
        yield rows.map((row) => ({ ...row, standing: standingOf(row.id) }))
      }
    },
    cells: ({ id, card, phone, standing }) => [
      ...[id, card.FullName, phone && plainPhone(phone), card.ExperienceLevel, card.CareerProfile.degree],
      ...[standing.MultiSuggestedCourse.map(({ Title }) => Title).join(', '), standing.remark],
      ...[standing.ShortCommentsHr, standing.ShortCommentsCslr],
    ],
    contactOf: ({ id }) => id,
  }
}
