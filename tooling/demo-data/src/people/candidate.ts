import { profileStrength } from '@pramaan/domain/candidate'
import { yearOf } from '@pramaan/domain/india-day'
import { isOpenForJoin, joiningOfInfo } from '@pramaan/domain/joining'
import { roles } from '@pramaan/domain/role'
import { photoOf } from '../pictures/photos.ts'
import { type Random, streamOf } from '../random.ts'
import { levelOfDegree } from '../trades/roles.ts'
import { busyInstant } from '../when/rhythm.ts'
import { between, firstIds, isCast, phoneOf, type World } from '../world.ts'
import { type Career, careerOf } from './career/career.ts'
import { descriptionOf } from './career/description.ts'
import { educationsOf } from './career/educations.ts'
import { experiencesOf } from './career/experiences.ts'
import { payOf } from './career/pay.ts'
import { skillsOf } from './career/skills.ts'
import { joiningOf, notificationsOf, preferredRoles, rolesShownOf, workPreferences } from './career/work-preferences.ts'
import { sampleFiles } from './files.ts'
import { emailOf, type Identity, identityOf } from './identity/identity.ts'
import type { Account, Candidate, Education, Experience, Person } from './identity/person.ts'
import { reviewOf } from './review.ts'

/** Days over which the candidates registered, the first longest ago. */
export const registrationDays = 548

/** The candidate of an index, from 0: the same for the same world, made alone in a fraction of a millisecond. */
export function candidateAt(world: World, index: number): Person {
  const random = streamOf(world.seed, 'candidate', index)
  const career = careerOf(random, world.now)
  const identity = identityOf(career.trade.women, random)
  return personOf(world, { index, accountId: firstIds.candidate + index, career, identity }, random)
}

/** What a person is made from; the known accounts bring their own. */
type Bones = {
  index: number
  accountId: number
  career: Career
  identity: Identity
  phone?: string
  complete?: boolean
  /** Whether the person chose their roles for certain. */
  choosesRoles?: boolean
}

/** A person whole, from a career and an identity. */
export function personOf(world: World, bones: Bones, random: Random): Person {
  const account = accountOf(world, bones, random)
  const { educations, bornIn } = educationsOf(bones.career, bones.identity.homeTown, yearOf(world.now), random)
  const experiences = experiencesOf(bones.career, random)
  const written = candidateOf(bones, { educations, experiences, bornIn }, random)
  const candidate = {
    ...written,
    ...(bones.choosesRoles ? { rolesUnconfirmed: false } : rolesOf(world, account.id, written)),
    image: imageOf(world, account.id, written.gender),
    updatedAt: account.updatedAt,
  }
  const rated = { ...candidate, profileProgress: strengthOf(account, candidate) }
  const review = reviewOf(world, bones.career, rated, account.createdAt, random)
  return { account, candidate: rated, educations, experiences, ...review }
}

/** More than half have a photo; the known candidates and those of the journeys are to add theirs. */
function imageOf(world: World, accountId: number, gender: Candidate['gender']): string | null {
  if (accountId < firstIds.candidate || isCast(accountId)) return null
  const random = streamOf(world.seed, 'photo', accountId)
  return random.chance(0.55) ? photoOf(gender, random) : null
}

/** Most people chose a few roles; some left those that the registration shows of their field, and never confirmed them. */
function rolesOf({ seed }: World, accountId: number, written: Pick<Candidate, 'domainId' | 'jobRoleIds'>) {
  const ownRole = written.jobRoleIds.slice(0, 1)
  const shown = rolesShownOf(written.domainId)
  const isOne = accountId >= firstIds.candidate && !isCast(accountId) && ownRole.every((role) => shown.includes(role))
  if (!isOne || !streamOf(seed, 'roles', accountId).chance(0.2))
    return { jobRoleIds: written.jobRoleIds, rolesUnconfirmed: false }
  return { jobRoleIds: [...new Set([...ownRole, ...shown])], rolesUnconfirmed: true }
}

/** The strength that the server would store of a profile. */
export function strengthOf(account: Account, candidate: Omit<Candidate, 'profileProgress'>): number {
  return profileStrength({ ...account, ...candidate, email: account.contactEmail, domain: candidate.domainId })
}

function accountOf(world: World, { index, accountId, identity, phone }: Bones, random: Random): Account {
  const createdAt = busyInstant(world, registrationDays, (index + random.next()) / Math.max(1, world.candidates))
  return {
    id: accountId,
    roleId: roles.Candidate,
    fullName: identity.fullName,
    phone: phone ?? phoneOf(accountId),
    email: null,
    contactEmail: random.chance(0.86) ? emailOf(identity.name, accountId, random) : null,
    registrationStep: 0,
    loginCount: 1 + Math.floor(30 * random.next() ** 3),
    createdAt,
    updatedAt: between(world.now, createdAt, random.next() ** 2),
  }
}

type Past = { educations: Education[]; experiences: Experience[]; bornIn: number }

function candidateOf(
  { career, identity, accountId, complete }: Bones,
  past: Past,
  random: Random,
): Omit<Candidate, 'profileProgress' | 'updatedAt' | 'rolesUnconfirmed'> {
  const has = (share: number) => complete || random.chance(share)
  const skills = skillsOf(career.role, career.months > 0, identity.homeTown.state, random)
  const last = past.experiences[0]
  const joining = joiningOf(career, random)
  return {
    accountId,
    image: null,
    collegeId: null,
    description: has(0.7) ? descriptionOf(career, skills.professional, random) : null,
    currentPosition: last?.title ?? null,
    experienceLevel: career.months > 0 ? 'Experienced' : 'Fresher',
    alternateContact: random.chance(0.12) ? String(9_000_050_000 + (accountId % 50_000)) : null,
    location: identity.homeTown.city,
    state: identity.homeTown.state,
    gender: identity.gender,
    dob: has(0.78) ? birthday(past.bornIn, random) : null,
    website: null,
    cv: has(0.62) ? sampleFiles.cv : null,
    certificates: has(0.28) ? [sampleFiles.certificate] : [],
    joining,
    joiningStatus: isOpenForJoin(joiningOfInfo(joining)),
    ...schooling(career, past, random),
    ...work(career, identity, last, random),
    generalSkills: skills.general,
    professionalSkills: has(0.96) ? skills.professional : [],
    jobRoleIds: preferredRoles(career.role, random),
    notifications: notificationsOf(random),
    ...workPreferences(career, random),
  }
}

function schooling({ degree }: Career, { educations }: Past, random: Random) {
  const request = levelOfDegree.get(degree) ?? ''
  const college = /^HSC|^Secondary/.test(degree) || random.chance(0.1) ? null : (educations[0]?.school ?? null)
  return { education: request, degree, college }
}

function work(
  { role, trade, months, working }: Career,
  { homeTown }: Identity,
  last: Experience | undefined,
  random: Random,
) {
  const pay = payOf(trade, months / 12, homeTown.pay, working, random)
  const current = working
    ? { currentJob: last?.title ?? null, currentDomainId: role.domainId }
    : { currentJob: null, currentDomainId: null }
  return {
    domainId: role.domainId,
    incomeCtc: pay.income,
    ...current,
    expectedCtc: months > 0 || random.chance(0.7) ? pay.expected : null,
    experienceYears: months > 0 ? Math.floor(months / 12) : null,
  }
}

function birthday(year: number, random: Random): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
}
