import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { PageHeader } from '@pramaan/ui/page-header'
import { TextLink } from '@pramaan/ui/text-link'
import { PageHead } from '../../features/public-page/page-head.tsx'
import { PageSections } from '../../features/public-page/page-sections.tsx'
import { PageSkeleton } from '../../features/public-page/page-skeleton.tsx'
import { SwitchCard } from '../../features/public-page/switch-card.tsx'
import { type MyPage, useMyPage } from '../../features/public-page/use-my-page.ts'
import { VisibleSectionsCard } from '../../features/public-page/visible-sections-card.tsx'
import { myProfilePath } from '../../record/my-profile-path.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Where a candidate turns their public page on and off and chooses its sections, next to a preview (D39). */
export function MyPageScreen() {
  const t = useTexts()
  const page = useMyPage()
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title={t('publicPage.title')} description={t('publicPage.text')} />
      {page.isPending && <PageSkeleton />}
      {page.error && !page.data && <Failure error={page.error} onRetry={() => void page.refetch()} />}
      {page.data && <Parts page={page.data} />}
    </div>
  )
}

function Parts({ page }: { page: MyPage }) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-6">
      <div className="flex min-w-0 flex-col gap-4">
        <SwitchCard page={page} />
        <VisibleSectionsCard page={page} />
      </div>
      <section aria-label={t('publicPage.preview')} className="flex min-w-0 flex-col gap-4">
        <div className="-mb-2 flex items-center justify-between gap-4">
          <p className="text-ink-muted text-sm">{t('publicPage.preview')}</p>
          <TextLink href={myProfilePath}>{t('publicPage.preview.edit')}</TextLink>
        </div>
        <PageHead page={page.Page} level={2} />
        <PageSections page={page.Page} />
      </section>
    </div>
  )
}
