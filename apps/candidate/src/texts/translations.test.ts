import { appTexts } from '@pramaan/app-shell/testing/suites/app-texts.ts'
import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

appTexts(routes, texts, { hi: hi.texts, mr: mr.texts })

test.each([
  ['English', texts],
  ['Hindi', hi.texts],
  ['Marathi', mr.texts],
])('an accepted drive request has one name everywhere, in %s', (_, words: Readonly<Record<string, string>>) => {
  const name = words['drives.status.Accepted']
  expect([words['applications.status.Accepted'], words['drive.accepted']]).toEqual([name, name])
})
