import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { Button } from '@pramaan/ui/button'
import { Mail, Phone } from 'lucide-react'
import { useId } from 'react'
import { ClosedReason } from '../../company/closed-reason.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { RevealFailure } from './reveal-failure.tsx'
import { RevealedContact } from './revealed-contact.tsx'
import type { Reveal, RevealPart } from './use-reveal.ts'

/**
 * A candidate's phone and e-mail: a button asks for them, which is logged, then they can be called or written to (D30).
 */
export function ContactButtons({ reveal }: { reveal: Reveal }) {
  const t = useTexts()
  const note = useId()
  const contact = reveal.data?.data
  const closed = useWhyClosed()
  if (contact) return <RevealedContact phone={contact.Phone} email={contact.Email} part={reveal.variables} />
  const show = (way: RevealPart) => ({
    busy: reveal.isPending && reveal.variables !== 'files' && t('contact.busy'),
    onClick: () => reveal.mutate(way),
    disabled: closed !== undefined,
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
        {closed ? <ClosedReason why={closed} /> : t('contact.logged')}
      </p>
      {reveal.error && reveal.variables !== 'files' && <RevealFailure error={reveal.error} />}
    </>
  )
}
