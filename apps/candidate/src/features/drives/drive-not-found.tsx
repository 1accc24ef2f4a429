import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { CalendarX } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** A link to a drive that is not there (any more), and the way to those that are. */
export function DriveNotFound() {
  const t = useTexts()
  return (
    <NotFoundState
      icon={CalendarX}
      title={t('drives.gone')}
      text={t('drives.gone.text')}
      href="/placement-drive"
      way={t('drives.closed.others')}
    />
  )
}
