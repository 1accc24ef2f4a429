import { addDays, dayOf } from '@pramaan/domain/india-day'
import { paiseOfRupees } from '@pramaan/domain/money'
import type { Employer } from '../employers/employers.ts'
import { type CompanyKind, companiesOf } from '../names/companies.ts'
import { type Random, streamOf } from '../random.ts'
import { works } from '../trades/roles.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, known, type World } from '../world.ts'
import { type DrivePlan, driveFaqs, drivePlans, driveProcess } from './drive-plans.ts'

/** A placement drive as the table has it. */
export type Drive = ReturnType<typeof drivesOf>[number]

/** The twelve drives of a world: past, ending today, running and to come. */
export function drivesOf(world: World, employers: readonly Employer[]) {
  const today = dayOf(world.now)
  return drivePlans.map((plan, index) => {
    const random = streamOf(world.seed, 'drive', index)
    const skills = skillsOf(plan)
    const fitting = fittingFor(plan, employers, random)
    const owner = ownerOf(index, fitting)
    return {
      id: index + 1,
      title: plan.title,
      subTitle: plan.subTitle,
      image: null,
      domainId: plan.domainId,
      criteria: `${skills.slice(0, 4).join(', ')}. Open to ${plan.qualification} and above; a completed Pramaan profile is required.`,
      location: plan.location,
      fromDate: addDays(today, plan.from),
      toDate: addDays(today, plan.to),
      qualification: plan.qualification,
      averagePackage: paiseOfRupees(plan.lpa * 100_000),
      openings: plan.openings,
      totalCompany: plan.companies,
      skills: random.sample(skills, 6),
      highlights: highlightsOf(plan.companies, plan.openings),
      process: driveProcess,
      faqs: driveFaqs,
      companies: companiesAt(plan, owner, fitting, random),
      employerId: owner,
      createdBy: owner ?? known.admin.id,
      createdAt: announcedAt(world, plan, random),
    }
  })
}

/** When a drive was announced: at some hour of its day. */
function announcedAt(world: World, { announced, from }: DrivePlan, random: Random): Date {
  return inOfficeHours(world, daysAgo(world, announced - from + 0.9 * random.next()))
}

/** The demo employer's drives; every fourth of the others is the platform's own. */
const ofDemoEmployer = [0, 4, 5, 11]

/** Who holds a drive: a company of its trade, or nobody but the platform. */
function ownerOf(index: number, fitting: readonly Employer[]): number | null {
  if (ofDemoEmployer.includes(index)) return known.employer.id
  const others = fitting.filter(({ account }) => account.id !== known.employer.id)
  return index % 4 === 1 ? null : (others[index % others.length]?.account.id ?? null)
}

/** The companies that hire for what a drive is about, first its holder; where they are too few, some without an account. */
function companiesAt(plan: DrivePlan, owner: number | null, fitting: readonly Employer[], random: Random) {
  const holder = fitting.filter(({ account }) => account.id === owner)
  const known = [...new Set([...holder, ...fitting])]
    .slice(0, plan.companies)
    .map(({ profile }) => ({ title: profile.companyName, image: profile.companyLogo }))
  const [kind] = kindsOf(plan)
  const others = kind ? companiesOf(kind, plan.companies - known.length, random) : []
  return [...known, ...others.map((title) => ({ title, image: null }))]
}

/** The companies of the trades that a drive hires for. */
function fittingFor(plan: DrivePlan, employers: readonly Employer[], random: Random): Employer[] {
  const kinds = kindsOf(plan)
  const fitting = employers.filter(({ kind }) => kinds.has(kind))
  return random.sample(fitting, fitting.length)
}

function kindsOf(plan: DrivePlan): Set<CompanyKind> {
  return new Set(worksOf(plan).map(({ trade }) => trade.company))
}

/** The roles that a drive hires for: of its domain, and of its subdomains where it names some. */
export function rolesOf(drive: { id: number }): number[] {
  const plan = drivePlans[drive.id - 1]
  return plan ? worksOf(plan).map(({ role }) => role.id) : []
}

function worksOf({ domainId, subdomains }: DrivePlan) {
  const named: readonly string[] = subdomains
  return works.filter(
    ({ role }) => role.domainId === domainId && (named.length === 0 || named.includes(role.subdomain)),
  )
}

function skillsOf(plan: DrivePlan): string[] {
  return [...new Set(worksOf(plan).flatMap(({ role }) => role.professionalSkills))].slice(0, 12)
}

function highlightsOf(companies: number, openings: number) {
  return [
    { title: `${companies} companies under one roof` },
    { title: `${openings} openings` },
    { title: 'Interviews and offers on the same day' },
    { title: 'Help desk in English, Hindi and Marathi' },
  ]
}
