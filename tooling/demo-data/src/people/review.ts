import { mayApplyForVerification } from '@pramaan/domain/candidate'
import { assetOptions, comfortLanguageOptions, staffLocations, workTypeOptions } from '@pramaan/domain/options'
import { type Random, streamOf } from '../random.ts'
import { earliest, latest } from '../when/applied.ts'
import { inOfficeHoursAfter } from '../when/office.ts'
import { busyBetween, busyInstant } from '../when/rhythm.ts'
import { between, daysAgo, type World } from '../world.ts'
import type { Career } from './career/career.ts'
import { roundPay } from './career/pay.ts'
import type { Candidate, HrComments, VspApplication } from './identity/person.ts'
import { reviewerOf } from './reviewers.ts'

const dayMs = 86_400_000

/** No team lets an applicant wait longer than this for a call. */
const longestWait = 18

/** Where a candidate is on the way to the seal: about 22 in 100 are verified and 2 wait, as many as a month's work. */
export function reviewOf(world: World, career: Career, candidate: Candidate, registered: Date, random: Random) {
  const days = (world.now.getTime() - registered.getTime()) / dayMs
  const none = { hrComments: null, vspApplication: null }
  if (!mayApplyForVerification(candidate.profileProgress) || days < 3) return none
  const moment = random.next()
  const appliedAt = daysAgo(world, days * (0.3 + 0.6 * moment))
  if (random.chance(0.25)) return verifiedReview(world, career, candidate, appliedAt, random)
  if (!random.chance(0.034)) return none
  // Most who wait came in the last few days; nobody applies before they have registered.
  const createdAt = latest(busyInstant(world, longestWait, 1 - moment ** 2), daysAgo(world, 0.9 * days))
  return { ...none, vspApplication: waitingReview(world, candidate, createdAt) }
}

/** Anyone who has waited for more than a day has been taken on by a reviewer, with few exceptions. */
function waitingReview(world: World, { accountId }: Candidate, createdAt: Date): VspApplication {
  const random = streamOf(world.seed, 'reviewer', accountId)
  const waited = world.now.getTime() - createdAt.getTime()
  const reviewer = reviewerOf(random)
  const taken = random.chance(waited < dayMs ? 0.3 : 0.82)
  const takenAt = new Date(createdAt.getTime() + (0.05 + 0.5 * random.next()) * Math.min(waited, 3 * dayMs))
  return {
    verified: false,
    createdAt,
    verifiedAt: null,
    assignedTo: taken ? reviewer : null,
    assignedAt: taken ? inOfficeHoursAfter(world, createdAt, takenAt) : null,
  }
}

/** The review of a person who applied about an instant and was verified within nine days. */
export function verifiedReview(world: World, career: Career, candidate: Candidate, about: Date, random: Random) {
  const ownRandom = streamOf(world.seed, 'reviewer', candidate.accountId)
  const reviewer = reviewerOf(ownRandom)
  const nearby = [-0.25, 0.25].map((days) => new Date(about.getTime() + days * dayMs))
  const appliedAt = busyBetween(world, nearby[0] ?? about, earliest(nearby[1] ?? about, world.now), ownRandom.next())
  const waited = random.next() * Math.min(9 * dayMs, 0.97 * (world.now.getTime() - appliedAt.getTime()))
  const verifiedAt = inOfficeHoursAfter(world, appliedAt, new Date(appliedAt.getTime() + Math.round(waited)))
  const takenAt = between(appliedAt, verifiedAt, 0.1 + 0.5 * ownRandom.next())
  const assignedAt = earliest(inOfficeHoursAfter(world, appliedAt, takenAt), verifiedAt)
  const vspApplication = { verified: true, createdAt: appliedAt, verifiedAt, assignedTo: reviewer, assignedAt }
  return { vspApplication, hrComments: commentsOf(career, candidate, reviewer, verifiedAt, random) }
}

function commentsOf(
  { trade, working }: Career,
  candidate: Candidate,
  reviewedBy: number,
  at: Date,
  random: Random,
): HrComments {
  const here = staffLocations.find((location) => location === candidate.location)
  return {
    comSkills: random.weighted(chances.communication),
    languages: languagesOf(random),
    personality: random.weighted(chances.personality),
    workTypes: [...new Set([trade.work, ...workTypeOptions.filter(() => random.chance(0.2))])],
    jobTypes: [trade.job, ...(random.chance(0.2) && trade.job !== 'Operations' ? ['Operations'] : [])],
    jobLocation: random.chance(0.6) && here ? here : random.weighted(chances.jobLocation),
    ctc: candidate.expectedCtc ?? roundPay(trade.pay * (0.92 + 0.08 * random.next())),
    hasOwn: [...random.weighted<readonly string[]>(chances.own)],
    availability: random.weighted<string>(working ? chances.inWork : chances.free),
    otherRemarks: random.chance(0.4) ? random.pick(remarks) : null,
    generalSkills: candidate.generalSkills.slice(0, 2),
    professionalSkills: candidate.professionalSkills.slice(0, 3),
    reviewedBy,
    createdAt: at,
    updatedAt: at,
  }
}

/** Languages of comfort, Hindi where the dice name none. */
function languagesOf(random: Random): string[] {
  const spoken = comfortLanguageOptions.filter(() => random.chance(0.8))
  return spoken.length > 0 ? spoken : ['Hindi']
}

const chances = {
  communication: [
    ['Good', 58],
    ['Average', 36],
    ['Poor', 6],
  ],
  personality: [
    ['Talkative', 62],
    ['non-talkative', 38],
  ],
  jobLocation: [
    ['Anywhere', 60],
    ['Pune', 25],
    ['Mumbai', 15],
  ],
  own: [
    [['Bike'], 34],
    [['Laptop'], 30],
    [assetOptions, 36],
  ],
  inWork: [
    ['Within 30 days', 46],
    ['After 30 days', 34],
    ['Immediate', 20],
  ],
  free: [
    ['Immediate', 74],
    ['Within 30 days', 26],
  ],
} as const

const remarks = [
  'Spoke clearly and answered with examples from own work.',
  'Documents seen and found in order.',
  'Prefers a company within an hour of home.',
  'Good knowledge of the basics; needs practice in interviews.',
  'Ready to relocate if accommodation is arranged.',
  'Called twice; punctual and polite.',
  'Would take a night shift with transport.',
]
