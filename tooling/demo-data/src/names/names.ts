import type { Random } from '../random.ts'
import { east } from './east.ts'
import { north } from './north.ts'
import type { NameRegion } from './region.ts'
import { south } from './south.ts'
import { west } from './west.ts'

const regions = new Map([...west, ...north, ...south, ...east].map((names) => [names.region, names]))

/** A name in Latin letters, which an e-mail address is made of, and in Devanagari where the region writes it. */
export type Name = { first: string; last: string; devanagari: string | undefined }

/** A full name of a region, first name before surname. */
export function nameOf(region: string, gender: 'Male' | 'Female', random: Random): Name {
  const names = regions.get(region)
  if (!names) throw new Error(`No names are known of ${region}.`)
  const [first = '', firstInDevanagari] = random.pick(gender === 'Female' ? names.women : names.men).split('/')
  const [last = '', lastInDevanagari] = random.pick(surnamesOf(names, gender)).split('/')
  const both = firstInDevanagari && lastInDevanagari ? `${firstInDevanagari} ${lastInDevanagari}` : undefined
  return { first, last, devanagari: both }
}

function surnamesOf(names: NameRegion, gender: 'Male' | 'Female') {
  return (gender === 'Female' && names.womenSurnames) || names.surnames
}
