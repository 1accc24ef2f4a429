import { roles } from '@pramaan/domain/role'
import { nameOf } from '../names/names.ts'
import { streamOf } from '../random.ts'
import { daysAgo, firstIds, known, phoneOf, type World } from '../world.ts'
import { emailOf } from './identity/identity.ts'
import type { Account } from './identity/person.ts'

/** The staff of a world: one of each role that a newcomer signs in with, and a few colleagues. */
export function staffOf(world: World): Account[] {
  const members = [
    { role: 'Admin', ...known.admin },
    { role: 'hr', ...known.hr },
    { role: 'Counsellor', ...known.counsellor },
    { role: 'C-Partner', ...known.coursePartner },
    ...(
      ['hr', 'hr', 'Counsellor', 'Counsellor', 'C-Partner', 'Admin', 'Admin', 'Admin', 'Admin', 'C-Partner'] as const
    ).map((role, index) => {
      const id = firstIds.staff + index
      return { role, id, phone: phoneOf(id) }
    }),
  ] as const
  return members.map(({ role, id, phone }) => {
    const random = streamOf(world.seed, 'staff', id)
    const name = nameOf('Maharashtra', random.chance(0.5) ? 'Female' : 'Male', random)
    const createdAt = daysAgo(world, 560 - id)
    return {
      id,
      roleId: roles[role],
      fullName: `${name.first} ${name.last}`,
      phone,
      email: null,
      contactEmail: emailOf(name, id, random),
      registrationStep: 0,
      loginCount: random.int(20, 300),
      createdAt,
      updatedAt: createdAt,
    }
  })
}
