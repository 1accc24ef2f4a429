import { type CurrentPlan, firstPlan, planAfterPayment, planOffers } from '@pramaan/domain/employer'
import type { Employer } from '../employers/employers.ts'
import { type Random, streamOf } from '../random.ts'
import { daysAgo, known, type World } from '../world.ts'
import type { Sale } from './sale.ts'

const [month, year] = planOffers
const dayMs = 86_400_000

/** Days of a plan that an employer bought. */
type PlanSale = Sale & { offer: (typeof planOffers)[number] }

/** The plans that employers bought: most of who hold one paid for it, and a few let theirs lapse. */
export function planSalesOf(world: World, employers: readonly Employer[]): PlanSale[] {
  return employers
    .filter(({ account }) => account.id !== known.employer.id)
    .flatMap((employer) => {
      const random = streamOf(world.seed, 'plan-sale', employer.account.id)
      const holdsOne = employer.profile.plan !== firstPlan
      const bought = holdsOne ? running(world, employer, random) : lapsed(world, employer, random)
      return bought.map(([offer, days], times) => ({
        personId: employer.account.id,
        purpose: 'Plan' as const,
        subjectId: offer.code,
        boughtBefore: times,
        price: offer.price,
        amount: offer.price,
        couponId: null,
        at: daysAgo(world, days),
        returnableFrom: null,
        offer,
      }))
    })
}

type Bought = readonly (readonly [(typeof planOffers)[number], daysAgo: number])[]

function ageOf(world: World, { account }: Employer): number {
  return (world.now.getTime() - account.createdAt.getTime()) / dayMs
}

/** What a plan that runs was bought as; nothing where it was given for good. */
function running(world: World, employer: Employer, random: Random): Bought {
  const back = random.next()
  const wayOf = {
    month: [[month, 2 + 26 * back]],
    renewed: [
      [month, 20 + 9 * back],
      [month, 2 + 10 * back],
    ],
    year: [[year, 1 + (Math.min(300, ageOf(world, employer)) - 2) * back]],
    given: [],
  } as const satisfies Record<string, Bought>
  return wayOf[random.weighted(ways)]
}

const ways = [
  ['month', 45],
  ['renewed', 20],
  ['year', 20],
  ['given', 15],
] as const

function lapsed(world: World, employer: Employer, random: Random): Bought {
  const longest = ageOf(world, employer) - 34
  return random.chance(0.15) && longest > 0 ? [[month, 32 + longest * random.next()]] : []
}

/** What an employer's row says of the plan: the paid days one after another, else the plan that was given. */
export function currentPlanOf({ account, profile }: Employer, sales: readonly PlanSale[]): CurrentPlan {
  const ownSales = sales.filter(({ personId }) => personId === account.id)
  if (ownSales.length === 0) return { plan: profile.plan, planUntil: null }
  const before: CurrentPlan = { plan: firstPlan, planUntil: null }
  return ownSales.reduce((current, { offer, at }) => planAfterPayment(current, offer, at), before)
}
