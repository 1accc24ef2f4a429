import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { useMutation } from '@tanstack/react-query'
import { Mail, Phone } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

/** Phone and e-mail of a candidate: asked for by a button, which is logged, and then dialled or written to (D30). */
export function ContactButtons({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const note = useId()
  const api = useApi()
  const failureText = useFailureText()
  const reveal = useMutation({ mutationFn: () => api.contacts.reveal({ params: { id: candidateId } }) })
  const contact = reveal.data?.data
  if (contact) return <Revealed phone={contact.Phone} email={contact.Email} />
  const show = { busy: reveal.isPending && t('contact.busy'), onClick: () => reveal.mutate(), 'aria-describedby': note }
  return (
    <>
      <Button tone="soft" icon={<Phone />} {...show}>
        {t('contact.phone')}
      </Button>
      <Button tone="quiet" icon={<Mail />} {...show}>
        {t('contact.email')}
      </Button>
      <p id={note} className="text-xs text-ink-muted">
        {t('contact.logged')}
      </p>
      {reveal.error && (
        <p role="alert" className="text-sm text-danger">
          {failureText(reveal.error)}
        </p>
      )}
    </>
  )
}

function Revealed({ phone, email }: { phone: string | null; email: string | null }) {
  const t = useTexts()
  return (
    <div role="status" className="flex flex-col gap-2">
      {phone ? (
        <LinkButton tone="soft" href={`tel:${phone}`} icon={<Phone />}>
          {formatPhone(phone)}
        </LinkButton>
      ) : (
        <p className="text-sm text-ink-muted">{t('contact.noPhone')}</p>
      )}
      {email ? (
        <LinkButton tone="quiet" href={`mailto:${email}`} icon={<Mail />} title={email} className="min-w-0">
          <span className="truncate">{email}</span>
        </LinkButton>
      ) : (
        <p className="text-sm text-ink-muted">{t('contact.noEmail')}</p>
      )}
    </div>
  )
}
