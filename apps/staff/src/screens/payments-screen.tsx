import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { useLabels } from '@pramaan/ui/labels'
import { PageHeader } from '@pramaan/ui/page-header'
import { useState } from 'react'
import { PaymentsTable } from '../features/payments/payments-table.tsx'
import { SpanForm } from '../features/payments/span-form.tsx'
import { isCrossed, type Payment, usePayments, usePaymentsAddress } from '../features/payments/use-payments.ts'
import { RefundDialog } from '../features/refunds/refund-dialog.tsx'
import { ScreenCrumbs } from '../frame/screen-crumbs.tsx'
import { useTexts } from '../texts/use-texts.ts'

/** The platform's payments by days (document 002 §2.8; D52). */
export function PaymentsScreen() {
  const t = useTexts()
  const { role } = usePerson()
  const { number } = useLabels()
  const { span, pageIndex, search, goTo } = usePaymentsAddress()
  const { data, error, refetch } = usePayments(span, pageIndex)
  const answer = isCrossed(span) ? { data: [], totalCount: 0 } : data
  const count = answer?.totalCount
  const [refunding, setRefunding] = useState<Payment>()
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: t('titles.payments') }]} />}
        title={t('titles.payments')}
        beside={count !== undefined && t('payments.count', { count, shown: number(count) })}
        actions={<SpanForm key={`${span.startDate} ${span.endDate}`} span={span} onSearch={search} />}
      />
      {error && !isCrossed(span) ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <PaymentsTable
          rows={answer?.data}
          total={count}
          pageIndex={pageIndex}
          goTo={goTo}
          narrowed={Boolean(span.startDate || span.endDate)}
          onRefund={may(role, 'refundPayments') ? setRefunding : undefined}
        />
      )}
      {refunding && (
        <RefundDialog
          payment={{ ...refunding, purpose: t(`payments.purpose.${refunding.AppliedTo}`) }}
          onClose={() => setRefunding(undefined)}
        />
      )}
    </div>
  )
}
