import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isOpen, paymentDay } from '@pramaan/domain/drive'
import { isSettled } from '@pramaan/domain/drive-application'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'

/** The fee of a drive in rupees; undefined while loading. */
export function useDriveFee(): number | undefined {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.PlacementDrive
}

/** The deadline of a drive's fee, formatted; undefined once it has passed (D58). */
export function usePaymentDay({ FromDate }: Pick<Drive, 'FromDate'>): string | undefined {
  const { now } = usePlatform()
  const day = paymentDay({ fromDate: FromDate as IndiaDay }, now())
  return day && dayText(day)
}

/** What a drive costs, what for, the deadline and when it is refunded; shown before the first press (D58). */
export function DriveFeeLine({ drive }: { drive: Drive }) {
  const t = useTexts()
  const fee = useDriveFee()
  const { now } = usePlatform()
  const day = usePaymentDay(drive)
  if (!fee || !isOpen(lastDay(drive), now()) || isSettled(drive.status ?? 'NotApplied')) return null
  const amount = rupeesText(paiseOfRupees(fee))
  return (
    <p className="text-sm text-ink-muted">
      {day ? t('drives.fee.card', { amount, day }) : t('drives.fee.card.now', { amount })}
    </p>
  )
}

/** The same facts as a list, on the drive's own page, before Apply. */
export function DriveFeeFacts({ drive }: { drive: Drive }) {
  const t = useTexts()
  const fee = useDriveFee()
  const day = usePaymentDay(drive)
  if (!fee) return null
  return (
    <div className="mb-4 flex flex-col gap-2 border-line border-t pt-3">
      <LabelValueList
        items={[
          { label: t('drives.fee'), value: rupeesText(paiseOfRupees(fee)) },
          {
            label: t('drives.fee.when'),
            value: day ? t('drives.fee.when.accepted', { day }) : t('drives.fee.when.now'),
          },
          { label: t('drives.fee.buys'), value: t('drives.fee.buys.text') },
        ]}
      />
      <p className="text-sm text-ink-muted">{t('drives.refund')}</p>
    </div>
  )
}
