import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { isApplicationCreated } from '@pramaan/domain/job-application'
import { type Applying, useApplication } from '@pramaan/features/applications/sending/use-application.ts'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { usePayment } from '@pramaan/features/payments/use-payment.ts'
import { showToast } from '@pramaan/ui/toaster'
import { useQuery } from '@tanstack/react-query'
import { useOpeningPaid } from '../../openings/use-opening-paid.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The shortest time that the toasts of a drive application stay, in milliseconds (001, section 9). */
const driveToastMilliseconds = 3000

/** Shows a toast for a step of the application, with the spec's text and duration (document 001 §8, §9). */
function useDriveToast() {
  const t = useTexts()
  return (key: 'drives.requested.toast' | 'drives.paid.toast') =>
    showToast({ text: t(key), tone: 'success', leastMilliseconds: driveToastMilliseconds })
}

/**
 * Requests to join a drive, for the first time or again after noPayment; the server knows which (D22). Without a
 * network the request is saved and sent later.
 */
export function useRequest(drive: Pick<Drive, 'ID' | 'Title'>, onRequested: () => void): Applying {
  const toast = useDriveToast()
  return useApplication({ kind: 'drive', id: drive.ID, title: drive.Title }, () => {
    toast('drives.requested.toast')
    onRequested()
  })
}

/**
 * Pays a drive's fee. The payment counts once the server answers with the text of success (document 001 §4); until then
 * the bank or the server is still busy.
 */
export function useDrivePayment(driveId: number) {
  const api = useApi()
  const { ID } = usePerson()
  const changed = useOpeningPaid('drives')
  const toast = useDriveToast()
  const body = { JobID: null, JobTitle: null, placementID: driveId, tokenUserID: ID, status: 'Applied' as const }
  const isConfirmed = async () => isApplicationCreated((await api.applications.apply({ body })).data)
  return usePayment(
    {
      async start(CouponCode) {
        const order = await api.payments.createDriveOrder({
          body: { UserId: ID, PlacementDriveId: driveId, ...(CouponCode && { CouponCode }) },
        })
        if (order.data.paid && !(await isConfirmed())) throw new Error('The application was not confirmed')
        return order
      },
      async verify(ids) {
        const verified = await api.payments.verifyDrive({ body: { ...ids, PlacementDriveId: driveId } })
        if (verified.data.state !== 'fulfilled' || (await isConfirmed())) return verified
        return { data: { state: 'waiting' } }
      },
    },
    (ending) => {
      changed()
      if (ending === 'fulfilled') toast('drives.paid.toast')
    },
  )
}

/** The candidate's application to a drive with its timeline; undefined if there is none. */
export function useDriveApplication(driveId: number) {
  const api = useApi()
  const mine = useQuery(api.applications.mine.query({ query: { kind: 'drive', pageSize: 50 } }))
  return mine.data?.data.find(({ PlacementDriveID }) => PlacementDriveID === driveId)
}
