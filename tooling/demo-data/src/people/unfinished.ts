import { firstSteps } from '@pramaan/domain/registration'
import { roles } from '@pramaan/domain/role'
import { type Random, streamOf } from '../random.ts'
import { busyInstant } from '../when/rhythm.ts'
import { firstIds, phoneOf, type World } from '../world.ts'
import { registrationDays } from './candidate.ts'
import { identityOf } from './identity/identity.ts'
import type { Account } from './identity/person.ts'

/** So many of those who begin leave before they have chosen Fresher or Experienced. */
const share = 0.12
/** Enough for any chart; the largest worlds are measured by their candidates. */
const most = 5000

/** The server removes a registration whose number was not confirmed within so many days; of the days before some remain. */
const unconfirmedDays = 7
const unconfirmedShare = 0.003

/**
 * Accounts that left the registration halfway: most confirmed their number, and some of the last days never entered the
 * code. They come after the candidates, who keep the ids that they have without them.
 */
export function unfinishedOf(world: World): Account[] {
  const count = Math.min(most, Math.round(world.candidates * share))
  const first = firstIds.candidate + world.candidates
  const confirmed = Array.from({ length: count }, (_, index) => {
    const random = streamOf(world.seed, 'unfinished', index)
    const createdAt = busyInstant(world, registrationDays, (index + random.next()) / count)
    const account = accountOf(first + index, createdAt, random)
    return { ...account, registrationStep: random.chance(0.4) ? firstSteps.Candidate : -2, loginCount: 1 }
  })
  const newest = Math.min(most, Math.ceil(world.candidates * unconfirmedShare))
  const unconfirmed = Array.from({ length: newest }, (_, index) => {
    const random = streamOf(world.seed, 'unconfirmed', index)
    const createdAt = busyInstant(world, unconfirmedDays - 1, (index + random.next()) / newest)
    const account = accountOf(first + count + index, createdAt, random)
    return { ...account, registrationStep: firstSteps.Candidate, loginCount: 0 }
  })
  return [...confirmed, ...unconfirmed]
}

function accountOf(id: number, createdAt: Date, random: Random) {
  return {
    id,
    roleId: roles.Candidate,
    fullName: identityOf(0.45, random).fullName,
    phone: phoneOf(id),
    email: null,
    contactEmail: null,
    createdAt,
    updatedAt: createdAt,
  }
}
