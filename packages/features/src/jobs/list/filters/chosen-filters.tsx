import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { countOfFilters, type JobSearch, toggled } from '@pramaan/contract/jobs/job-search'
import { RemovableChip } from '@pramaan/ui/chip'
import { TextButton } from '@pramaan/ui/text-link'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'
import { useJobWords } from '../../use-job-words.ts'
import type { Facets } from './job-filters.tsx'
import type { JobListSearch } from './use-job-search.ts'

type FilterName =
  | 'location'
  | 'type'
  | 'model'
  | 'experience'
  | 'salary'
  | 'category'
  | 'tags'
  | 'posted'
  | 'state'
  | 'offered'
type Chosen = { filter: FilterName; key: string; label: string; without: (now: JobSearch) => Partial<JobSearch> }

/** The names of domains, by their ids. */
type Domains = readonly { value: number; label: string }[] | undefined

/** The filters in use, each as a chip with a remove button. */
export function ChosenFilters({ jobs, facets }: { jobs: JobListSearch; facets: Facets }) {
  const t = useFeatureTexts()
  const chosen = useChosen(jobs.search, facets?.category)
  if (countOfFilters(jobs.search) === 0) return null
  return (
    <ul aria-label={t('jobs.filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key} className="max-w-full">
          <RemovableChip name={label} onRemove={() => jobs.change(without)}>
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <TextButton onClick={jobs.clear}>{t('jobs.filters.clear')}</TextButton>
      </li>
    </ul>
  )
}

/** The active filters in words, each with the listing without it. */
export function useChosen(search: JobSearch, domains: Domains = []): Chosen[] {
  const t = useFeatureTexts()
  const words = useJobWords()
  const option = useOptionText()
  const some = (name: 'location' | 'model' | 'experience' | 'tags'): Chosen[] =>
    search[name].map((value) => ({
      filter: name,
      key: `${name} ${value}`,
      label: option(value),
      without: (now) => ({ [name]: toggled<string>(now[name], value) }),
    }))
  const one = (key: 'type' | 'salary' | 'posted' | 'state' | 'offered', label: string | undefined): Chosen[] =>
    label === undefined ? [] : [{ filter: key, key, label, without: () => ({ [key]: undefined }) }]
  const nameOf = (id: number) => option(domains.find(({ value }) => value === id)?.label ?? t('jobs.filter.category'))
  return [
    ...some('location'),
    ...one('type', search.type && words.type(search.type)),
    ...some('model'),
    ...some('experience'),
    ...one('salary', search.salary && t('jobs.filter.salary.value', { range: search.salary.replace('-', '–') })),
    ...search.category.map((id) => ({
      filter: 'category' as const,
      key: `category ${id}`,
      label: nameOf(id),
      without: (now: JobSearch) => ({ category: toggled(now.category, id) }),
    })),
    ...some('tags'),
    ...one('posted', search.posted && t('jobs.filter.posted.value', { days: search.posted })),
    ...one('state', search.state && words.state(search.state)),
    ...one('offered', search.offered && t('jobs.filter.offered.drive')),
  ]
}
