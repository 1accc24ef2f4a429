import { lastDay } from '@pramaan/app-kit/drive/drive-days.ts'
import type { Drive } from '@pramaan/app-kit/drive/drive-shapes.ts'
import { usePayment } from '@pramaan/app-kit/payment/use-payment.ts'
import { useApi, usePerson, usePlatform } from '@pramaan/app-kit/platform/platform.tsx'
import { candidateRemainingText, type RemainingTime, remainingTime } from '@pramaan/domain/drive'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

/** Reads everything anew that an application to a drive changes. */
function useDriveChanged() {
  const api = useApi()
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [api.drives.get.key, api.drives.list.key, api.applications.mine.key, api.payments.own.key])
      void queries.invalidateQueries({ queryKey })
  }
}

/** A drive's time left, as data and in the candidate's words (document 001 §4). */
export function useRemaining(drive: Pick<Drive, 'ToDate'>): RemainingTime & { text: string } {
  const { now } = usePlatform()
  const time = remainingTime(lastDay(drive), now())
  return { ...time, text: candidateRemainingText(time) }
}

/** Asks to take part in a drive, for the first time or again after noPayment; the server knows which (D22). */
export function useRequest(driveId: number, onRequested: () => void) {
  const api = useApi()
  const { ID } = usePerson()
  const changed = useDriveChanged()
  return useMutation({
    mutationFn: () =>
      api.applications.apply({
        body: { JobID: null, JobTitle: null, placementID: driveId, tokenUserID: ID, status: 'Pending' },
      }),
    onSuccess: onRequested,
    onSettled: changed,
  })
}

/** The payment of a drive's fee. */
export function useDrivePayment(driveId: number) {
  const api = useApi()
  const { ID } = usePerson()
  const changed = useDriveChanged()
  return usePayment(
    {
      start: (CouponCode) =>
        api.payments.createDriveOrder({
          body: { UserId: ID, PlacementDriveId: driveId, ...(CouponCode && { CouponCode }) },
        }),
      verify: (ids) => api.payments.verifyDrive({ body: { ...ids, PlacementDriveId: driveId } }),
    },
    changed,
  )
}

/** The fee of a drive in rupees, once it is known. */
export function useDriveFee(): number | undefined {
  const api = useApi()
  return useQuery(api.payments.prices.query({})).data?.data.PlacementDrive
}

/** The caller's application to a drive with its timeline; undefined while there is none. */
export function useDriveApplication(driveId: number) {
  const api = useApi()
  const mine = useQuery(api.applications.mine.query({ query: { kind: 'drive', pageSize: 50 } }))
  return mine.data?.data.find(({ PlacementDriveID }) => PlacementDriveID === driveId)
}
