import { type FunnelLine, narrowestStep } from '@pramaan/domain/statistics'
import { ChartCard } from '@pramaan/ui/chart-card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { FunnelChart } from '@pramaan/ui/funnel-chart'
import { useLabels } from '@pramaan/ui/labels'
import { Filter } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** A step of a funnel. */
type Step =
  | 'signed-up'
  | 'profile-complete'
  | 'applied'
  | 'shortlisted'
  | 'in-communication'
  | 'interviewed'
  | 'hired'
  | 'requested'
  | 'accepted'
  | 'paid'

type FunnelCardProps = {
  title: string
  note?: ReactNode
  /** The unit: people, requests. */
  counted: string
  lines: readonly FunnelLine<Step>[]
}

/** A funnel with the largest loss marked, and its table; the steps that nobody has reached are named below. */
export function FunnelCard({ title, note, counted, lines }: FunnelCardProps) {
  const t = useTexts()
  const { percent } = useLabels()
  const reached = lines.filter(({ people }) => people > 0)
  const none = lines.slice(reached.length).map(({ step }) => t(`funnel.${step}`))
  const narrowest = narrowestStep(reached)
  const share = (value: number | null) => (value === null ? '' : percent(value))
  return (
    <ChartCard
      title={title}
      note={note}
      table={{
        heads: [t('funnel.step'), counted, t('funnel.share')],
        lines: lines.map((line) => ({ label: t(`funnel.${line.step}`), values: [line.people, share(line.share)] })),
      }}
    >
      {reached.length === 0 ? (
        <EmptyState bare icon={Filter} title={t('funnel.nobody')} text={t('funnel.nobody.text')} />
      ) : (
        <>
          <FunnelChart
            label={title}
            heads={[counted, t('funnel.share')]}
            steps={reached.map((line) => ({ name: t(`funnel.${line.step}`), count: line.people, share: line.share }))}
            narrowest={narrowest && t(`funnel.${narrowest}`)}
          />
          {none.length > 0 && (
            <p className="mt-3 text-sm text-ink-muted">{t('funnel.none', { steps: none.join(', ') })}</p>
          )}
        </>
      )}
    </ChartCard>
  )
}
