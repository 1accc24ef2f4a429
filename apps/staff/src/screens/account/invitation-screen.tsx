import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { OtpForm } from '@pramaan/app-shell/sign-in/code/otp-form.tsx'
import { useSignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { OfferCard } from '../../features/invitations/offer-card.tsx'
import { StaffLayout } from '../../layout/staff-layout.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** What an invitation link offers; accepting it creates the account and asks for the code (D2). */
export function InvitationScreen() {
  const [address] = useSearchParams()
  const flow = useSignInFlow()
  const token = address.get('token') ?? ''
  return (
    <StaffLayout>
      {flow.phase === 'code' && flow.sent ? (
        <OtpForm flow={flow} sent={flow.sent} asRole="Staff" continueTo={() => '/'} />
      ) : (
        <Offer token={token} flow={flow} />
      )}
    </StaffLayout>
  )
}

/** The API refuses shorter ones as malformed; to a person they are simply not an invitation. */
const leastTokenLength = 20

function Offer({ token, flow }: { token: string; flow: ReturnType<typeof useSignInFlow> }) {
  const api = useApi()
  const full = token.length >= leastTokenLength
  const offer = useQuery({ ...api.staff.readInvitation.query({ params: { token } }), enabled: full })
  const isInvalid =
    !full || (offer.error instanceof Refused && ['not-found', 'wrong-state', 'invalid'].includes(offer.error.code))
  if (isInvalid) return <GoneOffer />
  if (offer.error) return <Failure page error={offer.error} onRetry={() => void offer.refetch()} />
  if (!offer.data)
    return (
      <Loading className="flex flex-col gap-6">
        <Skeleton className="h-9 w-3/4" />
        <SkeletonText lines={2} />
        <Skeleton className="h-28" />
        <Skeleton className="h-12" />
      </Loading>
    )
  return <OfferCard token={token} offer={offer.data.data} flow={flow} />
}

function GoneOffer() {
  const t = useTexts()
  return (
    <NotFoundState
      drawing="nothing"
      title={t('offer.gone')}
      text={t('offer.gone.text')}
      href="/login"
      way={t('offer.signIn')}
    />
  )
}
