import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { Landmark } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A link to a drive that is not there; `named` is false where the address names none. */
export function DriveNotFound({ named }: { named: boolean }) {
  const t = useTexts()
  return (
    <NotFoundState
      icon={Landmark}
      title={t(named ? 'review.gone' : 'review.missing')}
      text={t(named ? 'review.gone.text' : 'review.missing.text')}
      href={paths.driveList}
      way={t('review.drives')}
    />
  )
}
