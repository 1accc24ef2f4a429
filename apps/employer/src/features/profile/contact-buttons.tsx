import { formatPhone } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { LinkButton } from '@pramaan/ui/link-button'
import { showToast } from '@pramaan/ui/toaster'
import { Copy, Mail, Phone } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { RevealFailure } from './reveal-failure.tsx'
import type { Reveal, RevealPart } from './use-reveal.ts'

/**
 * A candidate's phone and e-mail: a button asks for them, which is logged, then they can be called or written to (D30).
 */
export function ContactButtons({ reveal }: { reveal: Reveal }) {
  const t = useTexts()
  const note = useId()
  const contact = reveal.data?.data
  if (contact) return <Revealed phone={contact.Phone} email={contact.Email} part={reveal.variables} />
  const show = (way: RevealPart) => ({
    busy: reveal.isPending && reveal.variables !== 'files' && t('contact.busy'),
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
      {reveal.error && reveal.variables !== 'files' && <RevealFailure error={reveal.error} />}
    </>
  )
}

/** Replaces the pressed button and takes its focus. */
function takeFocus(link: HTMLElement | null) {
  link?.focus({ preventScroll: true })
}

function Revealed({
  phone,
  email,
  part,
}: {
  phone: string | null
  email: string | null
  part: RevealPart | undefined
}) {
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
            {...(part === 'phone' && { ref: takeFocus })}
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
            {...(part === 'email' && { ref: takeFocus })}
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

/** A phone number or address as a link with a copy button, because many computers can't make calls. */
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
