import { isFullListing } from '@pramaan/contract/jobs/job-search'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { LinkButton } from '@pramaan/ui/link-button'
import { newJobPath } from '../../paths/job-path.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { JobListSearch } from './filters/use-job-search.ts'
import { useReading } from './filters/use-reading.ts'
import { useRemoval } from './filters/use-removal.ts'

type NoJobsProps = { jobs: JobListSearch; applies: boolean }

/** The text of a listing without jobs. */
export function NoJobs({ jobs, applies }: NoJobsProps) {
  const t = useFeatureTexts()
  const removal = useRemoval(jobs, useReading(jobs))
  const { number } = useLabels()
  if (!isFullListing(jobs.search))
    return (
      <EmptyState
        drawing="nothing"
        title={t('jobs.none')}
        text={
          removal
            ? t('jobs.removal', { name: removal.name, count: removal.count, shown: number(removal.count) })
            : t('jobs.none.text')
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {removal && (
              <Button tone="soft" onClick={removal.remove}>
                {t('empty.remove', { filter: removal.name })}
              </Button>
            )}
            <Button tone={removal ? 'quiet' : 'soft'} onClick={jobs.clearAll}>
              {t('jobs.filters.clear')}
            </Button>
          </div>
        }
      />
    )
  if (!applies)
    return (
      <EmptyState
        drawing="jobs"
        title={t('jobs.empty.posted')}
        text={t('jobs.empty.posted.text')}
        action={
          <LinkButton href={newJobPath} tone="soft">
            {t('jobs.add')}
          </LinkButton>
        }
      />
    )
  return <Unmatched title={t('jobs.empty.matching')} />
}

/** Says above jobs for other work that none is for the reader's. */
export function NoneFits() {
  const t = useFeatureTexts()
  return <Unmatched wide title={t('jobs.noneFits')} />
}

function Unmatched({ title, wide = false }: { title: string; wide?: boolean }) {
  const t = useFeatureTexts()
  return (
    <EmptyState
      drawing="jobs"
      wide={wide}
      title={title}
      text={t('jobs.empty.matching.text')}
      action={
        <LinkButton href="/candidate-profile" tone="soft">
          {t('jobs.empty.matching.action')}
        </LinkButton>
      }
    />
  )
}
