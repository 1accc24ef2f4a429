import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'
import { hi } from './hi.ts'
import { mr } from './mr.ts'

test.each([
  ['English', texts],
  ['Hindi', hi.texts],
  ['Marathi', mr.texts],
] as const)('every page has its title in %s', (_, catalogue) => {
  const titles = Object.values(routes.routes).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(10)
  expect(titles.filter((title) => !(title in catalogue))).toEqual([])
})
