import { expect, test } from 'vitest'
import { routes } from '../routes.tsx'
import { texts } from './en.ts'

test('every page has its title', () => {
  const titles = Object.values(routes.routes).map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(10)
  expect(titles.filter((title) => !(title in texts))).toEqual([])
})
