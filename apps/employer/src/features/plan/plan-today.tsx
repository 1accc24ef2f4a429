import { dateText } from '@pramaan/domain/india-day'
import { Card } from '@pramaan/ui/card'
import { useLabels } from '@pramaan/ui/labels'
import { ProgressBar } from '@pramaan/ui/meter'
import { SectionHeader } from '@pramaan/ui/section-header'
import { useTexts } from '../../texts/use-texts.ts'
import { limitNames } from './limit-names.ts'
import type { Plans } from './use-plans.ts'

/** The current plan, and how much of today's limits is used (D27). */
export function PlanToday({ plans }: { plans: Plans }) {
  const t = useTexts()
  const { Plan, PlanUntil, Limits, UsedToday } = plans
  const until = PlanUntil && t('plan.until', { date: dateText(new Date(PlanUntil)) })
  return (
    <Card>
      <SectionHeader title={t('plan.current', { plan: t(`plan.name.${Plan}`) })} aside={until || undefined} />
      <ul className="mt-3 grid gap-4 sm:grid-cols-3">
        {limitNames.map(({ used, limit }) => (
          <Use key={limit} label={t(`plan.${limit}`)} used={UsedToday[used]} limit={Limits[limit]} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-muted">{t('plan.resets')}</p>
    </Card>
  )
}

function Use({ label, used, limit }: { label: string; used: number; limit: number | null }) {
  const t = useTexts()
  const labels = useLabels()
  return (
    <li className="flex flex-col gap-1.5">
      <span className="text-sm text-ink-muted">{label}</span>
      <span className="text-lg font-semibold tabular-nums">
        {limit === null ? t('plan.used.free', { used: labels.number(used) }) : labels.countOf(used, limit)}
      </span>
      {limit !== null && <ProgressBar label={label} percent={limit === 0 ? 100 : (100 * used) / limit} />}
    </li>
  )
}
