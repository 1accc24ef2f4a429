import { type Plan, planNames, planOffers, plans } from '../employer/employer.ts'
import { prices, rupeesOfPaise } from '../money/money.ts'

/** The unit of a setting: rupees with GST, or uses a day. */
type SettingUnit = 'rupees' | 'times-a-day'

/** A setting that an Admin may change: its unit, its default, and its bounds. */
export type SettingDefinition = {
  key: string
  group: 'prices' | 'limits'
  unit: SettingUnit
  usual: number | null
  least: number
  most: number
  /** Whether null, meaning no limit, is allowed. */
  mayBeNone: boolean
}

const price = { group: 'prices', unit: 'rupees', least: 1, most: 1_00_000, mayBeNone: false } as const
const limit = { group: 'limits', unit: 'times-a-day', least: 1, most: 1_00_000, mayBeNone: true } as const
const limitNames = ['jobRolesADay', 'filterSearchesADay', 'profileViewsADay'] as const

/** The plan and limit behind a settings key. */
type PlanLimit = { plan: Plan; limit: (typeof limitNames)[number] }

/** The limits of the plans by their keys in the settings (D27). */
export const planLimitKeys: readonly (PlanLimit & { key: string })[] = planNames.flatMap((plan) =>
  limitNames.map((name) => ({ key: `limit.${plan}.${name}`, plan, limit: name })),
)

/** Every setting that an Admin may change, in the order of the screen (D27, D36). */
export const settingDefinitions: readonly SettingDefinition[] = [
  { ...price, key: 'price.vsp', usual: rupeesOfPaise(prices.vsp) },
  { ...price, key: 'price.drive', usual: rupeesOfPaise(prices.drive) },
  ...planOffers.map((offer) => ({
    ...price,
    key: `price.plan.${offer.offer}`,
    usual: rupeesOfPaise(offer.price),
  })),
  ...planLimitKeys.map(({ key, plan, limit: name }) => ({ ...limit, key, usual: plans[plan][name] })),
]

export function settingOf(key: string): SettingDefinition | undefined {
  return settingDefinitions.find((one) => one.key === key)
}

/** Why a setting is refused, with a sentence on how to fix it. */
export const settingMessages = {
  'needs-value': 'Enter a number.',
  'not-whole': 'Enter a whole number.',
  'too-precise': 'At most two decimals.',
  'out-of-range': 'This is outside what is possible here.',
} as const

/** Why a setting can't get a value; null is "no limit". */
export function whyNotSetting(
  setting: SettingDefinition,
  value: number | null,
): keyof typeof settingMessages | undefined {
  if (value === null) return setting.mayBeNone ? undefined : 'needs-value'
  if (!Number.isFinite(value)) return 'needs-value'
  if (setting.unit === 'times-a-day' && !Number.isInteger(value)) return 'not-whole'
  if (setting.unit === 'rupees' && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) return 'too-precise'
  return value < setting.least || value > setting.most ? 'out-of-range' : undefined
}
