import { DebouncedSearch, type DebouncedSearchProps } from '@pramaan/app-shell/forms/debounced-search.tsx'

const restMilliseconds = 300

/** The search box of a list of openings; the search starts when the person stops typing. */
export function OpeningSearchBox(box: Omit<DebouncedSearchProps, 'restMilliseconds'>) {
  return <DebouncedSearch cuts {...box} restMilliseconds={restMilliseconds} />
}
