import { Refused } from '@pramaan/api-client'
import { useApi, useAuth } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { usePageTitle } from '@pramaan/app-shell/router/use-page-title.ts'
import { Alert } from '@pramaan/ui/alert'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { HireCard } from '../../features/public-page/hire-card.tsx'
import { PageHead } from '../../features/public-page/page-head.tsx'
import { PageSections } from '../../features/public-page/page-sections.tsx'
import { PageSkeleton } from '../../features/public-page/page-skeleton.tsx'
import type { Page } from '../../features/public-page/use-my-page.ts'
import { PublicLayout } from '../../public-layout.tsx'
import { myPagePath } from '../../record/my-profile-path.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** A candidate's public page, for anyone with its link (D39). */
export function PublicPageScreen() {
  const { slug = '' } = useParams()
  const { publicProfiles } = useApi()
  const { data, error, isPending, refetch } = useQuery(publicProfiles.read.query({ params: { slug } }))
  usePageTitle(data?.data.FullName)
  const isGone = error instanceof Refused && error.code === 'not-found'
  return (
    <PublicLayout>
      {isPending && <PageSkeleton />}
      {isGone && <NoPage />}
      {error && !isGone && <Failure page error={error} onRetry={() => void refetch()} />}
      {data && <Found page={data.data} />}
    </PublicLayout>
  )
}

function Found({ page }: { page: Page }) {
  const t = useTexts()
  const { person } = useAuth()
  const isOwn = person?.ID === page.ID
  return (
    <div className="flex flex-col gap-4">
      {isOwn && (
        <Alert action={<TextLink href={myPagePath}>{t('publicPage.manage')}</TextLink>}>
          {t('publicPage.isYours')}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <PageHead page={page} level={1} />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <HireCard page={page} />
        </div>
        <PageSections page={page} />
      </div>
    </div>
  )
}

function NoPage() {
  const t = useTexts()
  return (
    <EmptyState
      level={1}
      drawing="nothing"
      title={t('publicPage.gone')}
      text={t('publicPage.gone.text')}
      action={<LinkButton href="/">{t('publicPage.gone.home')}</LinkButton>}
    />
  )
}
