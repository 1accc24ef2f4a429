import { orderPurposes, orderStates } from '@pramaan/domain/payment'
import { InlineChoice } from '../../lists/filters/inline-filters.tsx'
import { ListSearch } from '../../lists/filters/list-search.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { PaymentFilters as Filters } from './use-payments.ts'

type PaymentFiltersProps = { filters: Filters; onSearch: (change: Partial<Filters>) => void }

/** The search by payer or order, and one purpose and one status; each applies at once. */
export function PaymentFilters({ filters, onSearch }: PaymentFiltersProps) {
  const t = useTexts()
  const any = { value: '', label: t('payments.any') }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-60 flex-1">
        <ListSearch label={t('payments.find')} term={filters.term} onTerm={(term) => onSearch({ term })} />
      </div>
      <InlineChoice
        label={t('payments.status')}
        value={filters.status ?? ''}
        options={[any, ...orderStates.map((value) => ({ value, label: t(`payments.state.${value}`) }))]}
        onValue={(value) => onSearch({ status: orderStates.find((known) => known === value) })}
      />
      <InlineChoice
        label={t('payments.for')}
        value={filters.purpose ?? ''}
        options={[any, ...orderPurposes.map((value) => ({ value, label: t(`payments.purpose.${value}`) }))]}
        onValue={(value) => onSearch({ purpose: orderPurposes.find((known) => known === value) })}
      />
    </div>
  )
}
