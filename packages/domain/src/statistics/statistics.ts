import { type ShortlistStatus, shortlist } from '../shortlist/shortlist.ts'
import { type FunnelLine, funnelOf } from './funnel.ts'

export * from './figures.ts'
export * from './funnel.ts'
export * from './openings-funnel.ts'

/** The numbers of users that count as milestones of the platform. */
export const milestones = [
  10, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000,
] as const

/** The number of milestones that this many users have reached. */
export function milestonesReached(users: number): number {
  return milestones.filter((milestone) => milestone <= users).length
}

/** A certification is active if someone applied for it within this many days. */
export const activeCertificationDays = 90

/** The steps from sign-up to hired, each of which leads to the next. */
export const funnelSteps = [
  'signed-up',
  'profile-complete',
  'applied',
  'shortlisted',
  'in-communication',
  'interviewed',
  'hired',
] as const

/** A step of the funnel. */
type FunnelStep = (typeof funnelSteps)[number]

/**
 * A group of people who signed up and reached the same point: whether they completed the profile and applied, and their
 * furthest stage at any employer.
 */
export type FunnelGroup = { complete: boolean; applied: boolean; best: ShortlistStatus; people: number }

const stepOfStatus = {
  [shortlist.shortlisted]: 'shortlisted',
  [shortlist.inCommunication]: 'in-communication',
  [shortlist.interviewed]: 'interviewed',
  [shortlist.hired]: 'hired',
} as const satisfies Record<number, FunnelStep>

/** The furthest step of a group; people who were only rejected stay at their earlier step. */
export function furthestStep({ complete, applied, best }: Omit<FunnelGroup, 'people'>): FunnelStep {
  if (best !== shortlist.none && best !== shortlist.rejected) return stepOfStatus[best]
  if (applied) return 'applied'
  return complete ? 'profile-complete' : 'signed-up'
}

/** The funnel from sign-up to hired, for groups of people. */
export function hiringFunnel(groups: readonly FunnelGroup[]): FunnelLine<FunnelStep>[] {
  return funnelOf(
    funnelSteps,
    groups.map((group) => ({ step: furthestStep(group), people: group.people })),
  )
}

/**
 * How a figure compares with the previous period: in percent, or as the previous figure if a percentage would mislead,
 * because that figure is small or the change is many times as large.
 */
type Comparison = { kind: 'same' } | { kind: 'percent'; percent: number } | { kind: 'before'; before: number }

/** Smaller figures can double by chance. */
const leastForPercent = 20
const mostPercent = 300

/** Compares a figure with the one of the previous period; null if both are 0. */
export function comparisonOf(now: number, before: number): Comparison | null {
  if (now === 0 && before === 0) return null
  if (now === before) return { kind: 'same' }
  const percent = (100 * (now - before)) / before
  if (before < leastForPercent || percent > mostPercent) return { kind: 'before', before }
  return { kind: 'percent', percent: Math.abs(percent) < 10 ? Math.round(10 * percent) / 10 : Math.round(percent) }
}
