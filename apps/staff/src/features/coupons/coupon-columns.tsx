import type { Client } from '@pramaan/api-client'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../texts/use-texts.ts'
import { useToggleCoupon } from './use-toggle-coupon.ts'

/** A coupon. */
export type Coupon = Awaited<ReturnType<Client['coupons']['list']>>['data'][number]

/** The columns of the coupons. */
export function useCouponColumns(): Column<Coupon>[] {
  const t = useTexts()
  const { number } = useLabels()
  return [
    {
      id: 'code',
      header: t('coupons.code'),
      card: 'title',
      cell: ({ Code }) => <span className="font-semibold">{Code}</span>,
    },
    {
      id: 'off',
      header: t('coupons.off'),
      className: 'tabular-nums',
      cell: ({ Kind, Value }) => (Kind === 'percent' ? `${number(Value)}%` : amountText(Value)),
    },
    {
      id: 'for',
      header: t('coupons.for'),
      cell: ({ Products }) => Products.map((product) => t(`payments.purpose.${product}`)).join(', '),
    },
    {
      id: 'days',
      header: t('coupons.days'),
      className: 'tabular-nums',
      cell: (coupon) => <Days coupon={coupon} />,
    },
    {
      id: 'uses',
      header: t('coupons.uses'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ Used, LimitTotal }) =>
        LimitTotal === null ? number(Used) : t('coupons.uses.of', { used: number(Used), limit: number(LimitTotal) }),
    },
    {
      id: 'person',
      header: t('coupons.perPerson'),
      cardLabel: true,
      cell: ({ LimitPerPerson: n }) => (n === null ? t('coupons.perPerson.none') : t('coupons.perPerson.times', { n })),
    },
    {
      id: 'state',
      header: t('coupons.state'),
      card: 'aside',
      cell: ({ Active }) => (
        <Status shape={Active ? 'full' : 'off'}>{t(Active ? 'coupons.active' : 'coupons.disabled')}</Status>
      ),
    },
    {
      id: 'action',
      header: t('coupons.action'),
      align: 'end',
      card: 'block',
      cell: (coupon) => <Action coupon={coupon} />,
    },
  ]
}

function Days({ coupon: { FromDate, ToDate } }: { coupon: Coupon }) {
  const t = useTexts()
  const text = (day: string) => dayText(day as IndiaDay)
  if (FromDate && ToDate) return t('coupons.days.range', { from: text(FromDate), to: text(ToDate) })
  if (FromDate) return t('coupons.days.from', { from: text(FromDate) })
  return ToDate ? t('coupons.days.to', { to: text(ToDate) }) : t('coupons.days.always')
}

function Action({ coupon }: { coupon: Coupon }) {
  const t = useTexts()
  const toggle = useToggleCoupon()
  const change = coupon.Active ? 'disable' : 'enable'
  return (
    <Button
      tone="quiet"
      size="xs"
      aria-label={t(`coupons.${change}.of`, { code: coupon.Code })}
      onClick={() => toggle.mutate({ coupon, active: !coupon.Active })}
    >
      {t(`coupons.${change}`)}
    </Button>
  )
}
