import { dot } from '@pramaan/domain/dotted'
import { cancelWaiting } from '@pramaan/features/applications/sending/send-waiting.ts'
import { useWaiting } from '@pramaan/features/applications/sending/use-waiting.ts'
import type { Waiting } from '@pramaan/features/applications/sending/waiting-list.ts'
import { WaitingNote } from '@pramaan/features/applications/sending/waiting-note.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Card } from '@pramaan/ui/card'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { MyApplication } from '../../openings/my-application.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Applications that wait on this device for the network, and those that were refused when sent. */
export function WaitingList({ kind }: { kind: MyApplication['Kind'] | undefined }) {
  const t = useTexts()
  const { waitingList, waiting } = useWaiting()
  const visibleEntries = waiting.filter(({ target }) => !kind || target.kind === kind)
  if (visibleEntries.length === 0) return null
  return (
    <Card className="flex flex-col gap-3">
      <SectionHeader title={t('applications.waiting')} />
      <ul className="flex flex-col gap-3">
        {visibleEntries.map((one) => (
          <li key={one.key} className="flex flex-col gap-1.5">
            <OneWaiting waiting={one} onCancel={() => void cancelWaiting(waitingList, one.target)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OneWaiting({ waiting, onCancel }: { waiting: Waiting; onCancel: () => void }) {
  const t = useTexts()
  const { target, problem } = waiting
  if (problem)
    return (
      <Alert tone="danger" title={t('applications.refused', { title: target.title })} onDismiss={onCancel}>
        {problem}
      </Alert>
    )
  return (
    <>
      <p>
        <span className="font-semibold">{target.title}</span>
        <span className="text-sm text-ink-muted">
          {dot}
          {t(`applications.one.${target.kind}`)}
        </span>
      </p>
      <WaitingNote waiting={waiting} onCancel={onCancel} />
    </>
  )
}
