import { monthOf, yearOf } from '@pramaan/domain/india-day'
import { streamOf } from '../random.ts'
import { works } from '../trades/roles.ts'
import { daysAgo, known, type World } from '../world.ts'
import { personOf, strengthOf } from './candidate.ts'
import { type Career, juneBefore } from './career/career.ts'
import type { Person } from './identity/person.ts'
import { verifiedReview } from './review.ts'

const degree = 'B.E./B.Tech Computer Engineering'

/** The Fresher that a newcomer signs in as: open to join, not verified, the CV still to add. */
export function theFresher(world: World): Person {
  const now = thisMonth(world)
  const career = careerIn('Frontend Developer', {
    months: 0,
    from: now,
    to: now,
    working: false,
    pursuing: false,
    studyEnd: juneBefore(now),
  })
  const person = knownPerson(world, career, known.fresher, { first: 'Asha', last: 'Kulkarni', gender: 'Female' })
  const jobRoleIds = roleIds('Frontend Developer', 'Full Stack Developer')
  const candidate = { ...person.candidate, jobRoleIds, cv: null, joining: 'join' as const, joiningStatus: true }
  const rated = { ...candidate, profileProgress: strengthOf(person.account, candidate) }
  return { ...person, candidate: rated, hrComments: null, vspApplication: null }
}

/** The Experienced candidate that a newcomer signs in as: more than four years in work, open to switch, verified. */
export function theExperienced(world: World): Person {
  const to = thisMonth(world)
  const from = to - 52
  const career = careerIn('Full Stack Developer', {
    months: 52,
    from,
    to,
    working: true,
    pursuing: false,
    studyEnd: juneBefore(from),
  })
  const person = knownPerson(world, career, known.experienced, { first: 'Rohan', last: 'Deshmukh', gender: 'Male' })
  const jobRoleIds = roleIds('Full Stack Developer', 'Backend Developer', 'Frontend Developer')
  const candidate = { ...person.candidate, jobRoleIds, joining: 'switch' as const, joiningStatus: true }
  const random = streamOf(world.seed, 'known review')
  return { ...person, candidate, ...verifiedReview(world, career, candidate, daysAgo(world, 40), random) }
}

function thisMonth({ now }: World): number {
  return yearOf(now) * 12 + monthOf(now)
}

function careerIn(title: string, past: Omit<Career, 'role' | 'trade' | 'degree'>): Career {
  return { ...workIn(title), degree, ...past }
}

/** What a known person looks for, named one by one: a drawn role may have nothing to do with their skills. */
function roleIds(...titles: string[]): number[] {
  return titles.map((title) => workIn(title).role.id)
}

function workIn(title: string) {
  const work = works.find(({ role }) => role.title === title)
  if (!work) throw new Error(`The catalogue has no role ${title}.`)
  return work
}

type Named = { first: string; last: string; gender: 'Female' | 'Male' }

function knownPerson(world: World, career: Career, { id, phone }: { id: number; phone: string }, named: Named): Person {
  const { first, last, gender } = named
  const identity = {
    name: { first, last, devanagari: undefined },
    fullName: `${first} ${last}`,
    gender,
    homeTown: { city: 'Pune', state: 'Maharashtra', pay: 1 },
  }
  const bones = { index: Math.floor(world.candidates / 2), accountId: id, career, identity, phone, complete: true }
  return personOf(world, bones, streamOf(world.seed, 'known', id))
}
