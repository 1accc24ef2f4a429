import type { Contract } from '@pramaan/contract'
import type { Parsed } from '@pramaan/contract/endpoint'
import { discountedPrice } from '@pramaan/domain/coupon'
import { type PlanOffer, planOffers } from '@pramaan/domain/employer'
import { gstRate, rupeesOfPaise } from '@pramaan/domain/money'
import { isStaff } from '@pramaan/domain/role'
import type { Deps } from '../../deps.ts'
import { type Routes, withOwnTransaction } from '../../http/calls/call.ts'
import { found, refuse } from '../../http/refusals/refuse.ts'
import { findCoupon } from './coupons/coupons.queries.ts'
import { usableCoupon } from './coupons/usable-coupon.ts'
import { listRoutes } from './lists/lists.ts'
import { createOrder } from './orders/create-order.ts'
import type { OrderItem } from './orders/order-items.queries.ts'
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
      const item = await checkedItem(db, actor.id, body)
      const coupon = await usableCoupon(deps, db, item, await findCoupon(db, body.CouponCode))
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
async function priceOf(db: Db, item: OrderItem) {
  if (item.purpose === 'PlacementDrive') return (await readPrices(db)).drive
  return found(await kinds[item.purpose].price(db, item))
}

type CheckedCoupon = Parsed<Contract['payments']['checkCoupon']>['body']

/** The order item for which a coupon is checked. */
async function checkedItem(db: Db, personId: number, body: CheckedCoupon): Promise<OrderItem> {
  const { AppliedTo: purpose, PlacementDriveId, CourseID, Offer } = body
  const subjectId = PlacementDriveId ?? CourseID ?? codeOf(Offer)
  return { personId, purpose, subjectId, boughtBefore: purpose === 'Plan' ? await countPlanGrants(db, personId) : 0 }
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
