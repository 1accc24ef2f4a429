import { Refused } from '@pramaan/api-client'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { Copy, Mail, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What somebody wants to be reached by. */
type Way = 'phone' | 'email'

/** Phone and e-mail of a candidate: asked for by a button, which is logged, and then dialled or written to (D30). */
export function ContactButtons({ candidateId }: { candidateId: number }) {
  const t = useTexts()
  const note = useId()
  const api = useApi()
  const failureText = useFailureText()
  const reveal = useMutation({ mutationFn: (_: Way) => api.contacts.reveal({ params: { id: candidateId } }) })
  const contact = reveal.data?.data
  if (contact) return <Revealed phone={contact.Phone} email={contact.Email} asked={reveal.variables} />
  const show = (way: Way) => ({
    busy: reveal.isPending && t('contact.busy'),
    onClick: () => reveal.mutate(way),
    'aria-describedby': note,
  })
  return (
    <>
      <Button tone="soft" icon={<Phone />} {...show('phone')}>
        {t('contact.phone')}
      </Button>
      <Button tone="quiet" icon={<Mail />} {...show('email')}>
        {t('contact.email')}
      </Button>
      <p id={note} className="text-xs text-ink-muted">
        {t('contact.logged')}
      </p>
      {reveal.error && (
        <p role="alert" className="text-sm text-danger">
          {failureText(reveal.error)}{' '}
          {isSpent(reveal.error) && (
            <TextLink inline href={paths.plans}>
              {t('plan.see')}
            </TextLink>
          )}
        </p>
      )}
    </>
  )
}

/** Whether more contacts today are a matter of the plan. */
function isSpent(error: Error) {
  return error instanceof Refused && error.code === 'views-limit'
}

/** Takes the place of the button that was pressed, also for the keyboard. */
function takeFocus(link: HTMLElement | null) {
  link?.focus({ preventScroll: true })
}

function Revealed({ phone, email, asked }: { phone: string | null; email: string | null; asked: Way | undefined }) {
  const t = useTexts()
  return (
    <div role="status" className="flex flex-col gap-2">
      {phone ? (
        <Line copied={phone} name={t('contact.copyPhone')}>
          <LinkButton
            tone="soft"
            href={`tel:${phone}`}
            icon={<Phone />}
            className={inLine}
            {...(asked === 'phone' && { ref: takeFocus })}
          >
            {formatPhone(phone)}
          </LinkButton>
        </Line>
      ) : (
        <p className="text-sm text-ink-muted">{t('contact.noPhone')}</p>
      )}
      {email ? (
        <Line copied={email} name={t('contact.copyEmail')}>
          <LinkButton
            tone="quiet"
            href={`mailto:${email}`}
            icon={<Mail />}
            title={email}
            className={inLine}
            {...(asked === 'email' && { ref: takeFocus })}
          >
            <span className="max-sm:wrap-anywhere sm:truncate">{email}</span>
          </LinkButton>
        </Line>
      ) : (
        <p className="text-sm text-ink-muted">{t('contact.noEmail')}</p>
      )}
    </div>
  )
}

const inLine = 'min-w-0 flex-1 shrink!'

/** A way to reach somebody, and beside it the same for the clipboard: a computer often has nothing to dial with. */
function Line({ copied, name, children }: { copied: string; name: string; children: ReactNode }) {
  const t = useTexts()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      showToast({ text: t('contact.copied', { what: copied }), tone: 'success' })
    } catch {
      showToast({ text: t('contact.copyFailed'), tone: 'danger' })
    }
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      {children}
      <IconButton label={name} icon={<Copy />} onClick={() => void copy()} />
    </div>
  )
}
