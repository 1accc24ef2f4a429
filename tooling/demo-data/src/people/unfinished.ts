import { firstSteps } from '@pramaan/domain/registration'
import { roles } from '@pramaan/domain/role'
import { streamOf } from '../random.ts'
import { busyInstant } from '../when/rhythm.ts'
import { firstIds, phoneOf, type World } from '../world.ts'
import { registrationDays } from './candidate.ts'
import { identityOf } from './identity/identity.ts'
import type { Account } from './identity/person.ts'

/** So many of those who begin leave before they have chosen Fresher or Experienced. */
const share = 0.12
/** Enough for any chart; the largest worlds are measured by their candidates. */
const most = 5000

/**
 * Accounts that confirmed their number and left the registration halfway. They come after the candidates, who keep the
 * ids that they have without them.
 */
export function unfinishedOf(world: World): Account[] {
  const count = Math.min(most, Math.round(world.candidates * share))
  return Array.from({ length: count }, (_, index) => {
    const random = streamOf(world.seed, 'unfinished', index)
    const id = firstIds.candidate + world.candidates + index
    const createdAt = busyInstant(world, registrationDays, (index + random.next()) / count)
    return {
      id,
      roleId: roles.Candidate,
      fullName: identityOf(0.45, random).fullName,
      phone: phoneOf(id),
      email: null,
      contactEmail: null,
      registrationStep: random.chance(0.4) ? firstSteps.Candidate : -2,
      loginCount: 1,
      createdAt,
      updatedAt: createdAt,
    }
  })
}
