import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { driveListOf } from '@pramaan/domain/drive'
import { CalendarX } from 'lucide-react'
import { usePostingTexts } from '../texts/use-posting-texts.ts'

/** A link to a drive that is not there (any more), and the way to those that are. */
export function NoDrive() {
  const t = usePostingTexts()
  const { role } = usePerson()
  return (
    <NotFoundState
      icon={CalendarX}
      title={t('drivePage.missing')}
      text={t('drivePage.missing.text')}
      href={driveListOf(role)}
      way={t('drivePage.back')}
    />
  )
}
