import { growthOf } from '@pramaan/domain/statistics'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../texts/use-texts.ts'

/** How a figure compares with the previous period, as a sign and a number. */
export function useGrowth() {
  const t = useTexts()
  const { percent } = useLabels()
  return ({ now, before }: { now: number; before: number }): string | undefined => {
    const growth = growthOf(now, before)
    if (growth === null) return undefined
    if (growth === 0) return t('figures.same')
    return growth > 0 ? `▲ ${percent(growth)}` : `▼ ${percent(-growth)}`
  }
}
