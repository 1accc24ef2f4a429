import type { Queryable } from '@pramaan/database/client'
import { planAfterPayment, planAfterRefund, whyNotBuyPlan } from '@pramaan/domain/employer'
import { lockPlan, storePlan } from '../plans/plans.queries.ts'
import { readPlanOffers } from '../plans/prices.queries.ts'
import type { Kind } from './item-kind.ts'

async function offerOf(db: Queryable, subjectId: number) {
  return (await readPlanOffers(db)).find(({ code }) => code === subjectId)
}

/**
 * Days of a plan, which start now or after the paid ones. The order stores the number of earlier purchases, so that the
 * next purchase is a different item, and a second payment of the same purchase is refunded.
 */
export const planItem: Kind = {
  async whyNotBuy(_deps, db, { personId, subjectId }) {
    const current = await lockPlan(db, personId)
    if (!current || !(await offerOf(db, subjectId))) return 'not-found'
    return whyNotBuyPlan(current) && 'wrong-state'
  },
  price: async (db, { subjectId }) => (await offerOf(db, subjectId))?.price,
  titles: async (db) =>
    new Map((await readPlanOffers(db)).map(({ code, days }) => [code, `Premium plan, ${days} days`])),
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
