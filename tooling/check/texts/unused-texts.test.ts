import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../..', import.meta.url).pathname
const dictionaries = new Set(globSync('{apps,packages}/*/src/**/{texts,texts/**}/{en,first,posting}.ts', { cwd: root }))
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('/texts/') && !file.includes('.test.'),
)

/** What stands between quotes and reads like a key, and the shapes of keys that are put together. */
function keysUsed() {
  const words = new Set<string>()
  const shapes = new Set<string>()
  for (const file of sources) {
    const text = readFileSync(`${root}${file}`, 'utf8')
    for (const [word] of text.matchAll(/(?<=['"`])[\w.:-]+(?=['"`])/g)) words.add(word)
    for (const [, template = ''] of text.matchAll(/`([\w.:-]*(?:\$\{[^}`]*\}[\w.:-]*)+)`/g)) shapes.add(template)
  }
  const patterns = [...shapes].map(patternOf).filter((pattern) => /[a-z]{2}/i.test(pattern))
  return { words, patterns: patterns.map((pattern) => new RegExp(`^${pattern}$`)) }
}

/** The keys of a template: a placeholder that names its words takes only these, any other takes everything. */
function patternOf(template: string) {
  return template.replaceAll('.', '\\.').replaceAll(/\$\{([^}]*)\}/g, (_, inside: string) => {
    const named = [...inside.matchAll(/'([\w.:-]*)'/g)].map(([, word]) => word)
    return named.length > 1 ? `(?:${named.join('|')})` : '.+'
  })
}

test('every text of a dictionary is used: its key is in a source, whole or put together', () => {
  const { words, patterns } = keysUsed()
  const unused = [...dictionaries].flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^ {2}'([\w.:-]+)':/gm)]
      .map(([, key = '']) => key)
      .filter((key) => !words.has(key) && !patterns.some((pattern) => pattern.test(key)))
      .map((key) => `${file}: ${key}`),
  )
  expect(dictionaries.size).toBeGreaterThan(80)
  expect(unused).toEqual([])
})
