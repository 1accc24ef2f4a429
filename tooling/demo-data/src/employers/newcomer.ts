import { firstPlan } from '@pramaan/domain/employer'
import { nameOf } from '../names/names.ts'
import { emailOf } from '../people/identity/identity.ts'
import { streamOf } from '../random.ts'
import { daysAgo, firstIds, phoneOf, type World } from '../world.ts'
import { gstinAt } from './company-proof.ts'
import { type Employer, employersOf } from './employers.ts'

/**
 * An employer of yesterday who gave the name of a company that is here, a number, and a mail service's address: staff
 * have to decide.
 */
export function newcomerOf(world: World): Pick<Employer, 'account' | 'profile'> {
  const all = employersOf(world)
  const [, named] = all
  if (!named) throw new Error('There is no second employer')
  const id = firstIds.employer + all.length - 1
  const random = streamOf(world.seed, 'employer', 'newcomer')
  const name = nameOf('Maharashtra', 'Male', random)
  const createdAt = daysAgo(world, 1)
  const account = {
    ...named.account,
    id,
    fullName: `${name.first} ${name.last}`,
    phone: phoneOf(id),
    contactEmail: emailOf(name, id, random),
    loginCount: 1,
    createdAt,
    updatedAt: createdAt,
  }
  const company = {
    companyNameKey: named.profile.companyNameKey,
    companyEmail: null,
    companyEmailDomain: null,
    gstin: gstinAt(id),
  }
  const profile: Employer['profile'] = {
    ...named.profile,
    ...company,
    accountId: id,
    firstName: name.first,
    lastName: name.last,
    companyName: `${named.profile.companyName} Pvt. Ltd.`,
    companyLogo: null,
    designation: 'HR personnel',
    plan: firstPlan,
    companyStatus: 'waiting',
    provedAt: createdAt,
  }
  return { account, profile }
}
