import { skillKeys } from '@pramaan/domain/job'
import { paiseOfRupees } from '@pramaan/domain/money'
import {
  ctcRangesOf,
  driveLocations,
  type JobType,
  jobExperienceOptions,
  jobLocations,
  qualifications,
} from '@pramaan/domain/options'
import type { Employer } from '../employers/employers.ts'
import { roundPay, usualPay } from '../people/career/pay.ts'
import { type Random, streamOf } from '../random.ts'
import { levelOfDegree, plainTitle, type Work, works } from '../trades/roles.ts'
import { schoolings } from '../trades/schooling.ts'
import { earliest } from '../when/applied.ts'
import { numberedByTime } from '../when/numbered.ts'
import { inOfficeHours } from '../when/office.ts'
import { busyBetween, busyInstant } from '../when/rhythm.ts'
import type { World } from '../world.ts'
import { type Drive, rolesOf } from './drives.ts'
import { jobText } from './job-text.ts'

const dayMs = 86_400_000

/** How many jobs there are, and how many of them belong to drives. */
const jobCount = 200
const jobsOfDrives = 48
/** Days over which the jobs were posted that belong to no drive. */
const jobDays = 270

/** The jobs of a world, ids from 1 on in the order of time; the first 48 of the list are the drives'. */
export function jobsOf(world: World, employers: readonly Employer[], drives: readonly Drive[]) {
  const jobs = Array.from({ length: jobCount }, (_, index) => {
    const random = streamOf(world.seed, 'job', index)
    const drive = index < jobsOfDrives ? drives[index % drives.length] : undefined
    const employer = drive ? employerOfDrive(drive, employers, random) : employers[ownerOf(index, employers.length)]
    if (!employer) throw new Error('A job needs an employer.')
    return jobOf(world, { index, employer, drive }, random)
  })
  const idOf = new Map(
    numberedByTime(jobs.map((job, index) => ({ index, createdAt: job.createdAt }))).map(({ id, index }) => [index, id]),
  )
  return jobs.map((job, index) => Object.assign({ id: idOf.get(index) ?? 0 }, job))
}

/** Every tenth job is the demo employer's. */
function ownerOf(index: number, count: number): number {
  return index % 10 === 0 ? 0 : index % count
}

function employerOfDrive(drive: Drive, employers: readonly Employer[], random: Random) {
  const taking = employers.filter(({ profile }) => drive.companies.some(({ title }) => title === profile.companyName))
  return employers.find(({ account }) => account.id === drive.employerId) ?? random.pick(taking)
}

type JobPosition = { index: number; employer: Employer; drive: Drive | undefined }

function workOf({ employer, drive }: JobPosition, random: Random): Work {
  const fitting = works.filter(({ role, trade }) =>
    drive ? rolesOf(drive).includes(role.id) : trade.company === employer.kind,
  )
  return random.pick(fitting.length > 0 ? fitting : works)
}

function jobOf(world: World, position: JobPosition, random: Random) {
  const { index, employer, drive } = position
  const work = workOf(position, random)
  const { role, trade } = work
  const request = random.weighted(experiences)
  const option = jobExperienceOptions[Math.max(request, trade.before?.years ?? 0)] ?? jobExperienceOptions[0]
  const remote = random.chance(trade.remote * 0.4)
  const [general, professional] = [
    random.sample(role.generalSkills, 2),
    random.sample(role.professionalSkills, random.int(2, 3)),
  ]
  const location = drive?.location ?? (random.chance(0.85) ? random.pick(jobLocations) : random.pick(driveLocations))
  const [title, type] = [plainTitle(role.title), typeOf(work, option.from, random)]
  const pay = payRange(usualPay(trade, option.from, 1), random)
  const openings = random.int(1, 6)
  const asked = schoolAsked(work, random)
  const workModel = remote ? random.pick(['Remote', 'Hybrid']) : random.weighted(models)
  const company = employer.profile.companyName
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
    description: jobText({ ...facts, atDrive: drive !== undefined }, streamOf(world.seed, 'job text', index)),
    workModel,
    companyName: company,
    image: employer.profile.companyLogo,
    generalSkills: general,
    professionalSkills: professional,
    skillKeys: skillKeys({ general, professional }),
    domainId: role.domainId,
    driveId: drive?.id ?? null,
    employerId: employer.account.id,
    ...openOf(world, position, random),
  }
}

/** When a job was posted and closed: those of a drive in the weeks after it was announced, the others one after another. */
function openOf(world: World, { index, drive }: JobPosition, random: Random) {
  if (drive) {
    const until = earliest(world.now, new Date(drive.createdAt.getTime() + 24 * dayMs))
    return { createdAt: busyBetween(world, drive.createdAt, until, random.next()), closedAt: null }
  }
  const share = (index - jobsOfDrives + random.next()) / (jobCount - jobsOfDrives)
  const createdAt = busyInstant(world, jobDays, share)
  const filled = new Date(createdAt.getTime() + streamOf(world.seed, 'job filled', index).int(72, 150) * dayMs)
  return { createdAt, closedAt: filled < world.now ? inOfficeHours(world, filled) : null }
}

const experiences = [
  [0, 42],
  [1, 20],
  [2, 16],
  [3, 10],
  [4, 5],
  [5, 4],
  [7, 3],
] as const
const models = [
  ['OnSite', 85],
  ['Hybrid', 15],
] as const

/** Most work is full time; interns are beginners, and who works from home may do so on their own account. */
function typeOf({ trade }: Work, years: number, random: Random): JobType {
  if (years === 0 && random.chance(0.16)) return 'Internship'
  if (trade.remote > 0.3 && random.chance(0.06)) return 'Freelance'
  return random.chance(0.06) ? 'Part Time' : 'Full Time'
}

/** The range of the form that holds the usual pay, in paise a year. */
function payRange(lpa: number, random: Random) {
  const targetPay = lpa * (0.92 + 0.2 * random.next())
  const ranges = ctcRangesOf('full')
  const range = ranges.findLast(({ from }) => from <= targetPay) ?? ranges[0]
  const paise = (value: number | null | undefined) => (value == null ? null : paiseOfRupees(value * 100_000))
  return { ctcFrom: paise(range?.from) ?? roundPay(targetPay), ctcTo: paise(range?.to) }
}

function schoolAsked({ trade }: Work, random: Random) {
  const chances: readonly (readonly [string, number])[] = schoolings[trade.schooling]
  const degrees = chances.slice(0, random.int(1, 3)).map(([degree]) => degree)
  const level = levelOfDegree.get(degrees[0] ?? '')
  return { education: qualifications.find((known) => known === level) ?? qualifications[0], degrees }
}
