import { TipRotator } from '@pramaan/ui/tip-rotator'
import { useTexts } from '../../texts/use-texts.ts'
import { tipRotation } from './carousel-pace.ts'

/** Five tips; the tip changes every four seconds (document 001 §9). */
export function Tips() {
  const t = useTexts()
  const tips = Array.from({ length: tipRotation.tips }, (_, index) => t(`tips.${(index + 1) as 1 | 2 | 3 | 4 | 5}`))
  return <TipRotator label={t('tips')} tips={tips} intervalMs={tipRotation.intervalMs} />
}
