import { addDays, dayOf } from '@pramaan/domain/india-day'
import { paiseOfRupees } from '@pramaan/domain/money'
import { qualifications } from '@pramaan/domain/options'
import type { Employer } from '../employers/employers.ts'
import { type CompanyKind, companiesOf } from '../names/companies.ts'
import { roundPay } from '../people/career/pay.ts'
import { type Random, streamOf } from '../random.ts'
import { type Work, works } from '../trades/roles.ts'
import { schoolings } from '../trades/schooling.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, known, type World } from '../world.ts'
import { type DrivePlan, driveFaqs, drivePlans, driveProcess, offersWithin } from './drive-plans.ts'
import { type Terms, termsOf } from './terms.ts'

/** A placement drive as the table has it. */
export type Drive = ReturnType<typeof drivesOf>[number]

/** The twelve drives of a world: past, ending today, running and to come; what they say is what their jobs say. */
export function drivesOf(world: World, employers: readonly Employer[]) {
  const today = dayOf(world.now)
  return drivePlans.map((plan, index) => {
    const random = streamOf(world.seed, 'drive', index)
    const jobs = jobsAt(world, index)
    const skills = [...new Set(jobs.flatMap(({ professional }) => professional))]
    const qualification = lowest(jobs.map(({ asked }) => asked.education))
    const fitting = fittingFor(plan, employers, announcedAt(world, plan, index), random)
    const owner = ownerOf(index, fitting)
    const companies = companiesAt(plan, owner, fitting, random)
    return {
      id: index + 1,
      title: plan.title,
      subTitle: plan.subTitle,
      image: null,
      domainId: plan.domainId,
      criteria: criteriaOf(plan),
      location: plan.location,
      fromDate: addDays(today, plan.from),
      toDate: addDays(today, plan.to),
      qualification,
      averagePackage: averageOf(jobs),
      openings: plan.openings,
      totalCompany: companies.length,
      skills: skills.slice(0, 6),
      highlights: highlightsOf(companies.length, plan.openings),
      process: driveProcess,
      faqs: driveFaqs,
      companies,
      venue: `Government Polytechnic auditorium, near the railway station, ${plan.location}`,
      reportingTime: itemOf(['09:00', '09:30', '10:00'], index),
      contactName: 'Drive desk',
      contactPhone: '90000 99000',
      bring: 'Photo ID\nTwo copies of your CV\nMark sheets and certificates',
      employerId: owner,
      createdBy: owner ?? known.admin.id,
      createdAt: announcedAt(world, plan, index),
    }
  })
}

/** Who may come and what to bring; the skills and the qualification stand beside it. */
function criteriaOf({ mostYears }: DrivePlan): string {
  const who = mostYears === 0 ? 'For freshers.' : 'For freshers and people in work.'
  return `${who} Complete your Pramaan profile before the first day, and bring a photo ID and your CV.`
}

/** The terms of a drive's jobs, whose openings are together those of the drive. */
export function jobsAt(world: World, index: number): Terms[] {
  const plan = drivePlans[index]
  if (!plan) return []
  const random = streamOf(world.seed, 'drive jobs', index)
  const hired = random.sample(worksOf(plan), plan.jobs)
  const shares = Array.from({ length: plan.jobs }, () => 0.6 + 0.8 * random.next())
  const each = plan.openings / shares.reduce((sum, share) => sum + share, 0)
  let before = 0
  return shares.map((share, turn) => {
    const until = turn === plan.jobs - 1 ? plan.openings : before + Math.max(1, Math.floor(share * each))
    const openings = until - before
    before = until
    return { ...termsOf(itemOf(hired, turn), random, plan), openings }
  })
}

/** One after another of a list, from the first again after the last. */
export function itemOf<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('A drive needs jobs and companies.')
  return item
}

function lowest(asked: readonly string[]) {
  return qualifications.find((one) => asked.includes(one)) ?? qualifications[0]
}

/** What the openings pay on average, at the middle of each job's range. */
function averageOf(jobs: readonly Terms[]): number {
  const openings = jobs.reduce((sum, job) => sum + job.openings, 0)
  const paid = jobs.reduce(
    (sum, { pay, openings }) => sum + (openings * (pay.ctcFrom + (pay.ctcTo ?? pay.ctcFrom))) / 2,
    0,
  )
  return roundPay(paid / openings / paiseOfRupees(100_000))
}

/** When a drive was announced: at some hour of its day. */
function announcedAt(world: World, { announced, from }: DrivePlan, index: number): Date {
  const random = streamOf(world.seed, 'announced', index)
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

/** The companies of the trades that a drive hires for, as far as they were there when it was announced. */
function fittingFor(plan: DrivePlan, employers: readonly Employer[], announced: Date, random: Random): Employer[] {
  const kinds = kindsOf(plan)
  const fitting = employers.filter(({ kind, account }) => kinds.has(kind) && account.createdAt < announced)
  return random.sample(fitting, fitting.length)
}

function kindsOf(plan: DrivePlan): Set<CompanyKind> {
  return new Set(worksOf(plan).map(({ trade }) => trade.company))
}

/** The work that a drive hires for: of its domain, of its subdomains where it names some, and with its degrees and years. */
function worksOf({ domainId, subdomains, mostYears, degrees }: DrivePlan): Work[] {
  const named: readonly string[] = subdomains
  return works.filter(
    ({ role, trade }) =>
      role.domainId === domainId &&
      (named.length === 0 || named.includes(role.subdomain)) &&
      (trade.before?.years ?? 0) <= mostYears &&
      schoolings[trade.schooling].some(([degree]) => degrees.test(degree)),
  )
}

function highlightsOf(companies: number, openings: number) {
  return [
    { title: `${companies} companies under one roof` },
    { title: `${openings} openings` },
    { title: `Interviews at the venue, offers ${offersWithin}` },
    { title: 'Help desk in English, Hindi and Marathi' },
  ]
}
