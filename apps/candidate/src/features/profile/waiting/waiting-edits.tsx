import { useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import type { SavedEdit } from '../../../record/edits/edit-list.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditDescription } from './use-edit-description.ts'

type WaitingEditsProps = { waiting: readonly SavedEdit[]; onDiscard: (saved: SavedEdit) => void }

/** The changes that show in the profile already and wait for the network; each can be given up. */
export function WaitingEdits({ waiting, onDiscard }: WaitingEditsProps) {
  const t = useTexts()
  const ago = useAgo()
  const what = useEditDescription()
  return (
    <Alert tone="warning" title={t('savedEdits.waiting')}>
      <p>{t('savedEdits.waiting.text')}</p>
      <ul aria-label={t('savedEdits.waiting')} className="mt-1.5 flex flex-col gap-1.5">
        {waiting.map((saved) => (
          <li key={saved.key} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="wrap-anywhere block min-w-0 first-letter:uppercase">
              {t('savedEdits.waiting.one', { what: what(saved), ago: ago(saved.at) })}
            </span>
            <Button
              tone="quiet"
              size="sm"
              aria-label={t('savedEdits.discard.of', { what: what(saved) })}
              onClick={() => onDiscard(saved)}
            >
              {t('savedEdits.discard')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
