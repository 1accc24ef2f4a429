import { catalogueGaps } from '@pramaan/app-shell/testing/catalogue-gaps.ts'
import { hrCommentMessages } from '@pramaan/domain/hr-comments'
import { expect, test } from 'vitest'
import { texts as english } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

test.each([
  ['Hindi', 'hi', hi],
  ['Marathi', 'mr', mr],
] as const)(
  'the staff console is complete in %s: the same keys as English, and the same values in each',
  (_, tag, own) => {
    expect(catalogueGaps(english, tag, own.texts)).toEqual([])
  },
)

test.each([
  ['Hindi', hi],
  ['Marathi', mr],
] as const)('what is missing in the HR comments is said in %s', (_, own) => {
  const texts: Readonly<Record<string, string>> = own.texts
  expect(Object.values(hrCommentMessages).filter((message) => texts[message] === undefined)).toEqual([])
})
