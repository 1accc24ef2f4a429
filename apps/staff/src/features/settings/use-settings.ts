import type { Client } from '@pramaan/api-client'
import { amountText } from '@pramaan/domain/money'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../texts/use-texts.ts'

/** A setting with its value. */
export type Setting = Awaited<ReturnType<Client['settings']['list']>>['data'][number]

/** A formatted value of a setting: ₹500, '10 a day', 'No limit'. */
export function useSettingValue() {
  const t = useTexts()
  const { number } = useLabels()
  return (unit: Setting['Unit'], value: number | null) => {
    if (value === null) return t('prices.noLimit')
    return unit === 'rupees' ? amountText(value) : t('prices.aDay', { value: number(value) })
  }
}
