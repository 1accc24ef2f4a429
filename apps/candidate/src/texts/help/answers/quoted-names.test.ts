import { expect, test } from 'vitest'
import { texts } from '../../en.ts'
import { translations } from '../../translations.ts'
import { answers as en } from './en.ts'
import { answers as hi } from './hi.ts'
import { answers as mr } from './mr.ts'

const languages = [
  ['English', en, async () => ({ texts })],
  ['Hindi', hi, translations.hi],
  ['Marathi', mr, translations.mr],
] as const

test.each(languages)('what an answer quotes in %s is what a screen says', async (_, answers, load) => {
  const said = new Set<string>(Object.values((await load?.())?.texts ?? {}))
  const quoted = Object.values(answers).flatMap(({ answer }) =>
    [...answer.matchAll(/“([^”]+)”/g)].map(([, name]) => name),
  )
  expect(quoted.length).toBeGreaterThan(5)
  expect(quoted.filter((name = '') => !said.has(name))).toEqual([])
})
