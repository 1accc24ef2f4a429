import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { type JobSearch, jobFilterValues, toggled } from '@pramaan/contract/jobs/job-search'
import { may } from '@pramaan/domain/capability'
import { jobStates, postedDays } from '@pramaan/domain/job'
import { RadioList } from '@pramaan/ui/radio-list'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { useJobWords } from '../../use-job-words.ts'
import { FilterBoxes, type Option } from './filter-boxes.tsx'
import type { JobList, JobListSearch } from './use-job-search.ts'

/** How many jobs would remain for each value; undefined while loading. */
export type Facets = NonNullable<JobList['facets']> | undefined

type RadioName = 'type' | 'salary' | 'posted' | 'state'

type Counted = readonly { value: string | number; count: number }[] | undefined

function countOf(counts: Counted, value: string | number) {
  return counts && (counts.find((one) => one.value === value)?.count ?? 0)
}

/** All filters of the job listing, with the number of jobs for each value (document 001 §2, D19). */
export function JobFilters({ jobs, facets }: { jobs: JobListSearch; facets: Facets }) {
  const t = useFeatureTexts()
  const words = useJobWords()
  const option = useOptionText()
  const edits = may(usePerson().role, 'editJobs')
  const { search, change } = jobs
  const optionsOf = (name: 'location' | 'model' | 'experience'): Option<string>[] =>
    jobFilterValues[name].map((value) => ({ value, label: option(value), count: countOf(facets?.[name], value) }))
  const radios = (name: RadioName, label: (value: string) => string) => [
    { value: '', label: t('jobs.filter.any') },
    ...jobFilterValues[name].map((value) => ({ value, label: label(value), note: countOf(facets?.[name], value) })),
  ]
  const pick = <K extends 'location' | 'model' | 'experience' | 'tags'>(name: K, value: string) =>
    change((now) => ({ [name]: toggled<string>(now[name], value) }) as Partial<JobSearch>)
  const boxes = (name: 'location' | 'model' | 'experience', label: string) => (
    <FilterBoxes
      label={label}
      options={optionsOf(name)}
      values={search[name]}
      onToggle={(value) => pick(name, value)}
    />
  )
  return (
    <div className="flex flex-col gap-5">
      {edits && (
        <RadioList
          label={t('jobs.filter.state')}
          options={radios('state', words.state)}
          value={search.state ?? ''}
          onValue={(value) => change(() => ({ state: jobStates.find((state) => state === value) }))}
        />
      )}
      <RadioList
        label={t('jobs.filter.posted')}
        options={radios('posted', (days) => t('jobs.filter.posted.value', { days }))}
        value={search.posted ?? ''}
        onValue={(value) => change(() => ({ posted: postedDays.find((days) => days === value) }))}
      />
      {boxes('location', t('jobs.filter.location'))}
      <RadioList
        label={t('jobs.filter.type')}
        options={radios('type', words.type)}
        value={search.type ?? ''}
        onValue={(type) => change(() => ({ type: type || undefined }))}
      />
      {boxes('model', t('job.model'))}
      {boxes('experience', t('jobs.filter.experience'))}
      <RadioList
        label={t('jobs.filter.salary')}
        options={radios('salary', (range) => t('jobs.filter.salary.value', { range: range.replace('-', '–') }))}
        value={search.salary ?? ''}
        onValue={(salary) => change(() => ({ salary: salary || undefined }))}
      />
      <FilterBoxes
        label={t('jobs.filter.category')}
        options={facets?.category.map((one) => ({ ...one, label: option(one.label) })) ?? []}
        values={search.category}
        onToggle={(value) => change((now) => ({ category: toggled(now.category, value) }))}
      />
      <FilterBoxes
        label={t('jobs.filter.tags')}
        options={facets?.tags.map(({ value, count }) => ({ value, label: value, count })) ?? []}
        values={search.tags}
        onToggle={(value) => pick('tags', value)}
      />
    </div>
  )
}
