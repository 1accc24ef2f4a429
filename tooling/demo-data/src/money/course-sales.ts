import { discountedPrice } from '@pramaan/domain/coupon'
import { welcome } from '../courses/coupons.ts'
import type { Course, CourseApplication } from '../courses/course-applications.ts'
import { type Random, streamOf } from '../random.ts'
import { firstIds, isCast, type World } from '../world.ts'
import type { Attempt, Sale, Trade } from './sale.ts'

const minuteMs = 60_000

/** The outcome of applying to a paid course. */
const outcomes = [
  ['bought', 55],
  ['failed', 14],
  ['left', 8],
  ['nothing', 23],
] as const

/**
 * Anyone who applied to a course with a price and bought it a few minutes later, some with the coupon; and who tried in
 * vain.
 */
export function courseSalesOf(
  world: World,
  courses: readonly Course[],
  applications: readonly CourseApplication[],
): Trade {
  const priceOf = new Map(courses.map(({ id, price }) => [id, price]))
  const trade: Trade = { sales: [], attempts: [] }
  const spent = new Set<number>()
  for (const application of applications) {
    const price = priceOf.get(application.courseId) ?? null
    if (price === null || isCast(application.candidateId)) continue
    const random = streamOf(world.seed, 'course-sale', application.courseId, application.candidateId)
    const outcome = random.weighted(outcomes)
    if (outcome === 'bought') trade.sales.push(saleOf(world, application, price, spent, random))
    else if (outcome !== 'nothing') trade.attempts.push(...attemptOf(world, application, price, outcome, random))
  }
  return trade
}

function itemOf({ candidateId, courseId }: CourseApplication, price: number) {
  return { personId: candidateId, purpose: 'Course', subjectId: courseId, price } as const
}

function minutesLater(world: World, { createdAt }: CourseApplication, minutes: number): Date {
  return new Date(Math.min(createdAt.getTime() + Math.round(minutes * minuteMs), world.now.getTime()))
}

function saleOf(world: World, application: CourseApplication, price: number, spent: Set<number>, random: Random): Sale {
  const { candidateId } = application
  const at = minutesLater(world, application, 9 + 20 * random.next())
  // Who signs in as one of the known candidates is to have the coupon still.
  const reduced = random.chance(0.2) && candidateId >= firstIds.candidate && !spent.has(candidateId)
  if (reduced) spent.add(candidateId)
  const terms = reduced
    ? { amount: discountedPrice(price, welcome), couponId: welcome.id }
    : { amount: price, couponId: null }
  return { ...itemOf(application, price), ...terms, at, returnableFrom: at }
}

/** A try; none where it would be so fresh that its order could still be paid. */
function attemptOf(
  world: World,
  application: CourseApplication,
  price: number,
  outcome: 'failed' | 'left',
  random: Random,
): Attempt[] {
  const at = minutesLater(world, application, 9 + 20 * random.next())
  if (world.now.getTime() - at.getTime() < 60 * minuteMs) return []
  return [{ ...itemOf(application, price), at, failed: outcome === 'left' ? 0 : random.int(1, 2) }]
}
