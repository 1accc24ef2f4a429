import type { Client } from '@pramaan/api-client'
import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { ConsentBoxes } from '@pramaan/app-shell/sign-in/consent/consent-boxes.tsx'
import { FormHeading } from '@pramaan/app-shell/sign-in/form-heading.tsx'
import { SignInFailure } from '@pramaan/app-shell/sign-in/sign-in-failure.tsx'
import type { SignInFlow } from '@pramaan/app-shell/sign-in/use-sign-in-flow.ts'
import { whyNotSendOtp } from '@pramaan/domain/consent'
import { formatPhone, isIndian } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useMutation } from '@tanstack/react-query'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'

type Offer = Awaited<ReturnType<Client['staff']['readInvitation']>>['data']

/** The inviter, the role, and a button: accepting sends the code to the invited number. */
export function OfferCard({ token, offer, flow }: { token: string; offer: Offer; flow: SignInFlow }) {
  const t = useTexts()
  const roleName = useRoleName()
  const api = useApi()
  const { now } = usePlatform()
  const accept = useMutation({
    mutationFn: () => api.staff.acceptInvitation({ params: { token } }),
    onSuccess: () =>
      flow.codeSent({
        contact: { mobile: offer.Phone },
        to: isIndian(offer.Phone) ? 'sms' : 'email',
        sentAt: now().getTime(),
        registering: false,
      }),
  })
  const unticked = whyNotSendOtp(flow.ticked)
  return (
    <div className="flex flex-col gap-6">
      <FormHeading title={t('offer.title', { name: offer.FullName })} text={t('offer.text', { by: offer.InvitedBy })} />
      <Card as="div">
        <LabelValueList
          strong
          items={[
            { label: t('offer.role'), value: roleName(offer.Role) },
            { label: t('offer.phone'), value: formatPhone(offer.Phone) },
          ]}
        />
      </Card>
      <ConsentBoxes ticked={flow.ticked} onTick={flow.tick} />
      <SignInFailure error={accept.error} />
      <Button
        size="lg"
        block
        busy={accept.isPending && t('signIn.authorizing')}
        reason={unticked ? t('signIn.tickBoth') : undefined}
        onClick={() => accept.mutate()}
      >
        {t('offer.accept')}
      </Button>
      {!unticked && <p className="-mt-4 text-center text-sm text-ink-muted">{t('offer.next')}</p>}
    </div>
  )
}
