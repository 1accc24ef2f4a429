import { Card } from '@pramaan/ui/card'
import { useLabels } from '@pramaan/ui/labels'
import { SectionHeader } from '@pramaan/ui/section-header'
import { clsx } from 'clsx'
import { useTexts } from '../../texts/use-texts.ts'
import { limitNames } from './limit-names.ts'
import type { Plans } from './use-plans.ts'

/** What each plan includes: the plans side by side, one row per limit. */
export function PlanTable({ plans: { Plan, Plans: all } }: { plans: Plans }) {
  const t = useTexts()
  const { number } = useLabels()
  const cell = (isCurrent: boolean) => clsx('px-3 py-2.5 text-right', isCurrent ? 'bg-brand-soft' : '')
  return (
    <Card>
      <SectionHeader title={t('plan.compare')} />
      <table className="mt-2 w-full text-sm tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="py-2.5 text-left font-normal text-ink-muted">
              {t('plan.aDay')}
            </th>
            {all.map((one) => (
              <th key={one.Plan} scope="col" className={clsx(cell(one.Plan === Plan), 'rounded-t-control')}>
                {t(`plan.name.${one.Plan}`)}
                {one.Plan === Plan && <span className="block text-xs font-normal">{t('plan.yours')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitNames.map(({ limit }) => (
            <tr key={limit} className="border-line border-t">
              <th scope="row" className="py-2.5 pr-2 text-left font-medium">
                {t(`plan.${limit}`)}
              </th>
              {all.map(({ Plan: name, Limits }) => (
                <td key={name} className={clsx(cell(name === Plan), 'font-semibold')}>
                  {Limits[limit] === null ? t('plan.unlimited') : number(Limits[limit])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
