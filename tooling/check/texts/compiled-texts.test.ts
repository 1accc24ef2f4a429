import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledTexts } from '../../vite-config/src/compiled-texts.ts'

const root = new URL('../../..', import.meta.url).pathname

test('the options’ labels, which app-shell’s texts take in, are compiled at the build as those are', () => {
  const languages = globSync('packages/app-shell/src/texts/{en,hi/hi,mr/mr}.ts', { cwd: root })
  const labels = languages.flatMap((file) => {
    const [, path] = readFileSync(`${root}${file}`, 'utf8').match(/'@pramaan\/contract\/([^']+)'/) ?? []
    return path ? [`${root}packages/contract/src/${path}.ts`] : []
  })
  expect(labels).toHaveLength(3)
  expect(compiledTexts()).toMatchObject({ transform: { filter: { id: expect.any(RegExp) } } })
  const { transform } = compiledTexts() as { transform: { filter: { id: RegExp } } }
  for (const file of labels) expect(file).toMatch(transform.filter.id)
})

test('every catalogue of the apps and packages is compiled at the build, however deep its folder', () => {
  const catalogues = globSync('{apps,packages}/*/src/**/texts/**/{en,hi,mr}.ts', { cwd: root })
  expect(catalogues.length).toBeGreaterThan(100)
  const { transform } = compiledTexts() as { transform: { filter: { id: RegExp } } }
  expect(catalogues.filter((file) => !transform.filter.id.test(`${root}${file}`))).toEqual([])
})
