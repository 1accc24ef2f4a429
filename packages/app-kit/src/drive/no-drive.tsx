import { driveListOf } from '@pramaan/domain/drive'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { CalendarX } from 'lucide-react'
import { usePerson } from '../platform/platform.tsx'
import { usePostingTexts } from '../texts/use-posting-texts.ts'

/** A link to a drive that is not there (any more), and the way to those that are. */
export function NoDrive() {
  const t = usePostingTexts()
  const { role } = usePerson()
  return (
    <EmptyState
      level={2}
      icon={CalendarX}
      title={t('drivePage.missing')}
      text={t('drivePage.missing.text')}
      action={<LinkButton href={driveListOf(role)}>{t('drivePage.back')}</LinkButton>}
    />
  )
}
