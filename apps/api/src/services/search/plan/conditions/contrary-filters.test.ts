import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { planOf } from '@pramaan/database/testing/plan'
import { expect, test } from 'vitest'
import { startApi } from '../../../../testing/server/start-api.ts'
import { countStatement } from '../../run/counts/counts.queries.ts'
import { anyRole } from '../../understand/search-request.ts'
import { conditionsOf } from './conditions.queries.ts'

const api = await startApi()

/** Whether the candidates are looked at at all. */
async function isLookedFor(query: Record<string, string>) {
  const matching = conditionsOf({ filters: filtersOfAddress(query), roles: anyRole }, {}, false)
  const { nodes } = await planOf(api.db, countStatement(matching))
  return nodes.some((node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined)
}

test.each([
  [{ salary: '31-40k', maxCtc: '3.7' }, false],
  [{ salary: '31-40k', maxCtc: '3.72' }, true],
  [{ salary: '60k Above', maxCtc: '1' }, false],
  [{ expStatus: 'Fresher', year: '1-3 Yrs' }, false],
  [{ expStatus: 'Fresher', year: '5 Yrs Above' }, false],
  [{ expStatus: 'Fresher', year: 'Fresher' }, true],
  [{ expStatus: 'Experienced', year: '5 Yrs Above' }, true],
  // Less than a year of work.
  [{ expStatus: 'Experienced', year: 'Fresher' }, true],
])('nobody is looked for by filters that exclude each other: %o', async (query, looked) => {
  expect(await isLookedFor(query)).toBe(looked)
})
