import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { may } from '@pramaan/domain/capability'
import { useLabels } from '@pramaan/ui/labels'
import { useState } from 'react'
import { DateRangeForm } from '../../features/payments/date-range-form.tsx'
import { MoneyFilter } from '../../features/payments/money-filter.tsx'
import { PaymentFilters } from '../../features/payments/payment-filters.tsx'
import { PaymentsTable } from '../../features/payments/payments-table.tsx'
import {
  type Payment,
  type PaymentFilters as PaymentFiltersOf,
  queryOf,
  usePayments,
  usePaymentsAddress,
} from '../../features/payments/use-payments.ts'
import { RefundDialog } from '../../features/refunds/refund-dialog.tsx'
import { AddressViews } from '../../features/saved-views/address-views.tsx'
import { FileButton } from '../../lists/export/file-button.tsx'
import { BesideDays, isCrossed } from '../../lists/filters/day-fields.tsx'
import { FilterArea } from '../../lists/filters/filter-area.tsx'
import { ListLayout } from '../../lists/table/list-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

function noneText({ term, purpose, status, ...days }: PaymentFiltersOf) {
  if (term || purpose || status) return 'payments.none.narrowed'
  return Object.values(days).some(Boolean) ? 'payments.none.filtered' : 'payments.none.text'
}

/** The platform's payments by date (document 002 §2.8; D52). */
export function PaymentsScreen() {
  const t = useTexts()
  const { role } = usePerson()
  const { number } = useLabels()
  const { payments } = useApi()
  const { filters, pageIndex, search, goTo } = usePaymentsAddress()
  const { data, error, refetch, onNear } = usePayments(filters, pageIndex)
  const answer = isCrossed(filters) ? { data: [], totalCount: 0, money: null } : data
  const count = answer?.totalCount
  const [refunding, setRefunding] = useState<Payment>()
  return (
    <ListLayout
      title={t('titles.payments')}
      count={count !== undefined && t('payments.count', { count, shown: number(count) })}
      actions={
        <div className="flex flex-wrap items-start gap-2 max-sm:w-full">
          <FilterArea>
            <DateRangeForm key={`${filters.from} ${filters.to}`} range={filters} onSearch={search} />
          </FilterArea>
          <BesideDays>
            <AddressViews list="payments" />
            <FileButton link={() => payments.file({ query: queryOf(filters) })} />
          </BesideDays>
        </div>
      }
      error={!isCrossed(filters) && error}
      onRetry={refetch}
    >
      <PaymentFilters filters={filters} onSearch={search} />
      <MoneyFilter filters={filters} onSearch={search} answer={answer} />
      <PaymentsTable
        rows={answer?.data}
        total={count}
        pageIndex={pageIndex}
        goTo={goTo}
        onNear={onNear}
        none={noneText(filters)}
        onRefund={may(role, 'refundPayments') ? setRefunding : undefined}
      />
      {refunding && (
        <RefundDialog
          payment={{ ...refunding, purpose: t(`payments.purpose.${refunding.AppliedTo}`) }}
          onClose={() => setRefunding(undefined)}
        />
      )}
    </ListLayout>
  )
}
