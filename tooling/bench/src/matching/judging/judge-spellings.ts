import { streamOf } from '@pramaan/demo-data/random'
import { spellingKey, type Vocabulary } from '@pramaan/domain/concept'
import { conceptsNamed } from '@pramaan/domain/fit'
import { jobRoleRows, skillRows } from '@pramaan/vocabulary/reference-rows'
import type { Seed } from '../names/names-of.ts'
import { namedLabels } from '../names/names-of.ts'
import { type Named, plainLabel, type Spelling, writtenAs } from '../names/spelled.ts'

/** A name as a person wrote it, and what it names. */
export type JudgedSpelling = Written & { resolved: string[]; isKindOf: boolean }

type Written = { named: Named; spelling: Spelling; text: string }

const ways: readonly (readonly [Spelling, number])[] = [
  ['lower', 12],
  ['other-name', 38],
  ['mistyped', 26],
  ['joined', 12],
  ['devanagari', 12],
]

const perKind = 600
const conceptKinds = { role: 'title', skill: 'skill', city: 'city' } as const

const labels = {
  role: jobRoleRows.map(({ title }) => title),
  skill: skillRows.filter(({ kind }) => kind === 'professional').map(({ title }) => title),
}

/** Titles and skills as people write them, no two alike: labels with names of our own as often as all others. */
function spellingsOf(seed: Seed, kind: 'role' | 'skill') {
  const made = new Map<string, Written>()
  for (let draw = 0; made.size < perKind; draw++) {
    const random = streamOf(seed, 'spelling', kind, draw)
    const label = random.pick(random.chance(0.5) ? namedLabels(kind) : labels[kind])
    const spelling = random.weighted(ways)
    const named = { kind, label }
    const text = writtenAs(spelling, named, seed, random)
    if (text !== undefined) made.set(text, { named, spelling, text })
  }
  return [...made.values()]
}

function sameName(one: string, other: string) {
  return spellingKey(plainLabel(one)) === spellingKey(plainLabel(other))
}

/** Whether a spelling came to exactly what the bench calls it. */
export function isResolved({ named, resolved }: JudgedSpelling): boolean {
  return resolved.some((label) => sameName(label, named.label))
}

/** Whether it came to that or to a kind of it, which is listed wherever that is asked for: a commis is a chef. */
export function isFound(judged: JudgedSpelling): boolean {
  return isResolved(judged) || judged.isKindOf
}

/** 1,200 spellings, each read as a profile's title or skill is read when it is saved. */
export function judgeSpellings(seed: Seed, vocabulary: Vocabulary): JudgedSpelling[] {
  return (['role', 'skill'] as const).flatMap((kind) =>
    spellingsOf(seed, kind).map((spelled) => {
      const read = (text: string) => conceptsNamed(text, [conceptKinds[kind]], vocabulary)
      const concepts = read(spelled.text)
      const named = new Set(read(spelled.named.label).map(({ id }) => id))
      const isKindOf = concepts.some(({ id }) => vocabulary.broaderOf(id).some((broader) => named.has(broader)))
      return { ...spelled, resolved: concepts.map(({ label }) => label), isKindOf }
    }),
  )
}
