import type { Queryable } from '@pramaan/database/client'
import { planAt, planNames } from '@pramaan/domain/employer'
import { dayOf, endOfDay, startOfDay } from '@pramaan/domain/india-day'
import { rupeesOfPaise } from '@pramaan/domain/money'
import type { Deps } from '../../deps.ts'
import { limitsOf } from '../../http/access/allowance.ts'
import { found } from '../../http/refusals/refuse.ts'
import { listUses } from '../../services/search/history/search-log.queries.ts'
import { useOfDay } from '../../services/search/limits/admission.ts'
import { findRevealed } from '../contacts/contacts.queries.ts'
import { readPlanOffers } from '../payments/plans/prices.queries.ts'
import { findEmployer, readPlanSettings } from './employers.queries.ts'

/** The content of the upgrade page: the current plan, today's use of its limits, all plans and the offers (D27). */
export async function plansOf(deps: Deps, db: Queryable, employerId: number) {
  await deps.buffers.flush()
  const now = deps.now()
  const today = startOfDay(dayOf(now))
  const { employer } = found(await findEmployer(db, employerId))
  const settings = await readPlanSettings(db)
  const use = useOfDay(await listUses(db, employerId, today))
  const plan = planAt(employer, now)
  return {
    Plan: plan,
    PlanUntil: plan === employer.plan ? (employer.planUntil?.toISOString() ?? null) : null,
    Limits: limitsOf(plan, settings),
    UsedToday: {
      jobRoles: use.jobRolesToday.length,
      filterSearches: use.filterSearchesToday,
      profileViews: (await findRevealed(db, employerId, today)).length,
    },
    ResetsOn: endOfDay(dayOf(now)).toISOString(),
    Plans: planNames.map((name) => ({ Plan: name, Limits: limitsOf(name, settings) })),
    Offers: (await readPlanOffers(db)).map(({ offer, plan, days, price }) => ({
      Offer: offer,
      Plan: plan,
      Days: days,
      Price: rupeesOfPaise(price),
    })),
  }
}
