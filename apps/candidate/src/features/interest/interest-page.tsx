import { BackLink } from '@pramaan/ui/breadcrumb'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'

import type { ReactNode } from 'react'
import { myProfilePath } from '../../record/my-profile-path.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The page behind a stat card, with a link back (D43). */
export function InterestPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const t = useTexts()
  return (
    <div className="mx-auto flex max-w-200 flex-col gap-4">
      <PageHeader title={title} description={text} above={<BackLink href="/">{t('myProfile.back')}</BackLink>} />
      {children}
    </div>
  )
}

/** The empty state, with advice on how to get noticed. */
export function NoInterest({ title }: { title: string }) {
  const t = useTexts()
  return (
    <EmptyState
      drawing="people"
      level={2}
      title={title}
      text={t('interest.more')}
      action={<LinkButton href={myProfilePath}>{t('interest.more.link')}</LinkButton>}
    />
  )
}
