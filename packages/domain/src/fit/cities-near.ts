import { citiesAround } from '../city/city.ts'
import type { Vocabulary } from '../concept/concept.ts'
import { indianStates, regions } from '../options/options.ts'
import { conceptsNamed } from './concepts-named.ts'

function labelOf(id: number, vocabulary: Vocabulary): string {
  return vocabulary.conceptOf(id)?.label ?? ''
}

function isState(id: number, vocabulary: Vocabulary): boolean {
  const label = labelOf(id, vocabulary)
  return indianStates.some((state) => state === label)
}

/** Whether people commute within a region: it contains cities of one area and is not a state. */
function isArea(region: number, vocabulary: Vocabulary): boolean {
  const cities = vocabulary.narrowerOf(region)
  if (isState(region, vocabulary) || cities.some((id) => isState(id, vocabulary))) return false
  const labels = new Set(cities.map((id) => labelOf(id, vocabulary)))
  return [...labels].some((label) => citiesAround(label).some((other) => labels.has(other)))
}

/** Whether a place may have districts: it is in a state or region, and is not a region itself. */
function isCity(id: number, vocabulary: Vocabulary): boolean {
  const label = labelOf(id, vocabulary)
  return vocabulary.broaderOf(id).length > 0 && !regions.some((region) => region === label)
}

/** These places and the cities that they are districts of, because people of the city live in or near the district. */
export function withCities(ids: readonly number[], vocabulary: Vocabulary): readonly number[] {
  const cities = ids.flatMap((id) => vocabulary.conceptOf(id)?.broader ?? []).filter((id) => isCity(id, vocabulary))
  return [...new Set([...ids, ...cities])]
}

const mostRemembered = 5000

/** Cached by vocabulary, because one search asks several times. */
const remembered = new WeakMap<Vocabulary, Map<string, readonly number[]>>()

/** The cities from which people commute to these places, and the regions in which people commute. */
export function citiesNear(ids: readonly number[], vocabulary: Vocabulary): readonly number[] {
  const known = remembered.get(vocabulary) ?? new Map<string, readonly number[]>()
  const key = ids.join()
  const near = known.get(key) ?? findNear(ids, vocabulary)
  if (known.size >= mostRemembered) known.clear()
  remembered.set(vocabulary, known.set(key, near))
  return near
}

function findNear(ids: readonly number[], vocabulary: Vocabulary): readonly number[] {
  const around = ids
    .flatMap((id) => citiesAround(labelOf(id, vocabulary)))
    .flatMap((city) => conceptsNamed(city, ['city'], vocabulary).map(({ id }) => id))
  const regions = ids.flatMap((id) => vocabulary.broaderOf(id)).filter((id) => isArea(id, vocabulary))
  const near = [...around, ...ids.flatMap((id) => vocabulary.nearOf(id)), ...regions]
  return [...new Set(near)].filter((id) => !ids.includes(id))
}
