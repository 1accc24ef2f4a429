import { employersOf } from '../employers/employers.ts'
import { candidateAt } from '../people/candidate.ts'
import { streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, firstIds, isCast, known, type World } from '../world.ts'
import type { Action } from './actions.ts'

/** An account that an Admin suspended, and perhaps restored. */
type Suspension = { accountId: number; days: number; reason: string; restored?: { days: number; reason: string } }

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

const ofEmployer = { days: 16.4, reason: 'Asked candidates for a deposit' }

/** The accounts of a world that were ever suspended: an employer, and one in some hundreds of the candidates. */
export function suspensionsOf(world: World): Suspension[] {
  const employer = employersOf(world).find(({ account }, index) => index > 20 && account.createdAt < daysAgo(world, 60))
  return [
    ...(employer ? [{ accountId: employer.account.id, ...ofEmployer }] : []),
    ...candidatesOf(world).map((accountId, turn) => Object.assign({ accountId }, ofCandidates[turn])),
  ]
}

/** Some who have been there for long and are in no journey; without an application to be verified, which would wait. */
function candidatesOf(world: World): number[] {
  const random = streamOf(world.seed, 'suspended')
  const most =
    world.candidates < 100 ? 0 : Math.min(ofCandidates.length, Math.max(4, Math.round(world.candidates / 300)))
  const found = new Set<number>()
  while (found.size < most) {
    const { account, vspApplication } = candidateAt(world, random.int(0, world.candidates - 1))
    if (!isCast(account.id) && !vspApplication && account.createdAt < daysAgo(world, 80)) found.add(account.id)
  }
  return [...found]
}

/** The accounts that are suspended today. */
export function suspendedToday(world: World): Set<number> {
  return new Set(suspensionsOf(world).flatMap(({ accountId, restored }) => (restored ? [] : [accountId])))
}

/** What the log has of suspensions: what an Admin did, and why. */
export function suspensionActions(world: World): Action[] {
  return suspensionsOf(world).flatMap(({ accountId: subjectId, days, reason, restored }) => {
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
