import { planAfterPayment, planAfterRefund, whyNotBuyPlan } from '@pramaan/domain/employer'
import type { Queryable } from '../../db/client.ts'
import { lockPlan, storePlan } from './plans.queries.ts'
import { readPlanOffers } from './prices.queries.ts'
import type { Kind } from './things.ts'

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
export const planThing: Kind = {
  async whyNotBuy(_deps, db, { personId, subjectId }) {
    const held = await lockPlan(db, personId)
    if (!held || !(await offerOf(db, subjectId))) return 'not-found'
    return whyNotBuyPlan(held) && 'wrong-state'
  },
  async offer(db, { subjectId }) {
    const offer = await offerOf(db, subjectId)
    return offer && { price: offer.price, title: `Premium plan, ${offer.days} days` }
  },
  async give(deps, db, { personId, subjectId }) {
    const [held, offer] = [await lockPlan(db, personId), await offerOf(db, subjectId)]
    if (!held || !offer) return 'gone'
    if (whyNotBuyPlan(held)) return 'already-given'
    await storePlan(db, personId, planAfterPayment(held, offer, deps.now()))
    return undefined
  },
  async takeBack(deps, db, { personId, subjectId }) {
    const [held, offer] = [await lockPlan(db, personId), await offerOf(db, subjectId)]
    if (held && offer) await storePlan(db, personId, planAfterRefund(held, offer, deps.now()))
  },
}
