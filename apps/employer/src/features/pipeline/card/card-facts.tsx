import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago, useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { dot } from '@pramaan/domain/dotted'
import { Badge } from '@pramaan/ui/badge'
import { useLabels } from '@pramaan/ui/labels'
import { Link } from '@pramaan/ui/link'
import { SealedName } from '@pramaan/ui/seal'
import { Briefcase, MessageSquare } from 'lucide-react'
import { shortlistedAddress } from '../../../shortlisted-address.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { DecideBadge } from '../decide/decide-badge.tsx'
import type { Card } from '../stages/board-state.ts'

/** A candidate's name with the seal, linked to the profile. */
export function CardName({ card }: { card: Card }) {
  const t = useTexts()
  return (
    <Link href={shortlistedAddress(card.ID)} draggable={false} className="font-semibold enabled-hover:text-brand">
      <SealedName
        name={card.FullName}
        seal={isVerified(card.HrComments) ? t('profile.verified') : undefined}
        size={16}
      />
    </Link>
  )
}

/** A candidate's latest position, or the level if there is none. */
export function usePosition(): (card: Card) => string | null {
  const option = useOptionText()
  return ({ Experience: [latest], ExperienceLevel }) => latest?.title ?? (ExperienceLevel && option(ExperienceLevel))
}

/** That the last message is the candidate's, which waits for an answer. */
function Replied({ at }: { at: string }) {
  const t = useTexts()
  const ago = useAgo()
  return (
    <p className="flex max-w-full py-0.5">
      <Badge icon={<MessageSquare aria-hidden />}>{t('pipeline.replied', { ago: ago(at) })}</Badge>
    </p>
  )
}

/** The lines below a card's name: position, the job they are considered for, city, and time in this stage. */
export function CardFacts({ card }: { card: Card }) {
  const { notAvailable: none } = useLabels()
  const option = useOptionText()
  const positionOf = usePosition()
  return (
    <>
      <p className="max-sm:wrap-anywhere sm:truncate text-sm text-ink-muted">{positionOf(card) ?? none}</p>
      {card.JobTitle && (
        <p className="flex max-w-full py-0.5">
          <Badge icon={<Briefcase aria-hidden />}>{card.JobTitle}</Badge>
        </p>
      )}
      {card.DecideBy && (
        <p className="flex max-w-full py-0.5">
          <DecideBadge day={card.DecideBy} />
        </p>
      )}
      {card.RepliedOn && <Replied at={card.RepliedOn} />}
      {card.Reason && <p className="line-clamp-3 wrap-anywhere text-ink-muted text-xs">{option(card.Reason)}</p>}
      <p className="flex text-xs text-ink-muted">
        <span className="max-sm:wrap-anywhere sm:truncate">
          {card.Experience[0]?.companyName || card.Location || none}
        </span>
        <span className="whitespace-nowrap">
          {dot}
          <Ago at={card.MovedOn} />
        </span>
      </p>
    </>
  )
}
