import type { Deps } from '../../../../deps.ts'
import { pagesOf } from '../../../../http/exports/list-file.ts'
import type { Conditions } from '../../plan/conditions/conditions.queries.ts'
import { fullSort } from '../../plan/ranking/cursor.ts'
import type { SearchRequest } from '../../understand/search-request.ts'
import { countInTime, isSmallResult } from '../counts/counts.queries.ts'
import { type FoundRow, findPage } from '../rows/page.queries.ts'

/** All results of a staff search in order, page by page; each page starts after the last row of the one before. */
export async function* fullList(deps: Deps, { filters }: SearchRequest, matching: Conditions) {
  const sorts = fullSort(filters, matching.read)
  const few = isSmallResult(await countInTime(deps.db, matching))
  yield* pagesOf<FoundRow>(({ last, limit }) => {
    const position = last ? ({ direction: 'next', sortValues: last.sortValues } as const) : { offset: 0 }
    return findPage(deps.db, { matching, sorts, position, limit, employerId: undefined, few })
  })
}
