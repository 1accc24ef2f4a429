import { comparisonOf } from '@pramaan/domain/statistics'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../texts/use-texts.ts'

/** A comparison with the previous period: a sign and a percentage, or the previous figure if that is clearer. */
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
