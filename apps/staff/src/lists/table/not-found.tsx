import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { FileX, UserX } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * In a table: shown for a link to a page that the list does not have (any more), with links to the pages that exist.
 */
export function PageNotFound({ onFirst }: { onFirst: () => void }) {
  const t = useTexts()
  return (
    <EmptyState
      bare
      icon={FileX}
      title={t('notFound.page')}
      text={t('notFound.page.text')}
      action={
        <Button tone="quiet" onClick={onFirst}>
          {t('notFound.page.first')}
        </Button>
      }
    />
  )
}

/**
 * Shown for a link to a candidate who does not exist, with `home` as a link to the list; `named` is false if the
 * address names nobody.
 */
export function CandidateNotFound({ home, named }: { home?: string; named: boolean }) {
  const t = useTexts()
  return (
    <EmptyState
      level={1}
      icon={UserX}
      title={t(named ? 'notFound.candidate' : 'staffProfile.missing')}
      text={t(named ? 'notFound.candidate.text' : 'staffProfile.missing.text')}
      action={home && <LinkButton href={home}>{t('staffProfile.back')}</LinkButton>}
    />
  )
}
