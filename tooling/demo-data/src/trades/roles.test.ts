import { degreeRows, jobRoleRows, locationRows } from '@pramaan/vocabulary/reference-rows'
import { expect, test } from 'vitest'
import { nameOf } from '../names/names.ts'
import { courseOf } from '../people/career/study.ts'
import { regionsOf, towns } from '../people/identity/towns.ts'
import { streamOf } from '../random.ts'
import { exceptions } from './exceptions.ts'
import { works } from './roles.ts'
import { schoolings } from './schooling.ts'

const degrees = degreeRows.map(({ education }) => education)

test('every role of the catalogue has a trade', () => {
  expect(works.map(({ role }) => role.title)).toEqual(jobRoleRows.map(({ title }) => title))
})

test('every exception is about a role of the catalogue', () => {
  const titles = jobRoleRows.map(({ title }) => title)
  expect(Object.keys(exceptions).filter((title) => !titles.includes(title))).toEqual([])
})

test('every degree that people study, or studied before it, is in the catalogue', () => {
  const studied = Object.values(schoolings).flatMap((schooling) => schooling.map(([degree]): string => degree))
  const before = studied.flatMap((degree) => courseOf(degree).before)
  const earlier = before.flatMap((degree) => courseOf(degree).before)
  expect([...studied, ...before, ...earlier].filter((degree) => !degrees.includes(degree))).toEqual([])
})

test('every town is a place of the catalogue, and the names of every state are known', () => {
  const locations = locationRows.map(({ location }) => location)
  expect(Object.keys(towns).filter((town) => !locations.includes(town))).toEqual([])
  const regions = locationRows.flatMap(({ state }) => regionsOf(state).map(([region]) => region))
  for (const region of regions) expect(nameOf(region, 'Female', streamOf(region)).first).not.toBe('')
})
