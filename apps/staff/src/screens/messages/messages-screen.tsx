import { DeadMessages } from '../../features/messages/dead-messages.tsx'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Undeliverable messages, for an Admin to retry. */
export function MessagesScreen() {
  const t = useTexts()
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      <ScreenHeader title={t('messages.dead.title')} crumbs={[{ label: t('titles.messages') }]} />
      <p className="-mt-1 max-w-[90ch] text-sm text-ink-muted">{t('messages.dead.text')}</p>
      <DeadMessages />
    </div>
  )
}
