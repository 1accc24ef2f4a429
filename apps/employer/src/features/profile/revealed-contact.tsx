import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { formatPhone } from '@pramaan/domain/phone'
import { IconButton } from '@pramaan/ui/icon-button'
import { LinkButton } from '@pramaan/ui/link-button'
import { showToast } from '@pramaan/ui/toaster'
import { Copy, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { takeFocus } from './take-focus.ts'
import type { RevealPart } from './use-reveal.ts'

/** A candidate’s phone and e-mail, once revealed. */
export function RevealedContact({
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
    const isCopied = await copyText(copied)
    showToast(
      isCopied
        ? { text: t('contact.copied', { what: copied }), tone: 'success' }
        : { text: t('contact.copyFailed'), tone: 'danger' },
    )
  }
  return (
    <div className="flex min-w-0 items-center gap-1">
      {children}
      <IconButton label={name} icon={<Copy />} onClick={() => void copy()} />
    </div>
  )
}
