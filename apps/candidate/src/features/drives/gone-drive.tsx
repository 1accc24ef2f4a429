import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { CalendarX } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** A link to a drive that is not there (any more), and the way to those that are. */
export function GoneDrive() {
  const t = useTexts()
  return (
    <EmptyState
      level={2}
      icon={CalendarX}
      title={t('drives.gone')}
      text={t('drives.gone.text')}
      action={
        <LinkButton href="/placement-drive" tone="soft">
          {t('drives.closed.others')}
        </LinkButton>
      }
    />
  )
}
