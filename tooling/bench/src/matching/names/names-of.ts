import { streamOf } from '@pramaan/demo-data/random'
import { cityNames } from './cities.ts'
import { officeRoles } from './office-roles.ts'
import { otherRoles } from './other-roles.ts'
import type { OwnNames } from './own-names.ts'
import { skillNames } from './skills.ts'
import { technicalRoles } from './technical-roles.ts'

/** One run of the bench: its people, queries and names are all drawn from this seed. */
export type Seed = 'build' | 'report'

/** What is named. */
export type NamedKind = 'role' | 'skill' | 'city'

/** Other names of one entry, by the script that they are in. */
export type Names = { latin: readonly string[]; devanagari: readonly string[] }

const tables: Readonly<Record<NamedKind, OwnNames>> = {
  role: { ...officeRoles, ...technicalRoles, ...otherRoles },
  skill: skillNames,
  city: cityNames,
}

/** Each name belongs to one seed only, so that what is learned from the one says nothing of the other. */
function isOf(seed: Seed, name: string) {
  return streamOf('name', name).next() < 0.5 === (seed === 'build')
}

function split(text: string, seed: Seed) {
  const names = text.split(', ').filter((name) => name !== '')
  return names.filter((name) => isOf(seed, name))
}

/** The other names of an entry of the catalogue that belong to this seed. */
export function namesOf(seed: Seed, kind: NamedKind, label: string): Names {
  const [latin = '', devanagari = ''] = tables[kind][label] ?? []
  return { latin: split(latin, seed), devanagari: split(devanagari, seed) }
}

/** The labels of a kind that have other names. */
export function namedLabels(kind: NamedKind): readonly string[] {
  return Object.keys(tables[kind])
}
