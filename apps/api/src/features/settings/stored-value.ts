import { paiseOfRupees, rupeesOfPaise } from '@pramaan/domain/money'
import { planLimitKeys, type SettingDefinition } from '@pramaan/domain/setting'
import { limitsOf, planLimitsKey } from '../../http/access/allowance.ts'

/** The row that holds a setting: the limits of all plans share one, prices in paise have their own. */
export function rowKeyOf(setting: SettingDefinition): string {
  return setting.group === 'limits' ? planLimitsKey : setting.key
}

/** The value of a setting in people's units, from its stored row. */
export function valueIn(setting: SettingDefinition, stored: unknown): number | null {
  const limit = planLimitKeys.find(({ key }) => key === setting.key)
  if (limit) return limitsOf(limit.plan, stored)[limit.limit]
  return Number.isSafeInteger(stored) && Number(stored) > 0 ? rupeesOfPaise(Number(stored)) : setting.usual
}

/** The row to store for a setting's new value. */
export function storedWith(setting: SettingDefinition, stored: unknown, value: number | null): unknown {
  const limit = planLimitKeys.find(({ key }) => key === setting.key)
  if (!limit) return paiseOfRupees(Number(value))
  const plans = Object(stored) as Record<string, Record<string, unknown>>
  return { ...plans, [limit.plan]: { ...plans[limit.plan], [limit.limit]: value } }
}
