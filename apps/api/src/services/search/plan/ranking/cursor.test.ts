import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { expect, test } from 'vitest'
import { fullSort } from './cursor.ts'

const columnsOf = (query: Record<string, string>) =>
  fullSort(filtersOfAddress(query)).map(({ column, descending }) => `${column} ${descending ? 'desc' : 'asc'}`)

test('what a filter makes equal in all orders nothing, and the rest goes its way', () => {
  expect(columnsOf({ sortBy: 'experience:asc' })).toEqual(['experience asc', 'ID asc'])
  expect(columnsOf({ sortBy: 'experience:asc', expStatus: 'Experienced' })).toEqual(['experience asc', 'ID asc'])
  expect(columnsOf({ sortBy: 'experience:asc', expStatus: 'Fresher' })).toEqual(['ID asc'])
  expect(columnsOf({ sortBy: 'experience:desc', expStatus: 'Fresher' })).toEqual(['ID desc'])
  expect(columnsOf({ sortBy: 'ExperienceLevel:asc', expStatus: 'Experienced' })).toEqual(['ID asc'])
})
