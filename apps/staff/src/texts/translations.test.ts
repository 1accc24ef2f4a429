import { appTexts } from '@pramaan/app-shell/testing/suites/app-texts.ts'
import { hrCommentMessages } from '@pramaan/domain/hr-comments'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

appTexts(routes, texts, { hi: hi.texts, mr: mr.texts })

test.each([
  ['Hindi', hi],
  ['Marathi', mr],
] as const)('what is missing in the HR comments is said in %s', (_, own) => {
  const texts: Readonly<Record<string, string>> = own.texts
  expect(Object.values(hrCommentMessages).filter((message) => texts[message] === undefined)).toEqual([])
})

test.each([
  ['English', texts],
  ['Hindi', hi.texts],
  ['Marathi', mr.texts],
])('the status of a drive request has one name on every list, in %s', (_, words: Readonly<Record<string, string>>) => {
  const names = (list: string) =>
    ['NotApplied', 'Pending', 'noPayment', 'Accepted'].map((status) => words[`${list}.${status}`])
  expect(names('receivedApplications.status')).toEqual(names('review.status'))
  expect(words['drive.accepted']).toBe(words['review.status.Accepted'])
})
