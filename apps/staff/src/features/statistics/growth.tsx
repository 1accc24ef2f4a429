import { comparisonOf } from '@pramaan/domain/statistics'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../texts/use-texts.ts'

/** How a figure compares with the previous period: a sign and a percentage, or what it was where that says more. */
export function useGrowth() {
  const t = useTexts()
  const { number, percent } = useLabels()
  return ({ now, before }: { now: number; before: number }): string | undefined => {
    const compared = comparisonOf(now, before)
    if (!compared) return undefined
    if (compared.kind === 'same') return t('figures.same')
    if (compared.kind === 'before') return t('figures.before', { count: before, shown: number(before) })
    return compared.percent > 0 ? `▲\u00a0${percent(compared.percent)}` : `▼\u00a0${percent(-compared.percent)}`
  }
}
