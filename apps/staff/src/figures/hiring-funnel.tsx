import type { Client } from '@pramaan/api-client'
import { shareOf } from '@pramaan/domain/statistics'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../texts/use-texts.ts'
import { FunnelCard } from './funnel-card.tsx'

type Lines = Awaited<ReturnType<Client['reports']['funnels']>>['data']['hiring']

/** The funnel of the candidates who signed up in a period, from sign-up to hired. */
export function HiringFunnel({ lines }: { lines: Lines }) {
  const t = useTexts()
  const { number, percent } = useLabels()
  const [all, hired] = [lines[0]?.people ?? 0, lines.at(-1)?.people ?? 0]
  const share = shareOf(hired, all)
  return (
    <FunnelCard
      title={t('funnel.hiring')}
      note={share !== null && t('funnel.hiring.note', { all, shown: number(all), hired, percent: percent(share) })}
      counted={t('funnel.candidates')}
      lines={lines}
    />
  )
}
