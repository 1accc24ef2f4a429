import { type ShortlistStatus, whyNotMessage } from '@pramaan/domain/shortlist'
import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { messagesWith } from '@pramaan/features/paths/messages-path.ts'
import { Button } from '@pramaan/ui/button'
import { Link } from '@pramaan/ui/link'
import { LinkButton } from '@pramaan/ui/link-button'
import { MessageSquare } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

type MessageLinkProps = { candidate: { ID: number; FullName: string; shortlisted: number | null } }

/** Whether an employer may write to a candidate with this status. */
function mayWrite(status: number | null): boolean {
  return !whyNotMessage(status as ShortlistStatus)
}

/** A link to the messages with a candidate, in a list; hidden for candidates who are not shortlisted. */
export function MessageIcon({ candidate: { ID, FullName, shortlisted } }: MessageLinkProps) {
  const t = useTexts()
  if (!mayWrite(shortlisted)) return null
  const label = t('messages.label', { name: FullName })
  return (
    <Link
      href={messagesWith(ID)}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-control text-ink-muted transition-colors enabled-hover:bg-ink/6 enabled-hover:text-ink"
    >
      <MessageSquare aria-hidden className="size-5" />
    </Link>
  )
}

/** The same as a button on a profile; `main` when it is the only action left. */
export function MessageButton({ candidate: { ID, shortlisted }, main }: MessageLinkProps & { main?: boolean }) {
  const t = useTexts()
  const closed = useWhyClosed()
  if (!mayWrite(shortlisted)) return null
  if (closed)
    return (
      <Button tone="quiet" disabled title={t(`companyProof.closed.${closed}`)} icon={<MessageSquare />}>
        {t('pipeline.message')}
      </Button>
    )
  return (
    <LinkButton tone={main ? 'primary' : 'quiet'} href={messagesWith(ID)} icon={<MessageSquare />}>
      {t('pipeline.message')}
    </LinkButton>
  )
}
