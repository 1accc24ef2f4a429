import { Refused } from '@pramaan/api-client'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { StorePurpose } from '@pramaan/domain/payment'
import { Card } from '@pramaan/ui/card'
import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { useCoursePayment } from '../../features/courses/use-courses.ts'
import { useDrivePayment } from '../../features/drives/use-drives.ts'
import { PayLinkCard } from '../../features/pay-link/pay-link-card.tsx'
import { NoPayLink, UnusablePayLink } from '../../features/pay-link/unusable-pay-link.tsx'
import { type PayLink, usePayLink } from '../../features/pay-link/use-pay-link.ts'
import { useVspPayment } from '../../features/vsp/use-vsp.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A payment link that the team made for the signed-in person (D39). */
export function PayLinkScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  return (
    <div className="mx-auto flex w-full max-w-140 flex-col gap-4">
      <PageHeader title={t('payLink.title')} />
      <Link orderId={search.get('order') ?? ''} />
    </div>
  )
}

function Link({ orderId }: { orderId: string }) {
  const t = useTexts()
  const { data, error, refetch } = usePayLink(orderId)
  if (error instanceof Refused && isNoLink(error)) return <NoPayLink />
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <PayLinkSkeleton />
  if (!data.data.Payable) return <UnusablePayLink link={data.data} />
  const Offer = offers[data.data.Purpose]
  return (
    <>
      <p className="-mt-2 text-ink-muted">{t('payLink.text')}</p>
      <Offer link={data.data} />
    </>
  )
}

/** An unknown link, another person's, or a malformed address. */
function isNoLink({ code }: Refused) {
  return code === 'not-found' || code === 'invalid'
}

const offers: Readonly<Record<StorePurpose, ComponentType<{ link: PayLink }>>> = {
  VSP: VspOffer,
  PlacementDrive: DriveOffer,
  Course: CourseOffer,
}

function VspOffer({ link }: { link: PayLink }) {
  const t = useTexts()
  return <PayLinkCard link={link} payment={useVspPayment(usePerson().ID)} refundText={t('vsp.refund')} />
}

function DriveOffer({ link }: { link: PayLink }) {
  const t = useTexts()
  return <PayLinkCard link={link} payment={useDrivePayment(link.SubjectID)} refundText={t('drives.refund')} />
}

function CourseOffer({ link }: { link: PayLink }) {
  const t = useTexts()
  return <PayLinkCard link={link} payment={useCoursePayment(link.SubjectID)} refundText={t('courses.refund')} />
}

function PayLinkSkeleton() {
  return (
    <Card>
      <Loading className="flex flex-col gap-4">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-24" />
        <Skeleton className="h-11" />
      </Loading>
    </Card>
  )
}
