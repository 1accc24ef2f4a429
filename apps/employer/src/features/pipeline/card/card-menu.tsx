import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { type ShortlistStatus, whyNotMessage } from '@pramaan/domain/shortlist'
import { messagesWith } from '@pramaan/features/paths/messages-path.ts'
import { IconButton } from '@pramaan/ui/icon-button'
import { Menu, type MenuItem } from '@pramaan/ui/menu'
import { ArrowRight, CalendarClock, CircleX, Ellipsis, History, MessageSquare, User } from 'lucide-react'
import { shortlistedAddress } from '../../../shortlisted-address.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Actions } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'
import { columnsFrom, needsReason, undecided } from '../stages/stages.ts'

/** The actions on a candidate: 'Move to…' with the allowed stages, message, profile and history. */
export function CardMenu({ card, actions }: { card: Card; actions: Actions }) {
  const t = useTexts()
  const option = useOptionText()
  const columns = columnsFrom(card.shortlisted)
  const moves = columns.map(({ status, title }): MenuItem => {
    const end = needsReason(status)
    return {
      key: title,
      label: end ? t('pipeline.reject') : option(title),
      icon: end ? <CircleX /> : <ArrowRight />,
      danger: end,
      onSelect: () => actions.move([card], status),
    }
  })
  const message: MenuItem[] = whyNotMessage(card.shortlisted as ShortlistStatus)
    ? []
    : [{ label: t('pipeline.message'), icon: <MessageSquare />, href: messagesWith(card.ID) }]
  const decide: MenuItem[] =
    undecided([card]).length > 0
      ? [{ label: t('decide.menu'), icon: <CalendarClock />, onSelect: () => actions.decide([card]) }]
      : []
  const more: MenuItem[] = [
    ...message,
    ...decide,
    { label: t('pipeline.profile'), icon: <User />, href: shortlistedAddress(card.ID) },
    { label: t('pipeline.history'), icon: <History />, onSelect: () => actions.showHistory(card) },
  ].map((item, index) => (index === 0 ? { ...item, separator: moves.length > 0 } : item))
  return (
    <Menu
      trigger={<IconButton label={t('pipeline.card.menu', { name: card.FullName })} icon={<Ellipsis />} />}
      heading={moves.length > 0 ? t('pipeline.moveTo') : undefined}
      items={[...moves, ...more]}
    />
  )
}
