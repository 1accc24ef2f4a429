import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { waitsForStaff } from '@pramaan/domain/help'
import { HelpForm } from '@pramaan/features/help/help-form.tsx'
import { HelpMessages } from '@pramaan/features/help/help-messages.tsx'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { showToast } from '@pramaan/ui/toaster'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'

/** A message to the staff, below the earlier questions and answers; `box` is its field. */
export function AskCard({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const t = useTexts()
  const { help } = useApi()
  const cache = useQueryClient()
  const { hash } = useLocation()
  const thread = useQuery(help.mine.query())
  async function ask(Text: string) {
    await help.ask({ body: { Text } })
    showToast({ text: t('help.ask.sent'), tone: 'success' })
    await cache.invalidateQueries({ queryKey: help.mine.key })
  }
  const title = t('help.ask')
  if (thread.isPending)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  if (!thread.data) return <SectionFailure title={title} query={thread} />
  const { data: messages, Status } = thread.data
  const hasMessages = messages.length > 0
  return (
    <Card
      ref={hash === '#ask' ? showCard : undefined}
      aria-labelledby="ask"
      className="flex scroll-mt-20 flex-col gap-4"
    >
      <SectionHeader
        id="ask"
        title={title}
        description={t(hasMessages && waitsForStaff(Status) ? 'help.ask.open' : 'help.ask.text')}
      />
      {hasMessages && <HelpMessages messages={messages} />}
      <HelpForm box={box} draft="help" label={t('help.ask.label')} help={t('help.ask.help')} onSend={ask} />
    </Card>
  )
}

/** The link in a notice and the link above the answers both open this card. */
function showCard(card: HTMLElement | null) {
  card?.scrollIntoView({ block: 'start' })
}
