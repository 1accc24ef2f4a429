import type { Queryable } from '@pramaan/database/client'
import { planAfterPayment, planAfterRefund, whyNotBuyPlan } from '@pramaan/domain/employer'
import { lockPlan, storePlan } from '../plans/plans.queries.ts'
import { readPlanOffers } from '../plans/prices.queries.ts'
import type { Kind } from './order-items.ts'

/** Subjects of one person's plans are counted in steps of this; what is left over is the offer. */
const offersAtMost = 100

/**
 * What an order for days of a plan names: the offer, and how many times the person bought before, so that the next time
 * is another thing and a second payment of one time goes back.
 */
export function planSubject(code: number, boughtBefore: number) {
  return boughtBefore * offersAtMost + code
}

async function offerOf(db: Queryable, subjectId: number) {
  return (await readPlanOffers(db)).find(({ code }) => code === subjectId % offersAtMost)
}

/** Days of a plan, which begin at once or where the paid ones end. */
export const planItem: Kind = {
  async whyNotBuy(_deps, db, { personId, subjectId }) {
    const current = await lockPlan(db, personId)
    if (!current || !(await offerOf(db, subjectId))) return 'not-found'
    return whyNotBuyPlan(current) && 'wrong-state'
  },
  async offer(db, { subjectId }) {
    const offer = await offerOf(db, subjectId)
    return offer && { price: offer.price, title: `Premium plan, ${offer.days} days` }
  },
  async fulfil(deps, db, { personId, subjectId }) {
    const [current, offer] = [await lockPlan(db, personId), await offerOf(db, subjectId)]
    if (!current || !offer) return 'gone'
    if (whyNotBuyPlan(current)) return 'already-given'
    await storePlan(db, personId, planAfterPayment(current, offer, deps.now()))
    return undefined
  },
  async revoke(deps, db, { personId, subjectId }) {
    const [current, offer] = [await lockPlan(db, personId), await offerOf(db, subjectId)]
    if (current && offer) await storePlan(db, personId, planAfterRefund(current, offer, deps.now()))
  },
}
