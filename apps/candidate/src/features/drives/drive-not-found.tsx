import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Shown for a link to a drive that does not exist (any more), with a link to the current ones. */
export function DriveNotFound() {
  const t = useTexts()
  return (
    <NotFoundState
      drawing="nothing"
      title={t('drives.gone')}
      text={t('drives.gone.text')}
      href="/placement-drive"
      way={t('drives.closed.others')}
    />
  )
}
