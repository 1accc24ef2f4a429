import { dateText } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { type OrderState, paymentMethods, paymentMethodText, whyNotRefund } from '@pramaan/domain/payment'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Payment } from './use-payments.ts'

const shapes: Readonly<Record<OrderState, StatusProps['shape']>> = {
  created: 'open',
  failed: 'off',
  authorized: 'half',
  captured: 'full',
  refunded: 'off',
}

/** The columns of the payments; with `onRefund` each can be refunded. */
export function usePaymentColumns(onRefund: ((payment: Payment) => void) | undefined): Column<Payment>[] {
  const t = useTexts()
  const refundColumn: Column<Payment> = {
    id: 'refund',
    header: t('refund.column'),
    align: 'end',
    card: 'block',
    cell: (payment) =>
      !whyNotRefund({ state: payment.Status, captured: payment.TotalAmount, returned: payment.Refunded }) && (
        <Button
          tone="quiet"
          size="xs"
          aria-label={t('refund.button.of', {
            name: payment.FullName,
            amount: amountText(payment.TotalAmount - payment.Refunded),
          })}
          onClick={() => onRefund?.(payment)}
        >
          {t('refund.button')}
        </Button>
      ),
  }
  const { notAvailable } = useLabels()
  const methodText = useMethodText()
  return [
    {
      id: 'date',
      header: t('payments.date'),
      card: 'aside',
      className: 'tabular-nums md:w-28',
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
    {
      id: 'name',
      header: t('payments.name'),
      fixed: true,
      card: 'title',
      cell: ({ FullName, User_ID }) => <NameLink href={profilePath(User_ID)}>{FullName}</NameLink>,
    },
    { id: 'for', header: t('payments.for'), cell: ({ AppliedTo }) => t(`payments.purpose.${AppliedTo}`) },
    {
      id: 'status',
      header: t('payments.status'),
      cell: ({ Status: state }) => <Status shape={shapes[state]}>{t(`payments.state.${state}`)}</Status>,
    },
    {
      id: 'method',
      header: t('payments.method'),
      card: 'none',
      cell: ({ PaymentMethod }) =>
        PaymentMethod ? methodText(PaymentMethod) : <span className="text-ink-muted">{notAvailable}</span>,
    },
    {
      id: 'order',
      header: t('payments.order'),
      card: 'none',
      cell: ({ OrderID }) => <span className="text-ink-muted">{OrderID}</span>,
    },
    {
      id: 'amount',
      header: t('payments.amount'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ TotalAmount, Refunded, RefundState }) => (
        <>
          <span className="font-semibold">{amountText(TotalAmount)}</span>
          {RefundState && (
            <span className="block text-xs text-ink-muted">
              {t(`refund.state.${RefundState}`, { amount: amountText(Refunded) })}
            </span>
          )}
        </>
      ),
    },
    ...(onRefund ? [refundColumn] : []),
  ]
}

/** A payment method in words; an unknown one keeps the provider's name. */
function useMethodText() {
  const t = useTexts()
  return (method: string) => {
    const known = paymentMethods.find((one) => one === method)
    return known ? t(`payments.method.${known}`) : paymentMethodText(method)
  }
}
