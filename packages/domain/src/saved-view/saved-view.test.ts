import { expect, test } from 'vitest'
import type { roleNames } from '../role/role.ts'
import { maySaveViews, viewLists } from './saved-view.ts'

test('a C-Partner saves views of their own list only, an Admin of every other list, and only staff save views', () => {
  const listsOf = (role: (typeof roleNames)[number]) => viewLists.filter((list) => maySaveViews(role, list))
  expect(listsOf('C-Partner')).toEqual(['partner'])
  expect(listsOf('Admin')).toEqual(viewLists.filter((list) => list !== 'partner'))
  expect(listsOf('hr')).toEqual(['candidates', 'applicants', 'payments', 'drives', 'drive-applicants'])
  expect(listsOf('Counsellor')).toEqual(listsOf('hr'))
  expect([listsOf('Candidate'), listsOf('Employer')]).toEqual([[], []])
})
