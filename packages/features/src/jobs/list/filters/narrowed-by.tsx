import { Corrections } from '../../../search/corrections.tsx'
import { WordChips } from '../../../search/read-chips.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import type { Facets } from './job-filters.tsx'
import type { JobListSearch } from './use-job-search.ts'
import { useReading } from './use-reading.ts'

type NarrowedByProps = { jobs: JobListSearch; facets: Facets }

/** What restricts the list: the parsed words and the active filters, each with a remove button. */
export function NarrowedBy({ jobs, facets }: NarrowedByProps) {
  const { search, change } = jobs
  const reading = useReading(jobs)
  const onTerm = (term: string) => change(() => ({ term }))
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <WordChips term={search.term} reading={reading} onTerm={onTerm} />
        <ChosenFilters jobs={jobs} facets={facets} />
      </div>
      <Corrections of="jobs" term={search.term} reading={reading} onTerm={onTerm} />
    </div>
  )
}
