import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useDebouncedAction } from '@pramaan/app-shell/time/use-debounced-action.ts'
import { SearchField } from '@pramaan/ui/search-field'
import { SelectField } from '@pramaan/ui/select-field'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import type { CourseSearch } from './use-course-search.ts'

const restMilliseconds = 300

/** Props of `CourseFilters`: the screen owns the typed text, because it can clear it. */
type CourseFiltersProps = { search: CourseSearch; typed: string; onTyped: (term: string) => void }

/** Search box and category of the course list; the search starts when the person stops typing. */
export function CourseFilters({ search, typed, onTyped }: CourseFiltersProps) {
  const t = useTexts()
  const { now, later } = useDebouncedAction(
    ({ term = typed }: { term?: string }) => search.change({ term }),
    restMilliseconds,
  )
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <SearchField
        label={t('courses.search')}
        value={typed}
        onValue={(term) => {
          onTyped(term)
          later({ term })
        }}
        onSubmit={(term) => now({ term })}
      />
      <SelectField
        label={t('courses.category')}
        labelHidden
        placeholder={t('courses.category.all')}
        options={useCategories()}
        value={search.category}
        onChange={(event) => search.change({ category: event.target.value })}
      />
    </div>
  )
}

/** The categories from the Admin's reference list. */
function useCategories() {
  const { reference } = useApi()
  const option = useOptionText()
  const { data } = useQuery(reference.courseCategories.query())
  return (data?.data ?? []).map(({ ID, Title }) => ({ value: String(ID), label: option(Title) }))
}
