import { type Random, streamOf } from '@pramaan/demo-data/random'
import { type Role, works } from '@pramaan/demo-data/trades/roles'
import { gradeOf } from '../judging/grade.ts'
import { type Need, nothing } from '../judging/need.ts'
import type { Truth } from '../people/judged-person.ts'

/** A need and its kind, as the table of figures names it. */
export type NamedNeed = { kind: string; need: Need }

type Maker = (role: Role, city: string, random: Random) => Need

const yearsAsked: readonly NonNullable<Need['years']>[] = [
  { least: 1, most: undefined },
  { least: 2, most: undefined },
  { least: 3, most: undefined },
  { least: 5, most: undefined },
  { least: 1, most: 3 },
  { least: 2, most: 5 },
]

const makers: Readonly<Record<string, readonly [Maker, count: number]>> = {
  role: [(role) => ({ ...nothing, role }), 55],
  'role and city': [(role, city) => ({ ...nothing, role, city }), 45],
  skill: [(role, _, random) => ({ ...nothing, skills: random.sample(role.professionalSkills, 1) }), 25],
  'two skills': [(role, _, random) => ({ ...nothing, skills: random.sample(role.professionalSkills, 2) }), 20],
  'role and skill': [
    (role, _, random) => ({ ...nothing, role, skills: random.sample(role.professionalSkills, 1) }),
    30,
  ],
  'role and years': [(role, _, random) => ({ ...nothing, role, years: random.pick(yearsAsked) }), 25],
  'fresher and role': [(role) => ({ ...nothing, role, fresher: true }), 15],
  'role, city, years': [(role, city, random) => ({ ...nothing, role, city, years: random.pick(yearsAsked) }), 10],
}

/** Whether enough people answer a need for a first page to be worth judging. */
function isAnswered(need: Need, people: readonly Truth[]): boolean {
  let found = 0
  for (const truth of people) if (gradeOf(need, truth, true) >= 2 && ++found >= 3) return true
  return false
}

function drawNeed(maker: Maker, people: readonly Truth[], random: Random): Need {
  for (;;) {
    const need = maker(random.pick(works).role, random.pick(people).city, random)
    if (isAnswered(need, people)) return need
  }
}

/** The judged needs of a seed, so many of each kind, each answered by three people or more. */
export function needsOf(seed: string, people: readonly Truth[], share = 1): NamedNeed[] {
  return Object.entries(makers).flatMap(([kind, [maker, count]]) =>
    Array.from({ length: Math.ceil(count * share) }, (_, index) => ({
      kind,
      need: drawNeed(maker, people, streamOf(seed, 'need', kind, index)),
    })),
  )
}
