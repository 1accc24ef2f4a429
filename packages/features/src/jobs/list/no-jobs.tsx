import { isFullListing } from '@pramaan/contract/jobs/job-search'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'

import { newJobPath } from '../../paths/job-path.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { JobListSearch } from './filters/use-job-search.ts'

/** What a listing without jobs says. */
export function NoJobs({ jobs, applies }: { jobs: JobListSearch; applies: boolean }) {
  const t = useFeatureTexts()
  if (!isFullListing(jobs.search))
    return (
      <EmptyState
        drawing="nothing"
        title={t('jobs.none')}
        text={t('jobs.none.text')}
        action={
          <Button tone="soft" onClick={jobs.clearAll}>
            {t('jobs.filters.clear')}
          </Button>
        }
      />
    )
  if (!applies)
    return (
      <EmptyState
        drawing="jobs"
        title={t('jobs.empty.own')}
        text={t('jobs.empty.own.text')}
        action={
          <LinkButton href={newJobPath} tone="soft">
            {t('jobs.add')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      drawing="jobs"
      title={t('jobs.empty.mine')}
      text={t('jobs.empty.mine.text')}
      action={
        <LinkButton href="/candidate-profile" tone="soft">
          {t('jobs.empty.mine.action')}
        </LinkButton>
      }
    />
  )
}
