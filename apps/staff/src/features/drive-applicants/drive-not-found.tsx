import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'

import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Shown for a link to a drive that does not exist; `named` is false if the address names no drive. */
export function DriveNotFound({ named }: { named: boolean }) {
  const t = useTexts()
  return (
    <NotFoundState
      drawing="dates"
      title={t(named ? 'review.gone' : 'review.missing')}
      text={t(named ? 'review.gone.text' : 'review.missing.text')}
      href={paths.driveList}
      way={t('review.drives')}
    />
  )
}
