import { roles } from '@pramaan/domain/role'
import { nameOf } from '../names/names.ts'
import { streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, firstIds, known, phoneOf, type World } from '../world.ts'
import { emailOf } from './identity/identity.ts'
import type { Account } from './identity/person.ts'

/** The colleagues by their ids, in this order: their role, and since how many days each is here. */
const colleagues = [
  ['hr', 549],
  ['hr', 549],
  ['Counsellor', 521],
  ['Counsellor', 487],
  ['C-Partner', 284],
  ['Admin', 470],
  ['Admin', 391],
  ['Admin', 212],
  ['Admin', 118],
  ['C-Partner', 33],
] as const

/** Since how many days the accounts of a newcomer are here. */
const firstDay = 556

/** The staff of a world: one of each role that a newcomer signs in with, and a few colleagues. */
export function staffOf(world: World): Account[] {
  const members = [
    { role: 'Admin', days: firstDay, ...known.admin },
    { role: 'hr', days: firstDay, ...known.hr },
    { role: 'Counsellor', days: firstDay, ...known.counsellor },
    { role: 'C-Partner', days: firstDay, ...known.coursePartner },
    ...colleagues.map(([role, days], index) => {
      const id = firstIds.staff + index
      return { role, days, id, phone: phoneOf(id) }
    }),
  ] as const
  return members.map(({ role, days, id, phone }) => {
    const random = streamOf(world.seed, 'staff', id)
    const name = nameOf('Maharashtra', random.chance(0.5) ? 'Female' : 'Male', random)
    const createdAt = inOfficeHours(world, daysAgo(world, days + streamOf(world.seed, 'joined', id).next()))
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
