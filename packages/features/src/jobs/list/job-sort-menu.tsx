import { isByFit, jobSorts } from '@pramaan/domain/job'
import { Menu } from '@pramaan/ui/menu'
import { TextButton } from '@pramaan/ui/text-link'
import { ChevronDown } from 'lucide-react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { JobListSearch } from './filters/use-job-search.ts'

/** The order of the listing, stored in the URL; only candidates have best match. */
export function JobSortMenu({ jobs, applies }: { jobs: JobListSearch; applies: boolean }) {
  const t = useFeatureTexts()
  const sorts = jobSorts.filter((sort) => applies || !isByFit(sort))
  const [usual] = sorts
  const { sort = usual } = jobs.search
  const current = sorts.find((one) => one === sort) ?? usual
  if (!current) return null
  return (
    <Menu
      trigger={
        <TextButton className="text-ink! whitespace-nowrap">
          <span className="font-normal text-ink-muted">{t('jobs.sort')}</span> {t(`jobs.sort.${current}`)}
          <ChevronDown aria-hidden />
        </TextButton>
      }
      items={sorts.map((one) => ({
        key: one,
        label: t(`jobs.sort.${one}`),
        checked: one === current,
        onSelect: () => jobs.change(() => ({ sort: one === usual ? undefined : one })),
      }))}
    />
  )
}
