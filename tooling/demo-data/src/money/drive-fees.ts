import { takesPart, whyNotMove } from '@pramaan/domain/drive-application'
import { prices } from '@pramaan/domain/money'
import type { applicationsOf } from '../openings/applications.ts'
import { type Random, streamOf } from '../random.ts'
import { isCast, type World } from '../world.ts'
import type { Attempt, Sale, Trade } from './sale.ts'

type Application = ReturnType<typeof applicationsOf>[number]

/** An order is open for half an hour; one that could still be paid is left to those who use the demo. */
const hourMs = 3_600_000

/** The fee of everyone who takes part in a drive, paid when the application came there; some of the accepted tried in vain. */
export function driveFeesOf(world: World, applications: readonly Application[]): Trade {
  return {
    sales: applications.filter(({ status }) => takesPart(status)).map(feeOf),
    attempts: applications.filter(mayPay).flatMap((application) => attemptOf(world, application)),
  }
}

/** Whether an application waits for its fee. */
export function mayPay({ status }: Pick<Application, 'status'>): boolean {
  return !whyNotMove(status, 'pay')
}

function itemOf({ candidateId, driveId }: Application) {
  return { personId: candidateId, purpose: 'PlacementDrive', subjectId: driveId, price: prices.drive } as const
}

function feeOf(application: Application): Sale {
  const item = itemOf(application)
  return { ...item, amount: item.price, couponId: null, at: application.updatedAt, returnableFrom: null }
}

function attemptOf(world: World, application: Application): Attempt[] {
  const random = streamOf(world.seed, 'drive-attempt', application.id)
  const at = soonAfter(application.updatedAt, world.now, random)
  const failed = random.weighted(tries)
  if (failed === null || isCast(application.candidateId) || world.now.getTime() - at.getTime() < hourMs) return []
  return [{ ...itemOf(application), at, failed }]
}

/** How many payments failed; 0: the checkout was closed, null: nobody opened it. */
const tries = [
  [null, 64],
  [0, 14],
  [1, 17],
  [2, 5],
] as const

/** Rather soon than late: most pay, or try to, as soon as they may. */
function soonAfter(from: Date, now: Date, random: Random): Date {
  return new Date(from.getTime() + Math.floor(random.next() ** 2 * (now.getTime() - from.getTime())))
}
