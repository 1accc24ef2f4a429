import { couponCode, discountedPrice, whyNotCoupon } from '@pramaan/domain/coupon'
import { type PlanOffer, planOffers } from '@pramaan/domain/employer'
import { dayOf } from '@pramaan/domain/india-day'
import { gstRate, rupeesOfPaise } from '@pramaan/domain/money'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { found, refuse } from '../../http/refusals/refuse.ts'
import { findCoupon, readUse } from './coupons/coupons.queries.ts'
import { listRoutes } from './lists/lists.ts'
import { couponRefused, createOrder } from './orders/create-order.ts'
import { kinds } from './orders/order-items.ts'
import { countPlanGrants } from './plans/plans.queries.ts'
import { readPrices } from './plans/prices.queries.ts'
import { receiptPath } from './receipts/receipt-link.ts'
import { readReceipt } from './receipts/receipts.queries.ts'
import { refundRoute } from './refunds/admin-refund.ts'
import { devPayRoute } from './settlement/dev-pay.ts'
import { verifyPayment } from './settlement/verify.ts'

const linkSeconds = 300

/** Paying (000 §7, 001 §7, D36 to D38, D42). Whatever calls the provider opens its own transactions. */
export function paymentRoutes(deps: Deps): Routes<'payments'> {
  return {
    ...orderRoutes(deps),
    ...listRoutes(deps),
    ...refundRoute(deps),
    ...devPayRoute(deps),
    verify: withOwnTransaction(({ body }) => verifyPayment(deps, 'VSP', body)),
    verifyDrive: withOwnTransaction(({ body }) => verifyPayment(deps, 'PlacementDrive', body)),
    verifyPlan: withOwnTransaction(({ body }) => verifyPayment(deps, 'Plan', body)),
    verifyCourse: withOwnTransaction(({ body }) => verifyPayment(deps, 'Course', body)),
    checkCoupon: async ({ db, actor, body }) => {
      const item = { personId: actor.id, purpose: body.AppliedTo, subjectId: subjectOf(body) }
      const coupon = await findCoupon(db, couponCode(body.CouponCode))
      if (!coupon) throw couponRefused('unknown')
      const use = await readUse(db, coupon, actor.id)
      const why = whyNotCoupon(coupon, { purpose: item.purpose, today: dayOf(deps.now()), use })
      if (why) throw couponRefused(why)
      const price = await priceOf(db, item)
      const amount = discountedPrice(price, coupon)
      return {
        data: {
          CouponCode: coupon.code,
          Price: rupeesOfPaise(price),
          Discount: rupeesOfPaise(price - amount),
          Amount: rupeesOfPaise(amount),
        },
      }
    },
    prices: async ({ db }) => {
      const { vsp, drive } = await readPrices(db)
      const fees = { VSP: rupeesOfPaise(vsp), PlacementDrive: rupeesOfPaise(drive) }
      return { data: { ...fees, CurrencyCode: 'INR', GstPercent: gstRate(deps.config.SELLER_GSTIN) } }
    },
    receipt: async ({ db, actor, params: { receiptId } }) => {
      const { order, receipt } = found(await readReceipt(db, receiptId))
      refuse(isStaff(actor.role) || order.personId === actor.id ? undefined : 'not-found')
      return { data: { url: await receiptPath(deps, receipt.id, linkSeconds), number: receipt.number } }
    },
  }
}

type Db = Parameters<typeof readPrices>[0]
async function priceOf(db: Db, item: Parameters<(typeof kinds)['VSP']['offer']>[1]) {
  if (item.purpose === 'PlacementDrive') return (await readPrices(db)).drive
  return found(await kinds[item.purpose].offer(db, item)).price
}

function subjectOf({ CourseID, Offer }: { CourseID?: number | undefined; Offer?: PlanOffer | undefined }) {
  return CourseID ?? codeOf(Offer)
}

function codeOf(name: PlanOffer | undefined) {
  return planOffers.find(({ offer }) => offer === name)?.code ?? 0
}

type OrderVerbs = 'createOrder' | 'createDriveOrder' | 'createCourseOrder' | 'createPlanOrder'
function orderRoutes(deps: Deps): Pick<Routes<'payments'>, OrderVerbs> {
  return {
    createOrder: withOwnTransaction(({ body }) =>
      createOrder(deps, {
        item: { personId: body.userId, purpose: body.appliedTo, subjectId: 0 },
        amount: body.amount,
        amountField: 'amount',
        coupon: body.CouponCode,
      }),
    ),
    createDriveOrder: withOwnTransaction(({ body }) =>
      createOrder(deps, {
        item: { personId: body.UserId, purpose: 'PlacementDrive', subjectId: body.PlacementDriveId },
        amount: body.Amount,
        amountField: 'Amount',
        coupon: body.CouponCode,
        source: body.PaymentSource,
      }),
    ),
    createCourseOrder: withOwnTransaction(({ body }) =>
      createOrder(deps, {
        item: { personId: body.userId, purpose: 'Course', subjectId: body.CourseID },
        amount: body.amount,
        amountField: 'amount',
        coupon: body.CouponCode,
      }),
    ),
    createPlanOrder: withOwnTransaction(async ({ body }) => {
      const boughtBefore = await countPlanGrants(deps.db, body.userId)
      return createOrder(deps, {
        item: { personId: body.userId, purpose: 'Plan', subjectId: codeOf(body.Offer), boughtBefore },
        amount: body.amount,
        amountField: 'amount',
        coupon: body.CouponCode,
      })
    }),
  }
}
