import { noFilters } from '@pramaan/contract/search/candidate-filters'
import { describePlans } from '@pramaan/database/testing/describe-plans'
import { planOf } from '@pramaan/database/testing/plan'
import { expect, test } from 'vitest'
import { matchingOf } from '../../services/search/run/lists/matching.queries.ts'
import { resolveSearch } from '../../services/search/understand/resolve-search.ts'
import { anyRole } from '../../services/search/understand/search-request.ts'
import { generateSearchRows } from '../../testing/generated/generated-rows.queries.ts'
import { havingAll } from './count-all.queries.ts'

/** The most blocks that one count may read: an entry of an index and a row for each of a thousand people. */
const mostBlocks = 5_000

describePlans('counts of those who have all', generateSearchRows, (ground) => {
  test.each(['Java Python', 'Excel Pune', 'Java Developer fresher', 'Auditing Communication', 'Auditing Pune remote'])(
    'who has all of “%s” is asked of a thousand people, not of everybody',
    async (term) => {
      const filters = { ...noFilters, term }
      const search = await resolveSearch(ground.db, filters, { now: new Date(), staff: false })
      const matching = matchingOf({ filters, roles: anyRole }, search, false)
      const [lead] = search.read?.requested ?? []
      if (!search.read || !lead) throw new Error('It names no concept.')
      const { names, blocks } = await planOf(ground.db, havingAll(matching, search.read, lead.conceptIds))
      expect(names).not.toContain('Seq Scan')
      expect(blocks).toBeLessThan(mostBlocks)
    },
  )
})
