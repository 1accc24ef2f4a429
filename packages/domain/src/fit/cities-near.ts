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

/** Whether people commute within a region: it has cities of one area, and is no state. */
function isArea(region: number, vocabulary: Vocabulary): boolean {
  const cities = vocabulary.narrowerOf(region)
  if (isState(region, vocabulary) || cities.some((id) => isState(id, vocabulary))) return false
  const labels = new Set(cities.map((id) => labelOf(id, vocabulary)))
  return [...labels].some((label) => citiesAround(label).some((other) => labels.has(other)))
}

/** Whether districts may be part of a place: it lies in a state or region, and is no region. */
function isCity(id: number, vocabulary: Vocabulary): boolean {
  const label = labelOf(id, vocabulary)
  return vocabulary.broaderOf(id).length > 0 && !regions.some((region) => region === label)
}

/** These places with the cities that they are districts of: who lives in the city lives there, too, or close to it. */
export function withCities(ids: readonly number[], vocabulary: Vocabulary): readonly number[] {
  const cities = ids.flatMap((id) => vocabulary.conceptOf(id)?.broader ?? []).filter((id) => isCity(id, vocabulary))
  return [...new Set([...ids, ...cities])]
}

const mostRemembered = 5000

/** What is near places in each vocabulary: one search asks for it several times. */
const remembered = new WeakMap<Vocabulary, Map<string, readonly number[]>>()

/** The concepts of the cities from which people commute to these, and of the regions in which they do. */
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
