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
