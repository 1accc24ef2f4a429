import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'

import { useShellTexts } from '../texts/use-shell-texts.ts'

/** A placeholder for pages that don't exist yet (D39, D40). */
export function ComingSoonScreen() {
  const t = useShellTexts()
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5">
      <PageHeader title={t('comingSoon.title')} />
      <EmptyState
        drawing="dates"
        title={t('comingSoon.text')}
        action={<LinkButton href="/">{t('error.home')}</LinkButton>}
      />
    </div>
  )
}
