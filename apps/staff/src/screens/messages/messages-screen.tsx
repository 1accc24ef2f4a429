import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { PageHeader } from '@pramaan/ui/page-header'
import { DeadMessages } from '../../features/messages/dead-messages.tsx'
import { ScreenCrumbs } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Undeliverable messages, for an Admin to retry. */
export function MessagesScreen() {
  const t = useTexts()
  const { role } = usePerson()
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      <PageHeader
        dense
        above={<ScreenCrumbs role={role} crumbs={[{ label: t('titles.messages') }]} />}
        title={t('messages.dead.title')}
      />
      <p className="-mt-1 max-w-[90ch] text-sm text-ink-muted">{t('messages.dead.text')}</p>
      <DeadMessages />
    </div>
  )
}
