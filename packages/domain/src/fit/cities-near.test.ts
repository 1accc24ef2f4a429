import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { citiesNear } from './fit.ts'

const labels = [
  'Maharashtra',
  'Pune Region',
  'Pune',
  'Pimpri-Chinchwad',
  'Chakan',
  'Shirur',
  'Sangli',
  'Vidarbha',
].concat(['Nagpur', 'Wardha'])
const idOf = (label: string) => labels.indexOf(label) + 1
const relations: Record<string, { broader: string[]; near?: string[] }> = {
  'Pune Region': { broader: ['Maharashtra'] },
  Pune: { broader: ['Pune Region'] },
  'Pimpri-Chinchwad': { broader: ['Pune Region'] },
  Chakan: { broader: ['Pune Region'], near: ['Pimpri-Chinchwad'] },
  Shirur: { broader: ['Maharashtra'], near: ['Pune'] },
  Sangli: { broader: ['Maharashtra'] },
  Vidarbha: { broader: ['Maharashtra'] },
  Nagpur: { broader: ['Vidarbha'] },
  Wardha: { broader: ['Vidarbha'] },
}
const concepts = labels.map((label): Concept => {
  const { broader = [], near = [] } = relations[label] ?? {}
  return {
    id: idOf(label),
    kind: 'city',
    label,
    aliases: [],
    broader: broader.map(idOf),
    near: near.map(idOf),
    core: [],
  }
})
const vocabulary = vocabularyOf(concepts, { roles: [] })

test.each([
  ['a town of a region where people commute', 'Chakan', ['Pimpri-Chinchwad', 'Pune Region']],
  ['a city with an area and a town beside it', 'Pune', ['Pimpri-Chinchwad', 'Pune Region', 'Shirur']],
  ['a city of a wide region', 'Nagpur', []],
  ['a city of its state alone', 'Sangli', []],
  ['a state', 'Maharashtra', []],
])('%s: %s is near to %j', (_, city, near) => {
  const found = citiesNear([idOf(city)], vocabulary).map((id) => labels[id - 1])
  expect(found.sort()).toEqual(near)
})
