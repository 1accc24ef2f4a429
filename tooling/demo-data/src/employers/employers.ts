import { firstPlan, type Plan } from '@pramaan/domain/employer'
import type { designations, workDomains } from '@pramaan/domain/options'
import { roles } from '@pramaan/domain/role'
import { type CompanyKind, companiesOf } from '../names/companies.ts'
import { nameOf } from '../names/names.ts'
import { emailOf } from '../people/identity/identity.ts'
import type { Account } from '../people/identity/person.ts'
import { logoOf } from '../pictures/logos.ts'
import { streamOf } from '../random.ts'
import { daysAgo, firstIds, known, phoneOf, type World } from '../world.ts'
import { type CompanyProof, proofOf } from './company-proof.ts'

/** An employer: the account, the company and what it does. */
export type Employer = {
  account: Account
  kind: CompanyKind
  profile: {
    accountId: number
    firstName: string
    lastName: string
    companyName: string
    /** The file of the logo; some have none. */
    companyLogo: string | null
    companyDomain: (typeof workDomains)[number]
    location: string
    designation: (typeof designations)[number]
    plan: Plan
  } & CompanyProof
}

/** Which companies there are, by kind, with their domain as the form names it; the first is the demo employer's. */
const kinds: readonly (readonly [CompanyKind, Employer['profile']['companyDomain'], number])[] = [
  ['software', 'IT/software', 9],
  ['agency', 'Media and Advertisement', 4],
  ['consumer', 'Sales and marketing', 3],
  ['consumer', 'E-commerce', 2],
  ['support', 'Online business', 3],
  ['accounting', 'Finance', 2],
  ['finance', 'Finance', 3],
  ['consulting', 'Consultancy services', 3],
  ['logistics', 'Logistics', 3],
  ['factory', 'Manufacturing', 3],
  ['builder', 'Real estate', 2],
  ['hospital', 'Other', 1],
  ['hotel', 'Hospitality', 1],
  ['school', 'Other', 1],
]

const seats = ['Pune', 'Pune', 'Pune', 'Mumbai', 'Mumbai', 'Navi Mumbai', 'Panvel', 'Nashik', 'Satara']
const offices: readonly (readonly [Employer['profile']['designation'], number])[] = [
  ['HR personnel', 62],
  ['Management personnel', 20],
  ['Director', 12],
  ['Other', 6],
]

/** The forty employers of a world; the first is the account that a newcomer signs in with. */
export function employersOf(world: World): Employer[] {
  const names = streamOf(world.seed, 'companies')
  const all = kinds.flatMap(([kind, domain, count]) =>
    companiesOf(kind, count, names).map((company) => ({ kind, domain, company })),
  )
  return all.map((company, index) => employerOf(world, company, index))
}

type Kind = { kind: CompanyKind; domain: Employer['profile']['companyDomain']; company: string }

function employerOf(world: World, { kind, domain, company }: Kind, index: number): Employer {
  const random = streamOf(world.seed, 'employer', index)
  const id = index === 0 ? known.employer.id : firstIds.employer + index - 1
  const gender = random.chance(0.55) ? 'Female' : 'Male'
  const name = nameOf('Maharashtra', gender, random)
  const createdAt = daysAgo(world, index === 0 ? 400 : random.int(30, 540))
  const account = {
    id,
    roleId: roles.Employer,
    fullName: `${name.first} ${name.last}`,
    registrationStep: 5,
    phone: index === 0 ? known.employer.phone : phoneOf(id),
    email: null,
    contactEmail: emailOf(name, id, random),
    loginCount: random.int(3, 160),
    createdAt,
    updatedAt: createdAt,
  }
  const plan: Plan = index > 0 && random.chance(0.2) ? 'premium' : firstPlan
  const profile = {
    accountId: id,
    firstName: name.first,
    lastName: name.last,
    companyName: company,
    companyLogo: logoOf(index),
    companyDomain: domain,
    location: index === 0 ? 'Pune' : random.pick(seats),
    designation: index === 0 ? ('HR personnel' as const) : random.weighted(offices),
    plan,
    ...proofOf(company, index, createdAt),
  }
  return { account, kind, profile }
}
