import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Button } from '@pramaan/ui/button'
import { focusLate } from '@pramaan/ui/focus-late'
import { Link } from '@pramaan/ui/link'
import { LinkButton } from '@pramaan/ui/link-button'
import { showToast } from '@pramaan/ui/toaster'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useWhyClosed } from '../../company/use-why-closed.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'

/** Props of `ContactButton`; `phone` where the role may see it, undefined where it needs a logged reveal. */
export type ContactButtonProps = {
  candidateId: number
  name: string
  phone: string | null | undefined
  /** Shows only the number, without the look of a button, for tables. */
  plain?: boolean
}

/**
 * 'Contact' calls a candidate's phone; for an employer the first press reveals the number, which is logged (document
 * 002 §2.8, D30).
 */
export function ContactButton({ candidateId, name, phone, plain }: ContactButtonProps) {
  const t = usePostingTexts()
  const reveal = useReveal(candidateId)
  const closed = useWhyClosed()
  const shared = useFeatureTexts()
  const known = phone === undefined ? reveal.phone : phone
  const label = known ? t('receivedApplications.contact.call', { name, phone: formatPhone(known) }) : undefined
  if (known && plain)
    return (
      <Link href={`tel:${known}`} aria-label={label} className="enabled-hover:underline tabular-nums max-md:py-2">
        {formatPhone(known)}
      </Link>
    )
  if (known)
    return (
      <LinkButton
        href={`tel:${known}`}
        tone="quiet"
        size="sm"
        icon={<Phone aria-hidden />}
        aria-label={label}
        className="whitespace-nowrap tabular-nums"
        // The pressed button has become this link, so the next press dials.
        {...(reveal.isSuccess && { ref: takeFocus })}
      >
        {formatPhone(known)}
      </LinkButton>
    )
  if (known === null && plain) return <span className="text-ink-muted">{t('receivedApplications.contact.none')}</span>
  if (known === null)
    return (
      <Button tone="quiet" size="sm" disabled icon={<Phone aria-hidden />}>
        {t('receivedApplications.contact.none')}
      </Button>
    )
  return (
    <Button
      tone="quiet"
      size={plain ? 'xs' : 'sm'}
      icon={<Phone aria-hidden />}
      aria-label={reveal.isPending ? undefined : t('receivedApplications.contact.of', { name })}
      disabled={closed !== undefined}
      title={closed ? shared(`companyProof.closed.${closed}`) : t('receivedApplications.contact.logged')}
      busy={reveal.isPending && t('receivedApplications.contact.busy')}
      onClick={() => reveal.mutate()}
    >
      {t('receivedApplications.contact')}
    </Button>
  )
}

function useReveal(candidateId: number) {
  const api = useApi()
  const failureText = useFailureText()
  const cache = useQueryClient()
  // Cached, so that the number appears everywhere on the screen where this person is named.
  const queryKey = [...api.contacts.reveal.key, candidateId]
  const { data: phone } = useQuery<string | null>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY })
  const reveal = useMutation({
    mutationFn: () => api.contacts.reveal({ params: { id: candidateId } }),
    onSuccess: ({ data }) => cache.setQueryData(queryKey, data.Phone),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return { ...reveal, phone }
}

function takeFocus(element: HTMLElement | null) {
  focusLate(element)
}
