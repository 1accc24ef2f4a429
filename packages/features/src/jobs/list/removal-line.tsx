import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { JobListSearch } from './filters/use-job-search.ts'
import { useReading } from './filters/use-reading.ts'
import { useRemoval } from './filters/use-removal.ts'

/** Shown after a short list: the filter that excludes the most jobs, and a button that removes it. */
export function RemovalLine({ jobs }: { jobs: JobListSearch }) {
  const t = useFeatureTexts()
  const { number } = useLabels()
  const removal = useRemoval(jobs, useReading(jobs))
  if (!removal || jobs.answer.data?.data.length === 0) return null
  const { name, count, remove } = removal
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted wrap-anywhere">
      {t('jobs.removal', { name, count, shown: number(count) })}
      <TextButton onClick={remove}>{t('empty.remove', { filter: name })}</TextButton>
    </p>
  )
}
