import type { Queryable } from '@pramaan/database/client'
import { settings } from '@pramaan/database/schema'
import { type PlanOffer, planOffers } from '@pramaan/domain/employer'
import { prices } from '@pramaan/domain/money'
import { inArray } from 'drizzle-orm'

/** The settings that hold prices in paise where they differ from the defaults (D36). */
const priceKeys = { vsp: 'price.vsp', drive: 'price.drive' } as const

/** The prices of a verification and a drive application in paise, from the settings or else the spec. */
export async function readPrices(db: Queryable): Promise<{ vsp: number; drive: number }> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.values(priceKeys)))
  const set = (key: string, usual: number) => {
    const value = rows.find((row) => row.key === key)?.value
    return isPrice(value) ? Number(value) : usual
  }
  return { vsp: set(priceKeys.vsp, prices.vsp), drive: set(priceKeys.drive, prices.drive) }
}

/** The plan offers with their prices in paise, from the settings or else the defaults. */
export async function readPlanOffers(db: Queryable) {
  const keyOf = (offer: PlanOffer) => `price.plan.${offer}`
  const keys = planOffers.map(({ offer }) => keyOf(offer))
  const rows = await db.select().from(settings).where(inArray(settings.key, keys))
  return planOffers.map((offer) => {
    const value = rows.find(({ key }) => key === keyOf(offer.offer))?.value
    return { ...offer, price: isPrice(value) ? Number(value) : Number(offer.price) }
  })
}

function isPrice(value: unknown) {
  return Number.isSafeInteger(value) && Number(value) > 0
}
