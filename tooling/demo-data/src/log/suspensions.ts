import type { Openings } from '../openings/openings.ts'
import { candidateAt } from '../people/candidate.ts'
import { streamOf } from '../random.ts'
import { latest } from '../when/applied.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, firstIds, isCast, known, type World } from '../world.ts'
import type { Action } from './actions.ts'

/** An account that an Admin suspended, and perhaps restored. */
export type Suspension = {
  accountId: number
  days: number
  reason: string
  restored?: { days: number; reason: string }
}

const ofCandidates: readonly Omit<Suspension, 'accountId'>[] = [
  { days: 3.4, reason: 'Asked other candidates for money' },
  {
    days: 41.2,
    reason: 'Did not come to two interviews',
    restored: { days: 33.7, reason: 'Was in hospital and showed the papers' },
  },
  { days: 12.6, reason: 'A certificate turned out to be false' },
  { days: 27.3, reason: 'Second account of the same person' },
  { days: 55.8, reason: 'Another person’s photo' },
  { days: 19.5, reason: 'Rude to an employer on the phone' },
  { days: 71.1, reason: 'Second account of the same person' },
  { days: 8.2, reason: 'Someone else answers this number' },
]

const ofEmployer = { days: 1.2, reason: 'Asked candidates for a deposit' }

/** The accounts of a world that were ever suspended: an employer, and one in some hundreds of the candidates. */
export function suspensionsOf(world: World, openings: Openings): Suspension[] {
  const employer = openings.employers.find(({ account }, index) => index > 20 && account.createdAt < daysAgo(world, 60))
  return [
    ...(employer ? [{ accountId: employer.account.id, ...ofEmployer }] : []),
    ...candidatesOf(world, openings).map((accountId, turn) => Object.assign({ accountId }, ofCandidates[turn])),
  ]
}

/** Some who were there before they were suspended, are in no journey, and have done nothing since. */
function candidatesOf(world: World, openings: Openings): number[] {
  const random = streamOf(world.seed, 'suspended')
  const count = Math.min(ofCandidates.length, Math.max(4, Math.round(world.candidates / 300)))
  const lastActs = lastActsOf(openings)
  const found: number[] = []
  for (let tries = 0; world.candidates >= 100 && tries < 4000 && found.length < count; tries += 1) {
    const { account, vspApplication } = candidateAt(world, random.int(0, world.candidates - 1))
    const suspendedAt = daysAgo(world, (ofCandidates[found.length]?.days ?? 0) + 1)
    const lastAct = lastActs.get(account.id) ?? account.createdAt
    const isFree = !isCast(account.id) && !vspApplication && !found.includes(account.id)
    if (isFree && latest(lastAct, account.createdAt) < suspendedAt) found.push(account.id)
  }
  return found
}

/** When each candidate last applied to something, or an employer last did something with them. */
function lastActsOf({ shortlists, toDrives, toJobs, toCourses }: Openings): Map<number, Date> {
  const moved = shortlists.map(({ candidateId, updatedAt: createdAt }) => ({
    candidateId,
    createdAt,
  }))
  const last = new Map<number, Date>()
  for (const { candidateId, createdAt } of [...toDrives, ...toJobs, ...toCourses.applications, ...moved])
    last.set(candidateId, latest(createdAt, last.get(candidateId) ?? createdAt))
  return last
}

/** The accounts that are suspended today. */
export function suspendedToday(suspensions: readonly Suspension[]): Set<number> {
  return new Set(suspensions.flatMap(({ accountId, restored }) => (restored ? [] : [accountId])))
}

/** What the log has of suspensions: what an Admin did, and why. */
export function suspensionActions(world: World, suspensions: readonly Suspension[]): Action[] {
  return suspensions.flatMap(({ accountId: subjectId, days, reason, restored }) => {
    const by = { actorId: subjectId % 2 === 0 ? known.admin.id : firstIds.staff + 5, subjectId }
    const at = (before: number) => inOfficeHours(world, daysAgo(world, before))
    return [
      { ...by, action: 'account-suspended' as const, detail: { reason }, at: at(days) },
      ...(restored
        ? [{ ...by, action: 'account-restored' as const, detail: { reason: restored.reason }, at: at(restored.days) }]
        : []),
    ]
  })
}
