import { skillKeys } from '@pramaan/domain/job'
import type { Employer } from '../employers/employers.ts'
import { type Random, streamOf } from '../random.ts'
import { plainTitle, type Work, workChances } from '../trades/roles.ts'
import { earliest } from '../when/applied.ts'
import { numberedByTime } from '../when/numbered.ts'
import { inOfficeHours } from '../when/office.ts'
import { busyBetween, busyInstant } from '../when/rhythm.ts'
import type { World } from '../world.ts'
import { type Drive, itemOf, jobsAt } from './drives.ts'
import { jobText } from './job-text.ts'
import { type Terms, termsOf } from './terms.ts'

const dayMs = 86_400_000

/** How many jobs there are, those of the drives among them. */
const jobCount = 200
/** Days over which the jobs were posted that belong to no drive. */
const jobDays = 270

/** A job as the table has it. */
export type Job = ReturnType<typeof jobsOf>[number]

/** The jobs of a world, ids from 1 on in the order of time; those of the drives are the first of the list. */
export function jobsOf(world: World, employers: readonly Employer[], drives: readonly Drive[]) {
  const ofDrives = drives.flatMap((drive, index) =>
    jobsAt(world, index).map((terms, turn) => driveJob(world, drive, terms, turn)),
  )
  const count = jobCount - ofDrives.length
  const others = Array.from({ length: count }, (_, turn) => {
    const share = (turn + streamOf(world.seed, 'job posted', turn).next()) / count
    return jobOf(world, employers, ofDrives.length + turn, busyInstant(world, jobDays, share))
  })
  const jobs = [...ofDrives, ...reposted(others)]
  const idOf = new Map(
    numberedByTime(jobs.map((job, index) => ({ index, createdAt: job.createdAt }))).map(({ id, index }) => [index, id]),
  )
  return jobs.map((job, index) => Object.assign({ id: idOf.get(index) ?? 0 }, job))
}

/** A job of a drive: at one of its companies, and held by the employer of the drive. */
function driveJob(world: World, drive: Drive, terms: Terms, turn: number) {
  const random = streamOf(world.seed, 'drive job', drive.id, turn)
  const company = itemOf(drive.companies, turn)
  const at = { location: drive.location, company: company.title, image: company.image, drive }
  const until = earliest(world.now, new Date(drive.createdAt.getTime() + 24 * dayMs))
  const createdAt = busyBetween(world, drive.createdAt, until, random.next())
  return { ...rowOf(terms, at, random), employerId: drive.employerId, createdAt, closedAt: null }
}

/** Every tenth job is the demo employer's; the others are of each employer in turn, as far as they were there. */
function ownerOf(index: number, employers: readonly Employer[], postedAt: Date): Employer {
  const [demo] = employers
  const first = index % 10 === 0 ? 0 : index % employers.length
  const inTurn = [...employers.slice(first), ...employers.slice(0, first)]
  const owner = inTurn.find(({ account }) => account.createdAt < postedAt) ?? demo
  if (!owner) throw new Error('A job needs an employer.')
  return owner
}

/** Work of an employer's trade: what many do, many are sought for. */
function workOf({ kind }: Employer, random: Random): Work {
  const fitting = workChances.filter(([{ trade }]) => trade.company === kind)
  return random.weighted(fitting.length > 0 ? fitting : workChances)
}

function jobOf(world: World, employers: readonly Employer[], index: number, createdAt: Date) {
  const random = streamOf(world.seed, 'job', index)
  const employer = ownerOf(index, employers, createdAt)
  const { companyName: company, companyLogo: image } = employer.profile
  const terms = termsOf(workOf(employer, random), random)
  const filled = new Date(createdAt.getTime() + streamOf(world.seed, 'job filled', index).int(72, 150) * dayMs)
  return {
    ...rowOf(terms, { location: terms.location, company, image }, streamOf(world.seed, 'job text', index)),
    employerId: employer.account.id,
    createdAt,
    closedAt: filled < world.now ? inOfficeHours(world, filled) : null,
  }
}

type Posted = ReturnType<typeof jobOf>

/** Closes what its employer posted again: the jobs are in the order of time. */
function reposted(jobs: readonly Posted[]): Posted[] {
  return jobs.map((job, index) => {
    const again = jobs
      .slice(index + 1)
      .find(
        ({ employerId, title, location }) =>
          employerId === job.employerId && title === job.title && location === job.location,
      )
    return again ? { ...job, closedAt: earliest(job.closedAt ?? again.createdAt, again.createdAt) } : job
  })
}

type Place = { location: string; company: string; image: string | null; drive?: Drive }

function rowOf(terms: Terms, { location, company, image, drive }: Place, random: Random) {
  const { work, option, general, professional, type, pay, openings, asked, workModel } = terms
  const { role, trade } = work
  const title = plainTitle(role.title)
  const facts = {
    title,
    company,
    location,
    workModel,
    type,
    years: option.from,
    openings,
    general,
    professional,
    trade,
  }
  return {
    title,
    roleId: role.id,
    type,
    location,
    ...pay,
    openings,
    experience: option.text,
    ...asked,
    description: jobText({ ...facts, atDrive: drive !== undefined }, random),
    workModel,
    companyName: company,
    image,
    generalSkills: general,
    professionalSkills: professional,
    skillKeys: skillKeys({ general, professional }),
    domainId: role.domainId,
    driveId: drive?.id ?? null,
  }
}
