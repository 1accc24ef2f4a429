import { Alert } from '@pramaan/ui/alert'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Applying } from './use-application.ts'
import { WaitingNote } from './waiting-note.tsx'

/** Says that an application waits and can be withdrawn, or why it was refused. */
export function ApplicationNote({ applying }: { applying: Applying }) {
  const t = useFeatureTexts()
  if (applying.waiting) return <WaitingNote waiting={applying.waiting} onCancel={applying.cancel} />
  return applying.problem ? <Alert tone="danger">{t('application.failed', { why: applying.problem })}</Alert> : null
}
