import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { Landmark } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A link to a drive that is not there; `named` is false where the address names none. */
export function NoSuchDrive({ named }: { named: boolean }) {
  const t = useTexts()
  return (
    <EmptyState
      level={2}
      icon={Landmark}
      title={t(named ? 'review.gone' : 'review.missing')}
      text={t(named ? 'review.gone.text' : 'review.missing.text')}
      action={<LinkButton href={paths.driveList}>{t('review.drives')}</LinkButton>}
    />
  )
}
