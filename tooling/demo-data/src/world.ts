/** A demo world: the same seed, size and day give the same people, whichever of them are asked for. */
export type World = {
  seed: string
  /** How many candidates there are; the first registered 18 months ago, the last just now. */
  candidates: number
  now: Date
}

/** The seed of the people that a new installation starts with. */
export const demoSeed = 'pramaan'

/** The accounts that a newcomer signs in with, and the numbers they have in the tables. */
export const known = {
  admin: { id: 1, phone: '+919000000021' },
  hr: { id: 2, phone: '+919000000022' },
  counsellor: { id: 3, phone: '+919000000023' },
  coursePartner: { id: 4, phone: '+919000000024' },
  employer: { id: 5, phone: '+919000000011' },
  fresher: { id: 6, phone: '+919000000001' },
  experienced: { id: 7, phone: '+919000000002' },
} as const

/** The first ids of those who are generated; staff and employers stay below the candidates. */
export const firstIds = { staff: 11, employer: 21, candidate: 101 } as const

/**
 * Whether journeys in a browser sign in as a generated candidate and expect them as their profile says: beyond its
 * verification and drive fees nothing is sold to, sent back to or asked of these.
 */
export function isCast(accountId: number): boolean {
  return accountId >= 140 && accountId < 200
}

const firstPhone = 9_000_100_000

/** The phone of a generated person in E.164, from 9000100000 up by the account's id. */
export function phoneOf(accountId: number): string {
  return `+91${firstPhone + accountId}`
}

const dayMs = 86_400_000

/** An instant so many days before now; whole milliseconds. */
export function daysAgo(world: World, days: number): Date {
  return new Date(Math.round(world.now.getTime() - days * dayMs))
}

/** The instant at a share of the way from one to another. */
export function between(from: Date, to: Date, share: number): Date {
  return new Date(Math.round(from.getTime() + share * (to.getTime() - from.getTime())))
}
