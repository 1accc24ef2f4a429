import { jobExperienceOptions } from '@pramaan/domain/options'
import { candidateAt } from '../people/candidate.ts'
import type { Person } from '../people/identity/person.ts'
import type { Random } from '../random.ts'
import { works } from '../trades/roles.ts'
import type { World } from '../world.ts'

/** A candidate who may apply: since when they are there, the domain and field of their own work, and their years of it. */
export type Applicant = {
  candidateId: number
  registeredAt: Date
  domainId: number
  subdomain: string
  years: number
  skills: readonly string[]
  /** The skills of all who do their work. */
  usualSkills: readonly string[]
}

/** What a job is, as far as it fits some people and not others. */
type Asked = { roleId: number; experience: string }

/** How many of the candidates are looked at. */
const considered = 1_200

const roles = new Map(works.map(({ role }) => [role.id, role]))

/** A job that asks for so many years asks for no fewer than these, and for any more. */
const longestAsked = Math.max(...jobExperienceOptions.map(({ from }) => from))

const found = new WeakMap<World, readonly Applicant[]>()

/** Some of the generated candidates of a world. */
export function applicantsOf(world: World): readonly Applicant[] {
  const known = found.get(world) ?? manyOf(world)
  found.set(world, known)
  return known
}

function manyOf(world: World): Applicant[] {
  const step = Math.max(1, Math.floor(world.candidates / considered))
  const count = Math.ceil(world.candidates / step)
  return Array.from({ length: count }, (_, turn) => applicantOf(candidateAt(world, turn * step)))
}

/** A person as one who applies. */
export function applicantOf({ account, candidate }: Person): Applicant {
  const role = roles.get(candidate.jobRoleIds[0] ?? 0)
  return {
    candidateId: account.id,
    registeredAt: account.createdAt,
    domainId: candidate.domainId,
    subdomain: role?.subdomain ?? '',
    years: candidate.experienceYears ?? 0,
    skills: candidate.professionalSkills,
    usualSkills: role ? [...role.professionalSkills, ...role.suggestProfessionalSkills] : [],
  }
}

/** The years that a job asks for. */
export function yearsAsked({ experience }: Asked): number {
  return jobExperienceOptions.find(({ text }) => text === experience)?.from ?? 0
}

/** Whether a job is of a person's own field, and asks for about the years that they have. */
export function fits(job: Asked, applicant: Applicant): boolean {
  return isOfField(job, applicant) && applicant.years >= yearsAsked(job) && !hasTooManyYears(job, applicant)
}

/** Whether a person has done their work for far longer than a job asks for. */
export function hasTooManyYears(job: Asked, { years }: Applicant): boolean {
  const asked = yearsAsked(job)
  return years > 2 * asked + 3 && asked < longestAsked
}

/** Whether a job is of a person's own field. */
export function isOfField({ roleId }: Pick<Asked, 'roleId'>, { domainId, subdomain }: Applicant): boolean {
  const field = roles.get(roleId)
  return field?.domainId === domainId && field.subdomain === subdomain
}

/** An applicant who was drawn, and whether what they apply to fits them. */
export type Drawn = { applicant: Applicant; fit: boolean }

/** So many of those who can be drawn: first those it fits, then, where they are too few, others of the domain. */
export function drawn(
  pool: readonly Applicant[],
  domainId: number,
  count: number,
  isFit: (one: Applicant) => boolean,
  random: Random,
): Drawn[] {
  const near = pool.filter((one) => one.domainId === domainId)
  const [fitting, others] = [near.filter(isFit), near.filter((one) => !isFit(one))]
  return [
    ...random.sample(fitting, count).map((applicant) => ({ applicant, fit: true })),
    ...random.sample(others, count - Math.min(count, fitting.length)).map((applicant) => ({ applicant, fit: false })),
  ]
}
