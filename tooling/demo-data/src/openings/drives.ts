import { addDays, dayOf } from '@pramaan/domain/india-day'
import { paiseOfRupees } from '@pramaan/domain/money'
import type { Employer } from '../employers/employers.ts'
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
    const owner = ownerOf(index, employers)
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
      companies: random
        .sample(employers, plan.companies)
        .map(({ profile }) => ({ title: profile.companyName, image: profile.companyLogo })),
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

/** Every third drive is the demo employer's, every fourth of the rest the platform's own. */
function ownerOf(index: number, employers: readonly Employer[]): number | null {
  if (index % 3 === 0) return known.employer.id
  return index % 4 === 1 ? null : (employers[index]?.account.id ?? null)
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
