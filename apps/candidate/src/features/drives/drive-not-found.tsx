import { Gone } from '@pramaan/app-shell/router/failures/gone.tsx'
import { CalendarX } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** A link to a drive that is not there (any more), and the way to those that are. */
export function DriveNotFound() {
  const t = useTexts()
  return (
    <Gone
      icon={CalendarX}
      title={t('drives.gone')}
      text={t('drives.gone.text')}
      href="/placement-drive"
      way={t('drives.closed.others')}
    />
  )
}
