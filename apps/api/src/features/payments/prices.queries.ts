import { prices } from '@pramaan/domain/money'
import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { settings } from '../../db/schema/index.ts'

/** The settings that hold prices in paise where they differ from the defaults (D36). */
const priceKeys = { vsp: 'price.vsp', drive: 'price.drive' } as const

/** The prices of a verification and a drive application in paise: the settings', else the spec's. */
export async function readPrices(db: Queryable): Promise<{ vsp: number; drive: number }> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.values(priceKeys)))
  const set = (key: string, usual: number) => {
    const value = rows.find((row) => row.key === key)?.value
    return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : usual
  }
  return { vsp: set(priceKeys.vsp, prices.vsp), drive: set(priceKeys.drive, prices.drive) }
}
