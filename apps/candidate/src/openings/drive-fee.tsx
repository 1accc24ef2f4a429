import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isFeeOverdue, isOpen, lastFeeDay } from '@pramaan/domain/drive'
import { isSettled, isToPay } from '@pramaan/domain/drive-application'
import { dayText } from '@pramaan/domain/india-day'
import { paiseOfRupees, rupeesText } from '@pramaan/domain/money'
import { driveDays, lastDay } from '@pramaan/features/drives/drive-days.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'

/** The fee of a drive in rupees; undefined while loading. */
export function useDriveFee(): number | undefined {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.PlacementDrive
}

/**
 * The last day to pay a drive's fee, formatted, and whether it is over; for a request that is not accepted yet, the day
 * as if it were accepted today.
 */
export function useFeeDay(): (drive: Pick<Drive, 'FromDate' | 'ToDate' | 'status' | 'StatusOn'>) => FeeDay {
  const { now } = usePlatform()
  return ({ status, StatusOn, ...days }) => {
    const at = StatusOn && isToPay(status ?? 'NotApplied') ? new Date(StatusOn) : now()
    return { day: dayText(lastFeeDay(driveDays(days), at)), overdue: isFeeOverdue(driveDays(days), at, now()) }
  }
}

type FeeDay = { day: string; overdue: boolean }

/** A drive's fee, what it pays for, the deadline and when it is refunded; shown before the first press (D58). */
export function DriveFeeLine({ drive }: { drive: Drive }) {
  const t = useTexts()
  const fee = useDriveFee()
  const { now } = usePlatform()
  const { day, overdue } = useFeeDay()(drive)
  const status = drive.status ?? 'NotApplied'
  if (!fee || !isOpen(lastDay(drive), now()) || isSettled(status)) return null
  const amount = rupeesText(paiseOfRupees(fee))
  const owed = overdue ? 'drives.fee.card.overdue' : 'drives.fee.card.owed'
  return <p className="text-sm text-ink-muted">{t(isToPay(status) ? owed : 'drives.fee.card', { amount, day })}</p>
}

/** The same facts as a list, on the drive's own page, before Apply. */
export function DriveFeeFacts({ drive }: { drive: Drive }) {
  const t = useTexts()
  const fee = useDriveFee()
  const { day } = useFeeDay()(drive)
  if (!fee) return null
  return (
    <div className="mb-4 flex flex-col gap-2 border-line border-t pt-3">
      <LabelValueList
        items={[
          { label: t('drives.fee'), value: rupeesText(paiseOfRupees(fee)) },
          {
            label: t('drives.fee.when'),
            value: t('drives.fee.when.accepted', { day }),
          },
          { label: t('drives.fee.buys'), value: t('drives.fee.buys.text') },
        ]}
      />
      <p className="text-sm text-ink-muted">{t('drives.refund')}</p>
    </div>
  )
}
