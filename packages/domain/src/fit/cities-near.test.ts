import { expect, test } from 'vitest'
import { type Concept, vocabularyOf } from '../concept/concept.ts'
import { citiesNear, withCities } from './fit.ts'

const labels = ['Maharashtra', 'Pune', 'Pimpri-Chinchwad', 'Chakan', 'Shirur', 'Sangli', 'Vidarbha'].concat([
  'Nagpur',
  'Wardha',
  'Pune Metropolitan Region',
  'Baner',
  'Butibori',
  'Delhi NCR',
  'Delhi',
  'Rohini',
])
const idOf = (label: string) => labels.indexOf(label) + 1
const relations: Record<string, { broader: string[]; near?: string[] }> = {
  'Pune Metropolitan Region': { broader: ['Maharashtra'] },
  Pune: { broader: ['Pune Metropolitan Region'] },
  'Pimpri-Chinchwad': { broader: ['Pune Metropolitan Region'] },
  Chakan: { broader: ['Pune Metropolitan Region'], near: ['Pimpri-Chinchwad'] },
  Shirur: { broader: ['Maharashtra'], near: ['Pune'] },
  Sangli: { broader: ['Maharashtra'] },
  Vidarbha: { broader: ['Maharashtra'] },
  Nagpur: { broader: ['Vidarbha'] },
  Wardha: { broader: ['Vidarbha'] },
  Baner: { broader: ['Pune'] },
  Butibori: { broader: ['Vidarbha'], near: ['Nagpur'] },
  Delhi: { broader: ['Delhi NCR'] },
  Rohini: { broader: ['Delhi'] },
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
  ['a town of a region where people commute', 'Chakan', ['Pimpri-Chinchwad', 'Pune Metropolitan Region']],
  ['a city with an area and a town beside it', 'Pune', ['Pimpri-Chinchwad', 'Pune Metropolitan Region', 'Shirur']],
  ['a city of a wide region', 'Wardha', []],
  ['a city of its state alone', 'Sangli', []],
  ['a state', 'Maharashtra', []],
])('%s: %s is near to %j', (_, city, near) => {
  const found = citiesNear([idOf(city)], vocabulary).map((id) => labels[id - 1])
  expect(found.sort()).toEqual(near)
})

test.each([
  ['a district', 'Baner', ['Baner', 'Pune']],
  ['a district of a city that is a union territory', 'Rohini', ['Delhi', 'Rohini']],
  ['a city', 'Pune', ['Pune']],
  ['a city of its state alone', 'Sangli', ['Sangli']],
  ['a town beside a city', 'Butibori', ['Butibori']],
  ['a region', 'Vidarbha', ['Vidarbha']],
])('%s, %s, is met in %j', (_, city, met) => {
  const found = withCities([idOf(city)], vocabulary).map((id) => labels[id - 1])
  expect(found.sort()).toEqual(met)
})
