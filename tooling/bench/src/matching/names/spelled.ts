import type { Random } from '@pramaan/demo-data/random'
import { joinOrSplit, mistype } from './mistype.ts'
import { type NamedKind, namesOf, type Seed } from './names-of.ts'

/** What is to be written: an entry of the catalogue. */
export type Named = { kind: NamedKind; label: string }

/** The ways in which people write a name. */
export type Spelling = 'label' | 'lower' | 'other-name' | 'mistyped' | 'joined' | 'devanagari'

/** A label as people write it: without the branch in brackets. */
export function plainLabel(label: string) {
  return label.replace(/ \([^)]*\)$/, '')
}

/** A name written so; undefined where it cannot be, as where there is no other name of this seed. */
export function writtenAs(spelling: Spelling, { kind, label }: Named, seed: Seed, random: Random): string | undefined {
  const plain = plainLabel(label)
  const { latin, devanagari } = namesOf(seed, kind, label)
  switch (spelling) {
    case 'label':
      return plain
    case 'lower':
      return plain.toLowerCase()
    case 'other-name':
      return latin.length > 0 ? random.pick(latin) : undefined
    case 'mistyped':
      return mistype(plain.toLowerCase(), 1, random)
    case 'joined':
      return joinOrSplit(plain.toLowerCase(), random)
    case 'devanagari':
      return devanagari.length > 0 ? random.pick(devanagari) : undefined
  }
}
