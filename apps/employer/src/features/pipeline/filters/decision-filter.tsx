import { decisionPeriods } from '@pramaan/domain/pipeline'
import { FilterButton } from '@pramaan/ui/filter-button'
import { Menu } from '@pramaan/ui/menu'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Narrowing } from './use-pipeline-filters.ts'

/** Those to be decided up to a day, and the order by that day. */
export function DecisionFilter({ narrowing: { filters, sort, change } }: { narrowing: Narrowing }) {
  const t = useTexts()
  const byDay = sort === 'decide-by'
  return (
    <Menu
      align="start"
      trigger={
        <FilterButton
          label={t(filters.due ? `decide.filter.${filters.due}` : 'decide.filter')}
          className={filters.due || byDay ? 'border-brand bg-brand-soft' : ''}
        />
      }
      items={[
        { label: t('decide.filter.any'), checked: !filters.due, onSelect: () => change({ due: undefined }) },
        ...decisionPeriods.map((due) => ({
          label: t(`decide.filter.${due}`),
          checked: due === filters.due,
          onSelect: () => change({ due }),
        })),
        {
          label: t('decide.sort'),
          checked: byDay,
          separator: true,
          onSelect: () => change({ sort: byDay ? undefined : 'decide-by' }),
        },
      ]}
    />
  )
}
