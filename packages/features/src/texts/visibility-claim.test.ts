import { globSync, readFileSync } from 'node:fs'
import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/../../../..`
const patterns = [
  'apps/{candidate,employer,staff}/src/**/*.{ts,tsx}',
  'packages/{app-shell,features}/src/**/*.{ts,tsx}',
]
const sources = globSync(patterns, { cwd: root })
  .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
  .map((file) => ({ file, code: readFileSync(`${root}/${file}`, 'utf8') }))
/** A percentage in a text: '60%', '६० टक्के', '60 percent'; not a CSS length, which follows a bracket or a colon. */
const written = /(?<![\d[(:_-])([0-9०-९]{1,3}) ?(%|percent|per cent|टक्के|प्रतिशत)/giu
const claims = /visib|दिखते|दिसत/iu

test('no text of the three apps claims 70% or another share: the visibility claim is 60% everywhere [C-009 S-017]', () => {
  expect(verifiedVisibilityPercent).toBe(60)
  expect(sources.length).toBeGreaterThan(300)
  const lines = sources.flatMap(({ file, code }) => code.split('\n').map((line) => ({ file, line: line.trim() })))
  const seventy = lines.filter(({ line }) =>
    [...line.matchAll(written)].some(([, digits]) => /^(70|७०)$/.test(digits ?? '')),
  )
  expect(seventy).toEqual([])
  // A claim takes its figure from the domain, in every language.
  const claimed = lines.filter(
    ({ file, line }) => file.includes('/texts/') && claims.test(line) && /%|टक्के|प्रतिशत/u.test(line),
  )
  expect(claimed.length).toBeGreaterThanOrEqual(3)
  expect(claimed.filter(({ line }) => !line.includes('{percent}%'))).toEqual([])
})
