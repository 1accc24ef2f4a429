import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { driveListOf } from '../paths/drive-paths.ts'
import { usePostingTexts } from '../texts/use-posting-texts.ts'

/** Shown for a link to a drive that does not exist (any more), with a link to the current ones. */
export function NoDrive() {
  const t = usePostingTexts()
  const { role } = usePerson()
  return (
    <NotFoundState
      drawing="nothing"
      title={t('drivePage.missing')}
      text={t('drivePage.missing.text')}
      href={driveListOf(role)}
      way={t('drivePage.back')}
    />
  )
}
